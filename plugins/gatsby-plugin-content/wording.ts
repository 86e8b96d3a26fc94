import { closest, distance } from "fastest-levenshtein";

/** The keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];

// Everything that a terminal or a reader would not see as itself: controls, formatting, surrogates, private use.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
const QUOTED_LENGTH = 60;

/** A text with its unprintable characters written out, so that a message cannot disturb a terminal. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, character => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).toUpperCase().padStart(4, "0")}`;
  });
}

/** A value of the content in double quotes, at most 60 characters of it. */
export function quote(text: string): string {
  const characters = Array.from(text);
  const shown = characters.length > QUOTED_LENGTH ? `${characters.slice(0, QUOTED_LENGTH).join("")}…` : text;
  return `"${printable(shown)}"`;
}

/** A path as editors read it: benefits.items[2].description. */
export function formatPath(path: Path): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    if (!/^[A-Za-z$_][\w$]*$/.test(part)) return `${text}[${quote(part)}]`;
    return text === "" ? part : `${text}.${part}`;
  }, "");
}

/** Characters as the schemas count them: an emoji is one, not two. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** "a", "a or b", "a, b or c"; a conjunction has "and". */
export function oneOf(words: readonly string[], type: "disjunction" | "conjunction" = "disjunction"): string {
  return new Intl.ListFormat("en-GB", { type }).format(words);
}

/** "1 slide", "2 slides". */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

/**
 * The candidate that a misspelt, shortened or differently capitalised word most likely means, if one is near. Another
 * number is another thing, not a slip.
 */
export function nearest(word: string, all: readonly string[]): string | undefined {
  const candidates = all.filter(candidate => candidate.replace(/\D/g, "") === word.replace(/\D/g, ""));
  const lower = word.slice(0, 100).toLowerCase();
  const likely = candidates.map(candidate => candidate.toLowerCase());
  const begun = lower.length < 3 ? -1 : likely.findIndex(candidate => candidate.startsWith(lower));
  if (begun >= 0) return candidates[begun];
  if (candidates.length === 0) return undefined;
  const best = closest(lower, likely);
  const allowed = Math.max(2, lower.length / 4);
  return distance(lower, best) <= Math.min(allowed, lower.length / 2) ? candidates[likely.indexOf(best)] : undefined;
}

/** " Did you mean …?", or nothing when no candidate is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const best = nearest(word, candidates);
  return best === undefined ? "" : ` Did you mean "${best}"?`;
}
