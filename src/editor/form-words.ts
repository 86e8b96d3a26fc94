import type { Problem } from "../contract/problem";
import { fileKindOf } from "../contract/file-kinds";
import { type Forms, inLabels } from "./form-values";

/** Sentences told at once; a person mends one after the other anyway. */
const MOST = 5;

/**
 * Problems as somebody at the form reads them: with the labels of fields in place of keys, and those of other files only
 * when there are no others.
 */
export function inWordsOfForm(problems: readonly Problem[], forms: Forms, saved: readonly string[]): string {
  const own = problems.filter(({ file }) => saved.includes(nameOf(file)));
  const told = own.length > 0 ? own : problems;
  const sentences = told.slice(0, MOST).map(({ file, path, message }) => {
    const name = nameOf(file);
    const form = forms.get(fileKindOf(name)?.schema ?? "") ?? [];
    const where = inLabels(path, form);
    return [own.length > 0 ? "" : `${file}:`, where, message].filter(Boolean).join(" ");
  });
  const more = told.length - sentences.length;
  return [...sentences, ...(more > 0 ? [`… and ${more} more.`] : [])].join("\n");
}

const nameOf = (file: string) => file.replace(/^content\//, "");
