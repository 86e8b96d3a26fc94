import isSame from "fast-deep-equal";
import { type JSONPath, applyEdits, modify } from "jsonc-parser";
import { type JsonObject, isObject } from "../../gatsby-plugin-content/json-object";
import type { Field } from "../fields";
import { inLabels } from "../form-data";

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

/** A value of JSON with curly quotation marks and apostrophes in its texts. */
function curled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(curled);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, curled(part)]));
  if (typeof value !== "string") return value;
  const opened = value.replace(/(?<=^|[\s([])"/g, "“").replace(/(?<=^|[\s([“])'/g, "‘");
  return opened.replaceAll('"', "”").replaceAll("'", "’");
}

/** A JSON text with other data in it; what has not changed stays as it was written. */
export function withData(text: string, data: object): string {
  return text ? edited(text, JSON.parse(text), data, []) : `${JSON.stringify(curled(data), null, 2)}\n`;
}

/** The text with the value at a path changed from one into another. */
function edited(text: string, before: unknown, after: unknown, path: JSONPath): string {
  if (isSame(before, after)) return text;
  if (isObject(before) && isObject(after)) {
    const gone = Object.keys(before).filter(key => !(key in after));
    const rest = gone.reduce((result, key) => withValue(result, [...path, key], undefined), text);
    return Object.keys(after).reduce((result, key, index, keys) => {
      const at = [...path, key];
      if (key in before) return edited(result, before[key], after[key], at);
      // After the key before it in the form.
      const getInsertionIndex = (present: string[]) => present.indexOf(keys[index - 1] ?? "") + 1;
      return withValue(result, at, curled(after[key]), { getInsertionIndex });
    }, rest);
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.reduce((result: string, item, index) => edited(result, before[index], item, [...path, index]), text);
  // A text that had straight apostrophes keeps them.
  const now = typeof before === "string" && before.includes("'") ? after : curled(after);
  return withValue(text, path, now, typeof after === "object" ? {} : { formattingOptions: undefined });
}

/** A JSON text with another value at a path. */
export const withValue = (text: string, path: JSONPath, value: unknown, options = {}) =>
  applyEdits(text, modify(text, path, value, { formattingOptions, ...options }));

/** The text of a file with the changes of a form in it (`base` to `mine`). Throws where others changed the same value. */
export function mergedText(base: JsonObject, mine: JsonObject, now: string, form: readonly Field[]): string {
  if (!now) throw new Error("Somebody else deleted this in the meantime. Copy what you wrote.");
  const merged = (before: unknown, own: unknown, theirs: unknown, path: string): unknown => {
    if (isSame(own, before) || isSame(own, theirs)) return theirs;
    if (isSame(theirs, before)) return own;
    const conflict = `${inLabels(path, form)} was changed by somebody else in the meantime. Copy what you wrote, and reload.`;
    if (!isObject(own) || !isObject(theirs)) throw new Error(conflict);
    const known = isObject(before) ? before : {};
    const keys = Object.keys({ ...theirs, ...own });
    const values = keys.map(key => [key, merged(known[key], own[key], theirs[key], `${path}.${key}`)] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
  return withData(now, merged(base, mine, JSON.parse(now), "") as JsonObject);
}
