import type { Field } from "../fields";
import { fromForm, toForm } from "../form-values";
import { withData } from "../keep-text";

type Data = Record<string, unknown>;

/** The text that an entry was read from goes along with its data under this key, which is in no file. */
const ORIGINAL = "$text";

/** The form of a file is named by the schema that it names. */
const formOf = (forms: ReadonlyMap<string, readonly Field[]>, data: Data) =>
  forms.get(/([\w-]+)\.schema\.json$/.exec(String(data["$schema"]))?.[1] ?? "") ?? [];

/**
 * How files become entries and entries files: only what was changed differs from the text that was read. The endpoint of
 * this computer is sent that text as well, so that it can tell whether somebody else has changed the file since.
 */
export function contentFormat(forms: ReadonlyMap<string, readonly Field[]>, isLocal: boolean) {
  return {
    fromFile: (raw: string): Data => {
      const read = JSON.parse(raw) as Data;
      // A backup of what was not saved holds both texts, as what is sent to the endpoint does.
      const both = typeof read["after"] === "string" ? (read as { before?: string; after: string }) : undefined;
      const data = both ? (JSON.parse(both.after) as Data) : read;
      return { ...toForm(data, formOf(forms, data)), [ORIGINAL]: both ? both.before : raw };
    },
    toFile: ({ [ORIGINAL]: original, ...entry }: Data): string => {
      const before = typeof original === "string" ? original : undefined;
      const after = withData(before ?? "", fromForm(entry, formOf(forms, entry)));
      return isLocal ? JSON.stringify({ before, after }) : after;
    },
  };
}
