import type { JsonObject } from "../gatsby-plugin-content/json-object";
import { fileDataOf } from "./file-data";
import { type Forms, formOf } from "./forms";
import { parseObject } from "./json-edit";
import { FILE_TEXT, LABEL } from "./own-keys";

/**
 * The format in which Decap CMS reads files, and writes forms to the backend and to its own backups. A form keeps the
 * text of its file, which `browser/saving.ts` compares and takes out.
 */
export const contentFormat = (forms: Forms) => ({
  fromFile: (text: string): JsonObject => {
    const data = parseObject(text);
    // A backup is a form, and already has the text of its file: its data come last.
    return { [FILE_TEXT]: text, [LABEL]: formOf(forms, data).label, ...data };
  },
  toFile: (entry: JsonObject): string => JSON.stringify(fileDataOf(entry, formOf(forms, entry).fields)),
});
