import type { Overwrite, ReadPage } from "./overwrites";

/** The attributes of elements that have words. */
const ATTRIBUTES = ["alt", "placeholder"] as const;

/** A place of a page that shows a text: the text nodes that make it, or an attribute of an element. */
export type WordsPlace = Readonly<
  | { kind: "text"; nodes: readonly Node[] }
  | { kind: "attribute"; element: Element; attribute: (typeof ATTRIBUTES)[number] }
>;

/** A text as a page shows it: with single spaces. */
export const asShown = (text: string): string => text.replace(/\s+/g, " ").trim();

// Nodes of a frame are no instances of this window's classes.
const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const WITHOUT_WORDS = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"]);

/** The places that show one of these texts in an element of a page, by the text, in the order of the page. */
export function placesOfWords(
  root: Element,
  wanted: ReadonlySet<string>,
  read: ReadPage,
): ReadonlyMap<string, WordsPlace[]> {
  const places = new Map<string, WordsPlace[]>();
  const longest = Math.max(0, ...[...wanted].map(({ length }) => length));

  const add = (text: string, place: WordsPlace) => {
    if (wanted.has(text)) places.set(text, [...(places.get(text) ?? []), place]);
  };

  const addAttributes = (element: Element) => {
    for (const attribute of ATTRIBUTES)
      if (element.hasAttribute(attribute))
        add(asShown(read(element, attribute) ?? ""), { kind: "attribute", element, attribute });
  };

  /** Adds the places in a node. Returns its text; undefined if it is longer than all that are wanted. */
  const visit = (node: Node): string | undefined => {
    if (isText(node)) return addText(node, read(node, "text") ?? "", []);
    if (!isElement(node) || WITHOUT_WORDS.has(node.nodeName)) return "";
    addAttributes(node);
    const parts = [...node.childNodes].map(visit);
    return parts.includes(undefined) ? undefined : addText(node, parts.join(""), parts);
  };

  /** Adds a node that shows a text, unless one of its parts shows all of it. */
  const addText = (node: Node, text: string, parts: readonly (string | undefined)[]): string | undefined => {
    const words = asShown(text);
    if (words.length > longest) return undefined;
    if (!parts.some(part => part !== undefined && asShown(part) === words))
      add(words, { kind: "text", nodes: textNodesIn(node) });
    return text;
  };

  visit(root);
  return places;
}

const textNodesIn = (node: Node): Node[] => (isText(node) ? [node] : [...node.childNodes].flatMap(textNodesIn));

/** Writes a text into a place. In several text nodes, only the changed letters are written. */
export function overwritesForWords(place: WordsPlace, text: string, read: ReadPage): Overwrite[] {
  if (place.kind === "attribute") return [{ node: place.element, part: place.attribute, value: text }];
  const parts = place.nodes.map(node => ({ node, text: read(node, "text") ?? "" }));
  const before = parts.map(part => part.text).join("");
  const [blankBefore = ""] = /^\s*/.exec(before) ?? [];
  const [blankAfter = ""] = /\s*$/.exec(before) ?? [];
  const after = blankBefore + text + blankAfter;
  const { start, endBefore, inserted } = changeBetween(before, after);
  let offset = 0;
  let isInserted = false;
  return parts.flatMap(part => {
    const from = Math.max(0, start - offset);
    const to = Math.max(0, Math.min(endBefore - offset, part.text.length));
    const isHere = !isInserted && from <= part.text.length;
    offset += part.text.length;
    const value = part.text.slice(0, from) + (isHere ? inserted : "") + part.text.slice(Math.max(from, to));
    if (isHere) isInserted = true;
    return value === part.text ? [] : [{ node: part.node, part: "text", value }];
  });
}

/** The part in which two texts differ: from `start` to `endBefore` in the first one, where the second has `inserted`. */
function changeBetween(before: string, after: string) {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, endBefore: before.length - same, inserted: after.slice(start, after.length - same) };
}
