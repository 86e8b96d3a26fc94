import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { parseObject } from "../../changes/json-edit";
import { findWords, textsWithPaths } from "../../forms/words";
import { type FieldPath, parseFieldPath } from "../state/field-path";
import { wordsOf } from "./page-words";

/** The field of a form that has the words of a pressed element; undefined without one. */
export function fieldOfPressed(target: Element, data: JsonObject): FieldPath | undefined {
  const texts = textsWithPaths(data);
  // A few words may be marked inside of a text.
  const around = [target, target.parentElement, target.parentElement?.parentElement];
  const found = around.map(element => (element ? findWords(texts, wordsOf(element)) : undefined)).find(Boolean);
  return found && parseFieldPath(found.path);
}

/** A field of another file. */
export type FieldOfFile = Readonly<{ file: string; path: FieldPath }>;

/** The field of any of these files that has the words of a pressed element; undefined without one. */
export function fieldInFiles(target: Element, files: ReadonlyMap<string, string>): FieldOfFile | undefined {
  const all = [...files].flatMap(([file, text]) =>
    textsWithPaths(readObject(text)).map(found => ({ file, path: found.path, text: found.text })),
  );
  const found = findWords(all, wordsOf(target));
  const place = all.find(candidate => candidate === found);
  return place && { file: place.file, path: parseFieldPath(place.path) };
}

/** The data of a file; empty if it is broken. */
function readObject(text: string): JsonObject {
  try {
    return parseObject(text);
  } catch {
    return {};
  }
}
