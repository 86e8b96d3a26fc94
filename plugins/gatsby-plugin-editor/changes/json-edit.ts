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

/** The object in a JSON text, and where and how the text is broken; then the object is empty. */
export function readObject(text: string): Readonly<{ data: JsonObject; fault: string | undefined }> {
  const json = readJson(bytesOfText(text));
  if ("value" in json) return { data: json.value, fault: undefined };
  return { data: {}, fault: `line ${json.line}: ${json.message}` };
}

/** Where a JSON text is broken, and how; undefined if it is not. */
export const faultOf = (text: string): string | undefined => readObject(text).fault;

/** A JSON text as an object; empty if it is broken. */
export const readableObject = (text: string): JsonObject => readObject(text).data;
