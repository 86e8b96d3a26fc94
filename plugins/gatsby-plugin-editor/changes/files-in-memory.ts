import type { ContentFiles } from "../../gatsby-plugin-content/content-files";
import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import type { ContentPath, FieldPath } from "../../gatsby-plugin-content/paths";
import { bytesOfText, textOfBytes } from "../../gatsby-plugin-content/text-bytes";
import { readableObject, withValue } from "./json-edit";

/** The bytes of files of the content, which an edit changes. */
export type FilesInMemory = Map<ContentPath, Uint8Array>;

/** The text of a file; empty if there is none. */
export const textOfFile = (files: ContentFiles, file: ContentPath): string => {
  const bytes = files.get(file);
  return bytes ? textOfBytes(bytes) : "";
};

/** The data of a JSON file; empty if the file is missing or broken. */
export const dataOfFile = (files: ContentFiles, file: ContentPath): JsonObject =>
  readableObject(textOfFile(files, file));

/** Writes a value into a JSON file. -1 as the last part of `path` appends it to a list. */
export function writeValue(files: FilesInMemory, file: ContentPath, path: FieldPath, value: unknown): void {
  files.set(file, bytesOfText(withValue(textOfFile(files, file), [...path], value)));
}
