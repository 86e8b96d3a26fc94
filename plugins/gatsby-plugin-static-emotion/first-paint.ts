import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { type ChildNode, parse } from "postcss";

/** Queries for paper, for a mouse that points at something, and for settings of few visitors. */
const laterMedia = /^print\b|hover: hover|forced-colors: active|prefers-contrast: more|prefers-reduced-transparency/;

/** States that only a visitor's action makes. Not the keyboard's focus: it must be visible before the style sheet has loaded. */
const laterStates = [":hover", ":active", ":popover-open", "::selection"];

/** Whether a selector applies only in such a state. One with `:not()` may apply as long as nothing is done. */
const needsAction = (selector: string) =>
  laterStates.some(state => selector.includes(state)) && !selector.includes(":not(");

/** Whether a first paint on a screen never needs a rule or a media query. */
const isLater = (node: ChildNode) => {
  if (node.type === "rule") return node.selectors.every(needsAction);
  return node.type === "atrule" && node.name === "media" && laterMedia.test(node.params);
};

const nodesIn = (node: ChildNode) => ("nodes" in node ? (node.nodes ?? []) : []);

const hasLater = (node: ChildNode): boolean => isLater(node) || nodesIn(node).some(hasLater);

/** The rules that a first paint on a screen needs. */
export const rulesOfFirstPaint = (css: string): string => {
  const rules = parse(css);
  rules.walk(node => {
    if (isLater(node)) node.remove();
  });
  rules.walkAtRules(rule => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return rules.toString();
};

/**
 * What the style sheet has of a style whose rules are in the head: the first rule that may load later, and all that follow
 * it in their cascade layer. These are repeated, so that they still win over it.
 */
export const rulesAfterFirstPaint = (css: string): string => {
  const layers = parse(css);
  layers.each(layer => {
    const rules = nodesIn(layer);
    const first = rules.findIndex(hasLater);
    if (first < 0) layer.remove();
    else for (const rule of rules.slice(0, first)) rule.remove();
  });
  return layers.toString();
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
