import { posix } from "node:path";
import { type Document, problemAt } from "../document";
import { isObject } from "../parse-json";
import type { Problem } from "../problem";
import type { DocumentRule } from "../site";
import { type Path, quote } from "../wording";

// The key that tells the entries of a list apart; two entries that share it are most likely a copy left unedited.
const NAMING_KEYS = ["id", "title", "label", "term", "platform", "image"];

/** Entries of one list that are the same, and ids that stand twice. */
export const repeatedEntries: DocumentRule = document =>
  document.visits.flatMap(({ value, path }): Problem[] => {
    if (!Array.isArray(value)) return [];
    const entries: unknown[] = value;
    const naming = NAMING_KEYS.find(key => entries.some(entry => isObject(entry) && key in entry));
    if (naming === undefined) return repeatedTexts(document, path, entries);
    return repeats(document, path, entries, naming, naming === "id" ? "error" : "warning");
  });

function repeats(
  document: Document,
  path: Path,
  entries: readonly unknown[],
  key: string,
  severity: "error" | "warning",
): Problem[] {
  const texts = entries.map(entry => (isObject(entry) ? entry[key] : undefined));
  return secondOnes(texts).map(({ text, index, first }) => {
    const shown = key === "image" ? posix.basename(text) : text;
    const what = key === "image" ? "shows the same picture as" : "is the same as in";
    return problemAt(
      document,
      [...path, index, key],
      `is ${quote(shown)}, which ${what} entry ${first + 1} of the list. ${severity === "error" ? "Each entry needs one of its own." : "Change or delete one of them."}`,
      severity,
    );
  });
}

function repeatedTexts(document: Document, path: Path, entries: readonly unknown[]): Problem[] {
  return secondOnes(entries).map(({ index, first }) =>
    problemAt(
      document,
      [...path, index],
      `says the same as entry ${first + 1} of the list. Change or delete one of them.`,
      "warning",
    ),
  );
}

function secondOnes(texts: readonly unknown[]): { text: string; index: number; first: number }[] {
  return texts.flatMap((text, index) => {
    const first = texts.indexOf(text);
    return typeof text === "string" && text !== "" && first < index ? [{ text, index, first }] : [];
  });
}
