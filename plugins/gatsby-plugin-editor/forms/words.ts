import { isObject } from "../../gatsby-plugin-content/json-object";
import { type FieldPath, type WrittenPath, dottedPath } from "../../gatsby-plugin-content/paths";

/** A text with its path in the content. */
export type TextWithPath = Readonly<{ path: WrittenPath; text: string }>;

/** All texts inside a value with their paths, without the editor's own keys such as $schema. */
export function textsWithPaths(value: unknown, path: FieldPath = []): TextWithPath[] {
  if (typeof value === "string") return [{ path: dottedPath(path), text: value }];
  if (!isObject(value) && !Array.isArray(value)) return [];
  const parts = Object.entries(value).filter(([key]) => !key.startsWith("$"));
  return parts.flatMap(([key, part]) => textsWithPaths(part, [...path, key]));
}

/** A text for a comparison: in lower case, without quotes and apostrophes, with single spaces. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['‘’"“”]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const isFile = ({ text }: TextWithPath) => /^\.{1,2}\//.test(text);

/** The first text that is equal to these words, or else that contains them. No path of a picture. */
export function findWords(all: readonly TextWithPath[], words: string): TextWithPath | undefined {
  const wanted = comparable(words);
  if (wanted === "") return undefined;
  const texts = all.filter(text => !isFile(text));
  return (
    texts.find(({ text }) => comparable(text) === wanted) ?? texts.find(({ text }) => comparable(text).includes(wanted))
  );
}

/** In characters: the longest part of a text that a result of a search shows. */
const LONGEST = 140;

/** The sentence of a text that has these words. A long one is cut around them. */
export function sentenceWith(text: string, words: string): string {
  const wanted = comparable(words);
  const sentences = text.split(/(?<=[.!?])\s+/);
  const sentence = sentences.find(part => comparable(part).includes(wanted)) ?? text;
  if (sentence.length <= LONGEST) return sentence;
  const start = Math.max(0, sentence.toLowerCase().indexOf(words.toLowerCase()) - LONGEST / 2);
  const end = start + LONGEST;
  return `${start > 0 ? "…" : ""}${sentence.slice(start, end).trim()}${end < sentence.length ? "…" : ""}`;
}
