import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { type ChildNode, parse, root } from "postcss";

/** Queries for paper, for a mouse that points at something, and for settings of few visitors. */
const laterMedia = /^print\b|hover: hover|forced-colors: active|prefers-contrast: more|prefers-reduced-transparency/;

const isLater = (node: ChildNode) => node.type === "atrule" && node.name === "media" && laterMedia.test(node.params);

/** Copies the media queries that can apply later, each with the cascade layer around it. */
const laterParts = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.flatMap(node => {
    if (isLater(node)) return [node.clone()];
    if (node.type !== "atrule" || !node.nodes) return [];
    const inside = laterParts(node.nodes);
    return inside.length > 0 ? [node.clone({ nodes: inside })] : [];
  });

/** Splits CSS into the rules that a first paint on a screen needs, and the rules that may load after it. */
export const splitRules = (css: string): { readonly first: string; readonly later: string } => {
  const first = parse(css);
  const later = root({ nodes: laterParts(first.nodes) });
  first.walkAtRules(rule => {
    if (isLater(rule)) rule.remove();
  });
  return { first: first.toString(), later: later.toString() };
};

type Node = DefaultTreeAdapterTypes.ChildNode;

const attribute = (node: Node, name: string) =>
  "attrs" in node ? node.attrs.find(attribute => attribute.name === name)?.value : undefined;

const visibleClasses = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(node => {
    // A popover is closed when the page appears.
    if (attribute(node, "popover") !== undefined) return [];
    const inside = "childNodes" in node ? visibleClasses(node.childNodes) : [];
    return [attribute(node, "class") ?? "", ...inside];
  });

/** The classes of the elements in some HTML that the first paint can show, separated by spaces. */
export const classesOfFirstPaint = (html: string): string => visibleClasses(parseFragment(html).childNodes).join(" ");
