import { type Node, getNodeValue, parseTree } from "jsonc-parser";
import { isObject } from "../contract/json-object";

/** Characters of a line, as the formatter of the project has them. */
const WIDTH = 120;
const STEP = "  ";

/**
 * A JSON text with other data in it, in which all that has not changed stays as it was written: spaces, the order of
 * keys, and entries of a list that have only moved.
 */
export function withData(text: string, data: unknown): string {
  const root = parseTree(text);
  if (!root) return `${written(data, "", 0)}\n`;
  return text.slice(0, root.offset) + rewritten(text, root, data) + text.slice(root.offset + root.length);
}

/** Whether two values hold the same, in whatever order their keys are. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a, sorted) === JSON.stringify(b, sorted);

const sorted = (_key: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

function rewritten(text: string, node: Node, data: unknown): string {
  const before: unknown = getNodeValue(node);
  if (isSame(before, data)) return text.slice(node.offset, node.offset + node.length);
  const line = text.slice(text.lastIndexOf("\n", node.offset) + 1, node.offset);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
  const { children = [] } = node;
  if (node.type === "object" && isObject(data)) {
    const properties = new Map(children.map(child => [String(child.children?.[0]?.value), child]));
    const keys = keysInOrder([...properties.keys()], Object.keys(data));
    const parts = keys.map(key => {
      const property = properties.get(key);
      const value = property?.children?.[1];
      if (!property || !value) return entry(key, data[key], indent + STEP);
      return text.slice(property.offset, value.offset) + rewritten(text, value, data[key]);
    });
    return joined(text, node, parts, indent);
  }
  if (node.type === "array" && Array.isArray(data) && children.length > 0) {
    const sources = sourcesOf(children, data);
    const parts = data.map((item, index) => {
      const source = sources[index];
      return source ? rewritten(text, source, item) : written(item, indent + STEP, indent.length + STEP.length);
    });
    const isNewLength = parts.length !== children.length;
    return isNewLength && data.every(isPlain) ? written(data, indent, line.length) : joined(text, node, parts, indent);
  }
  return written(data, indent, line.length);
}

/** The keys that stay, as they stood, and each new one behind the one that it follows in the new data. */
function keysInOrder(before: readonly string[], after: readonly string[]): string[] {
  const keys = before.filter(key => after.includes(key));
  after.forEach((key, index) => {
    const previous = keys.indexOf(after[index - 1] ?? "");
    if (!keys.includes(key)) keys.splice(previous + 1, 0, key);
  });
  return keys;
}

/** For each new entry the old one that is the same, else the one in its place if that is not wanted elsewhere. */
function sourcesOf(children: readonly Node[], data: readonly unknown[]): (Node | undefined)[] {
  const free = new Set(children);
  const take = (node: Node | undefined) => (node && free.delete(node) ? node : undefined);
  const moved = data.map(item => take([...free].find(node => isSame(getNodeValue(node), item))));
  return moved.map((node, index) => node ?? take(children[index]));
}

/** The parts between what stood between the old ones, or, if their number has changed, on lines of their own. */
function joined(text: string, node: Node, parts: readonly string[], indent: string): string {
  const { offset, length, children = [] } = node;
  const [open, close] = [text.charAt(offset), text.charAt(offset + length - 1)];
  if (parts.length === children.length) {
    const starts = [...children.map(child => child.offset), offset + length];
    const ends = [offset, ...children.map(child => child.offset + child.length)];
    return starts.map((start, index) => text.slice(ends[index], start) + (parts[index] ?? "")).join("");
  }
  if (parts.length === 0) return open + close;
  const space = open === "{" ? " " : "";
  return text.slice(offset, offset + length).includes("\n")
    ? `${open}\n${parts.map(part => indent + STEP + part).join(",\n")}\n${indent}${close}`
    : `${open}${space}${parts.join(", ")}${space}${close}`;
}

const isPlain = (value: unknown) => typeof value !== "object" || value === null;

const entry = (key: string, value: unknown, indent: string) => {
  const name = `${JSON.stringify(key)}: `;
  return name + written(value, indent, indent.length + name.length);
};

/** A value as the formatter of the project would write it behind so many characters, in a line of this indent. */
function written(value: unknown, indent: string, column: number): string {
  const inner = indent + STEP;
  if (Array.isArray(value)) {
    const inline = `[${value.map(item => JSON.stringify(item)).join(", ")}]`;
    if (value.every(isPlain) && column + inline.length < WIDTH) return inline;
    return `[\n${value.map(item => inner + written(item, inner, inner.length)).join(",\n")}\n${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(([key, item]) => inner + entry(key, item, inner));
  return lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n${indent}}`;
}
