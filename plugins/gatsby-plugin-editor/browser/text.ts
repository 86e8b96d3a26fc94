import isSame from "fast-deep-equal";
import { type JSONPath, applyEdits, modify } from "jsonc-parser";
import { type JsonObject, isObject } from "../../gatsby-plugin-content/json-object";
import type { Field } from "../fields";
import { inLabels } from "../form-data";

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

/** A value of JSON with curly quotation marks and apostrophes in its texts, without line breaks and needless spaces. */
function curled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(curled);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, curled(part)]));
  if (typeof value !== "string") return value;
  const line = value.replace(/[ \t\r\n]+/g, " ").trim();
  const opened = line.replace(/(?<=^|[\s([])"/g, "“").replace(/(?<=^|[\s([“])'(?!\d)/g, "‘");
  return opened.replaceAll('"', "”").replaceAll("'", "’");
}

/** The text of a new file. */
export const newText = (data: JsonObject) => `${JSON.stringify(curled(data), null, 2)}\n`;

/** A JSON text with new data. Unchanged parts keep their formatting. */
export const withData = (text: string, data: JsonObject) => mergedText(JSON.parse(text) as JsonObject, data, text, []);

/** The text of a file with a form's changes (`base` to `mine`). Throws if others have changed the same value. */
export function mergedText(base: JsonObject, mine: JsonObject, now: string, form: readonly Field[]): string {
  if (!now) throw new Error("Somebody else deleted this in the meantime. Copy what you wrote.");
  return edited(now, [base, mine, JSON.parse(now)], [], form);
}

/** The text with the change from `base` to `mine` at a path. `now` is its current value, `previous` the key before. */
function edited(
  text: string,
  parts: readonly unknown[],
  path: JSONPath,
  form: readonly Field[],
  previous = "",
): string {
  const [base, mine, now] = parts;
  if (isSame(mine, base) || isSame(mine, now)) return text;
  const inParts = (keys: readonly string[]) =>
    keys.reduce((result, key, index) => {
      const inner = parts.map(whole => (whole as JsonObject | undefined)?.[key]);
      return edited(result, inner, [...path, Array.isArray(mine) ? index : key], form, keys[index - 1]);
    }, text);
  if (isObject(mine) && isObject(now)) return inParts(Object.keys({ ...mine, ...now }));
  const conflict = "was changed by somebody else in the meantime. Copy what you wrote, and reload.";
  if (!isSame(now, base)) throw new Error(`${inLabels(path.join("."), form)} ${conflict}`);
  if (Array.isArray(mine) && Array.isArray(now) && mine.length === now.length) return inParts(Object.keys(mine));
  // A text that had straight apostrophes keeps them.
  const value = typeof now === "string" && now.includes("'") ? mine : curled(mine);
  if (now !== undefined && typeof value !== "object" && value !== undefined)
    return withValue(text, path, value, { formattingOptions: undefined });
  return withValue(text, path, value, { getInsertionIndex: (keys: string[]) => keys.indexOf(previous) + 1 });
}

/** A JSON text with another value at a path. */
export const withValue = (text: string, path: JSONPath, value: unknown, options = {}) =>
  applyEdits(text, modify(text, path, value, { formattingOptions, ...options }));
