import type { JsonObject } from "../gatsby-plugin-content/json-object";

/** Keys that the editor adds to the data of an entry in Decap CMS. They are in no file. */

/** The text of the file that an entry was read from, for a comparison with the changes of others. */
export const FILE_TEXT = "$text";

/** In a list: the label of an entry's form and, in a search, the sentence with the words. */
export const LABEL = "$label";
export const FOUND = "$found";

/** The text of the file that an entry was read from. Undefined: the entry is new, and no duplicate. */
export const fileTextOf = (data: JsonObject): string | undefined => {
  const text = data[FILE_TEXT];
  return typeof text === "string" ? text : undefined;
};

/** Data of an entry without the text of its file. */
export function withoutFileText(data: JsonObject): JsonObject {
  const { [FILE_TEXT]: _fileText, ...others } = data;
  return others;
}
