import { type JSONPath, applyEdits, modify } from "jsonc-parser";
import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { readJson } from "../../gatsby-plugin-content/json-text";
import { bytesOfText } from "../../gatsby-plugin-content/text-bytes";

type Options = Readonly<{
  /** The index of a new key among the keys of its object. */
  getInsertionIndex?: (keys: string[]) => number;
}>;

/** A JSON text with another value at a path. Undefined removes it. All other lines stay as they are. */
export const withValue = (text: string, path: JSONPath, value: unknown, options: Options = {}): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 }, ...options }));

/** A JSON text as an object. Throws if it is broken. */
export const parseObject = (text: string) => JSON.parse(text) as JsonObject;

/** Where a JSON text is broken, and how; undefined if it is not. */
export function faultOf(text: string): string | undefined {
  const json = readJson(bytesOfText(text));
  return "message" in json ? `line ${json.line}: ${json.message}` : undefined;
}

/** A JSON text as an object; empty if it is broken. */
export function readableObject(text: string): JsonObject {
  const json = readJson(bytesOfText(text));
  return "value" in json ? json.value : {};
}
