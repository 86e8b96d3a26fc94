import { distance } from "fastest-levenshtein";
import { printable } from "./characters";
import type { FieldPath, WrittenPath } from "./paths";

/** A value of the content in double quotes, cut at 60 characters. */
export const quote = (text: string) => `"${printable(text.replace(/^(.{60}).+/su, "$1…"))}"`;

/** A path as editors read it: benefits.items[2].description. */
export function formatPath(path: FieldPath): WrittenPath {
  const written = path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    if (!/^[A-Za-z$_][\w$]*$/.test(part)) return `${text}[${quote(part)}]`;
    return text === "" ? part : `${text}.${part}`;
  }, "");
  return written as WrittenPath;
}

/** Number of characters as schemas count them: an emoji is one, not two. */
export const lengthOf = (text: string) => Array.from(text).length;

/** "a", "a or b", "a, b or c"; as a conjunction with "and". */
export const oneOf = (words: readonly string[], type: "disjunction" | "conjunction" = "disjunction") =>
  new Intl.ListFormat("en-GB", { type }).format(words);

/** The most likely candidate for a misspelt or shortened word, if one is close. Its digits must be the same. */
export function nearest(word: string, all: readonly string[]): string | undefined {
  const lower = word.slice(0, 100).toLowerCase();
  const candidates = all.filter(candidate => candidate.replace(/\D/g, "") === word.replace(/\D/g, ""));
  const isBegun = (candidate: string) => lower.length >= 3 && candidate.toLowerCase().startsWith(lower);
  const slips = (candidate: string) => (isBegun(candidate) ? 0 : distance(lower, candidate.toLowerCase()));
  const [best] = candidates.toSorted((a, b) => slips(a) - slips(b));
  // A quarter of the letters may be wrong, or two; of a word with less than four letters, half of them.
  const allowed = Math.min(Math.max(2, lower.length / 4), lower.length / 2);
  return best !== undefined && slips(best) <= allowed ? best : undefined;
}

/** " Did you mean …?", or an empty text if no candidate is close. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const best = nearest(word, candidates);
  return best === undefined ? "" : ` Did you mean "${best}"?`;
}
