import type { JsonObject } from "../../contract/json-object";
import { type Forms, formOf, fromForm, toForm } from "../form-values";
import { withData } from "../keep-text";
import type { Change } from "../merge";

/** Which text an entry was read from goes along with its data under this key, which is in no file. */
export const ORIGINAL = "$text";

/**
 * How files become entries and entries files: only what was changed differs from the text that was read. That text goes
 * along, so that who writes the file can tell whether somebody else has changed it since.
 */
export function contentFormat(forms: Forms) {
  const texts: (string | undefined)[] = [];
  const before = (entry: JsonObject) => texts[Number(entry[ORIGINAL])];
  const after = ({ [ORIGINAL]: _original, ...entry }: JsonObject, text = "") =>
    withData(text, fromForm(entry, formOf(forms, entry)));
  return {
    fromFile: (raw: string): JsonObject => {
      const read = JSON.parse(raw) as JsonObject;
      // A backup of what was not saved holds both texts, as what is handed on to be written does.
      const both = typeof read["after"] === "string" ? (read as { before?: string; after: string }) : undefined;
      const data = both ? (JSON.parse(both.after) as JsonObject) : read;
      return { ...toForm(data, formOf(forms, data)), [ORIGINAL]: texts.push(both ? both.before : raw) - 1 };
    },
    toFile: (entry: JsonObject): string =>
      JSON.stringify({ before: before(entry), after: after(entry, before(entry)) } satisfies Change),
    /** What was saved is what the next change is compared with: the editor goes on with the entry as it is. */
    saved: (entry: JsonObject): void => {
      if (before(entry) !== undefined) texts[Number(entry[ORIGINAL])] = after(entry, before(entry));
    },
  };
}
