import type { Overwrite, ReadPage } from "./overwrites";

/** A place of a page that shows a text: the text nodes that make it, or a picture that it describes. */
export type WordsPlace = Readonly<{ kind: "text"; nodes: readonly Node[] } | { kind: "alt"; picture: Element }>;

/** A text as a page shows it: with single spaces. */
export const asShown = (text: string): string => text.replace(/\s+/g, " ").trim();

const TEXT_NODE = 3;
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

  /** Adds the places in a node. Returns its words; undefined if they are longer than all that are wanted. */
  const visit = (node: Node): string | undefined => {
    if (node.nodeType === TEXT_NODE) {
      const text = read(node, "text") ?? "";
      const words = asShown(text);
      if (words.length > longest) return undefined;
      add(words, { kind: "text", nodes: [node] });
      return text;
    }
    if (WITHOUT_WORDS.has(node.nodeName)) return "";
    if (node.nodeName === "IMG") {
      add(asShown(read(node, "alt") ?? ""), { kind: "alt", picture: node as Element });
      return "";
    }
    const parts = [...node.childNodes].map(visit);
    if (parts.some(part => part === undefined)) return undefined;
    const words = asShown(parts.join(""));
    if (words.length > longest) return undefined;
    // The innermost place counts.
    if (!parts.some(part => part !== undefined && asShown(part) === words))
      add(words, { kind: "text", nodes: textNodesIn(node) });
    return parts.join("");
  };

  visit(root);
  return places;
}

const textNodesIn = (node: Node): Node[] =>
  node.nodeType === TEXT_NODE ? [node] : [...node.childNodes].flatMap(textNodesIn);

/** Writes a text into a place. In several text nodes, only the changed letters are written. */
export function overwritesForWords(place: WordsPlace, text: string, read: ReadPage): Overwrite[] {
  if (place.kind === "alt") return [{ node: place.picture, part: "alt", value: text }];
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
