import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import { type ContentPath, type FieldPath, parseFieldPath } from "../../../gatsby-plugin-content/paths";
import { readableObject } from "../../changes/json-edit";
import { type TextWithPath, comparable, findWords, textsWithPaths } from "../../forms/words";
import { innermostWith, readWords, wordsOf } from "./page-words";

/** The field of a form that has the words of a pressed element; undefined without one. */
export function fieldOfPressed(target: Element, data: JsonObject): FieldPath | undefined {
  const texts = textsWithPaths(data);
  // A few words may be marked inside of a text.
  const around = [target, target.parentElement, target.parentElement?.parentElement];
  const found = around.map(element => (element ? fieldOfWords(element, texts) : undefined)).find(Boolean);
  return found && parseFieldPath(found.path);
}

/** The field with the words of an element. Several fields with the same words have their places in the order of the form. */
function fieldOfWords(element: Element, texts: readonly TextWithPath[]): TextWithPath | undefined {
  const words = comparable(wordsOf(element));
  const same = texts.filter(({ text }) => comparable(text) === words);
  if (same.length < 2) return findWords(texts, words);
  const places = innermostWith(words, readWords(element.ownerDocument)).filter(
    place => comparable(wordsOf(place)) === words,
  );
  const index = places.findIndex(place => element.contains(place));
  return places.length === same.length ? same[index] : same[0];
}

/** A field of another file. */
export type FieldOfFile = Readonly<{ file: ContentPath; path: FieldPath }>;

/** The field of any of these files that has the words of a pressed element; undefined without one. */
export function fieldInFiles(target: Element, files: ReadonlyMap<ContentPath, string>): FieldOfFile | undefined {
  const all = [...files].flatMap(([file, text]) =>
    textsWithPaths(readableObject(text)).map(found => ({ file, path: found.path, text: found.text })),
  );
  const found = findWords(all, wordsOf(target));
  const place = all.find(candidate => candidate === found);
  return place && { file: place.file, path: parseFieldPath(place.path) };
}
