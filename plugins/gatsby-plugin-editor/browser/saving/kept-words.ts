import { clear, createStore, get, set } from "idb-keyval";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import type { NewPicture } from "../store/store";

/** The words of a form that are not saved: its data now, and those of its file when it was opened (none for a new entry). */
export type KeptWords = Readonly<{ typed: JsonObject; opened: JsonObject | undefined }>;

/** Every key in the storage of the browser begins with this. */
const PREFIX = "editor words ";

/** The words that were kept for a form: of a file, or of a new entry of a folder. Undefined: there are none. */
export function keptWords(form: string): KeptWords | undefined {
  const text = localStorage.getItem(PREFIX + form);
  return text === null ? undefined : (JSON.parse(text) as KeptWords);
}

/**
 * Keeps the words of a form over a reload, a crash and a closed tab. Undefined: they are saved. A full storage keeps nothing
 * more; the words stay in the form.
 */
export function keepWords(form: string, words: KeptWords | undefined): void {
  try {
    if (words) localStorage.setItem(PREFIX + form, JSON.stringify(words));
    else localStorage.removeItem(PREFIX + form);
  } catch {
    localStorage.removeItem(PREFIX + form);
  }
}

/** The forms that have kept words. */
export const formsWithKeptWords = (): string[] =>
  Object.keys(localStorage)
    .filter(key => key.startsWith(PREFIX))
    .map(key => key.slice(PREFIX.length));

const pictures = createStore("editor", "pictures");

/** Keeps a chosen picture until its form is saved. Rejects if the browser has no place for it. */
export async function keepPicture({ file, blob }: NewPicture): Promise<void> {
  await set(file, blob, pictures);
}

/** A kept picture; undefined if there is none. */
export async function keptPicture(file: ContentPath): Promise<Blob | undefined> {
  return get<Blob>(file, pictures);
}

/** Forgets all kept pictures. Call it when no form has kept words. */
export async function forgetPictures(): Promise<void> {
  await clear(pictures);
}
