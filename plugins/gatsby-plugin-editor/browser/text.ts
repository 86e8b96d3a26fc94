import isSame from "fast-deep-equal";
import { type JSONPath, applyEdits, modify } from "jsonc-parser";
import { type JsonObject, isObject } from "../../gatsby-plugin-content/json-object";
import type { Field } from "../fields";
import { inLabels } from "../form-data";

/** A value with curly quotes and no line breaks or invisible characters (but U+200D). Texts of the file stay as is. */
function tidied(value: unknown, file = ""): unknown {
  if (Array.isArray(value)) return value.map(part => tidied(part, file));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidied(part, file)]));
  if (typeof value !== "string" || file.includes(JSON.stringify(value))) return value;
  const visible = value.replace(/(?!\u200D)\p{Cf}/gu, "");
  const line = visible.replace(/[^\S\u00A0\u202F]+/g, " ").trim();
  const opened = line.replace(/(?<=^|[\s([])"/g, "“").replace(/(?<=^|[\s([“])'(?!\d)/g, "‘");
  return opened.replaceAll('"', "”").replaceAll("'", "’");
}

/** The text of a new file. */
export const newText = (data: JsonObject) => `${JSON.stringify(tidied(data), null, 2)}\n`;

/** The text of a file with a form's changes (`base` to `mine`). Throws if others have changed the same value. */
export function mergedText(base: JsonObject, mine: JsonObject, now: string, form: readonly Field[]): string {
  if (!now) throw new Error("Somebody else deleted this in the meantime. Copy what you wrote.");
  /** Applies the change of one value to the text. `values`: in `base`, in `mine`, and in `now`. */
  const edited = (text: string, values: readonly unknown[], path: JSONPath, previous = ""): string => {
    const [opened, typed, inFile] = values;
    if (isSame(typed, opened) || isSame(typed, inFile)) return text;
    const inKeys = (keys: readonly string[]) =>
      keys.reduce((result, key, index) => {
        const inner = values.map(whole => (whole as JsonObject | undefined)?.[key]);
        return edited(result, inner, [...path, Array.isArray(typed) ? index : key], keys[index - 1]);
      }, text);
    if (isObject(typed) && isObject(inFile)) return inKeys(Object.keys({ ...typed, ...inFile }));
    const conflict = "was changed by somebody else in the meantime. Copy what you wrote, reload, and choose Cancel.";
    const place = path.join(".");
    if (!isSame(tidied(inFile), tidied(opened))) throw new Error(`${inLabels(place, form)} ${conflict}\t${place}`);
    const isList = Array.isArray(typed) && Array.isArray(inFile);
    if (isList && typed.length === inFile.length) return inKeys(Object.keys(typed));
    // A text that had straight apostrophes keeps them.
    const value = typeof inFile === "string" && inFile.includes("'") ? typed : tidied(typed, text);
    return withValue(text, path, value, { getInsertionIndex: (keys: string[]) => keys.indexOf(previous) + 1 });
  };
  return edited(now, [base, mine, JSON.parse(now)], []);
}

/** A JSON text with another value at a path. */
export const withValue = (text: string, path: JSONPath, value: unknown, options = {}) =>
  applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 }, ...options }));
