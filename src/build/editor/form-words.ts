import type { Problem } from "../content/problem";
import { fileKindOf } from "../content/file-kinds";
import type { Field } from "./fields";

/** Sentences told at once; a person mends one after the other anyway. */
const MOST = 5;

/** Problems as somebody at the form reads them: with the labels of fields in place of keys. */
export function inWordsOfForm(
  problems: readonly Problem[],
  forms: ReadonlyMap<string, readonly Field[]>,
  saved: readonly string[],
): string {
  const sentences = problems.slice(0, MOST).map(({ file, path, message }) => {
    const name = file.replace(/^content\//, "");
    const form = forms.get(fileKindOf(name)?.schema ?? "") ?? [];
    const where = [...(saved.includes(name) ? [] : [file]), ...labels(path, form)].join(" › ");
    return where ? `${where}: ${message}` : message;
  });
  const more = problems.length - sentences.length;
  return [...sentences, ...(more > 0 ? [`… and ${more} more.`] : [])].join("\n");
}

/** "hero.slides[2].alt" as the labels on the way there, entries counted from 1. */
function labels(path: string, form: readonly Field[]): string[] {
  let fields = form;
  return path.split(/[.[\]]+/).flatMap(part => {
    if (part === "") return [];
    if (/^\d+$/.test(part)) return [String(Number(part) + 1)];
    const field = fields.find(({ name }) => name === part);
    fields = field?.fields ?? [];
    return [field?.label ?? part];
  });
}
