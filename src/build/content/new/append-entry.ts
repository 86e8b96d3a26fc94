import { type ArrayNode, type ValueNode, parse } from "@humanwhocodes/momoa";

/**
 * Adds an entry at the end of a list inside a JSON text and leaves every other character as it is.
 * Throws when the keys do not lead to a list.
 */
export function appendEntry(text: string, keys: readonly string[], entry: object): string {
  const list = listAt(parse(text, { mode: "json", ranges: true }).body, keys);
  const last = list.elements.at(-1);
  if (last === undefined) {
    const indent = indentOf(text, offsetOf(list, "start"));
    const inside = `\n${indent}  ${written(entry, `${indent}  `)}\n${indent}`;
    return splice(text, offsetOf(list, "start") + 1, offsetOf(list, "end") - 1, inside);
  }
  const end = offsetOf(last, "end");
  const indent = indentOf(text, offsetOf(last, "start"));
  return splice(text, end, end, `,\n${indent}${written(entry, indent)}`);
}

function listAt(root: ValueNode, keys: readonly string[]): ArrayNode {
  const found = keys.reduce<ValueNode | undefined>((node, key) => {
    const members = node?.type === "Object" ? node.members : [];
    return members.find(({ name }) => name.type === "String" && name.value === key)?.value;
  }, root);
  if (found?.type !== "Array") throw new Error(`There is no list called ${keys.join(".")}.`);
  return found;
}

/** The blanks at the start of the line that an offset is in. */
function indentOf(text: string, offset: number): string {
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? "";
}

function written(entry: object, indent: string): string {
  return JSON.stringify(entry, null, 2).replaceAll("\n", `\n${indent}`);
}

function splice(text: string, start: number, end: number, added: string): string {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  return text.slice(0, start) + added.replaceAll("\n", newline) + text.slice(end);
}

function offsetOf(
  node: { loc: { start: { offset: number }; end: { offset: number } } },
  edge: "start" | "end",
): number {
  return node.loc[edge].offset;
}
