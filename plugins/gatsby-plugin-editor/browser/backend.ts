import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { type Forms, TEXT, formOf } from "../form-data";
import { mergedText, withData } from "./text";

interface DataFile {
  readonly path: string;
  readonly slug: string;
  /** From the form: its data with the text that they were read from (`contentFormat`). To the backend: the file's text. */
  readonly raw: string;
}

/** An `unpublished` entry has a pull request. */
type Saving = Readonly<{ collectionName: string; newEntry: boolean; unpublished: boolean }>;

/** The part of a backend of Decap CMS that is used here. */
export interface Backend {
  getEntry: (path: string) => Promise<{ readonly data: string }>;
  unpublishedEntryDataFile: (collection: string, slug: string, path: string) => Promise<string>;
  persistEntry: (entry: { readonly dataFiles: readonly DataFile[] }, options: Saving) => Promise<unknown>;
  persistMedia: () => Promise<unknown>;
  deleteFiles: () => Promise<unknown>;
  /** GitHub, after the sign-in. */
  api: {
    readonly branch: string;
    getHeadReference: (branch: string) => Promise<string>;
    getDifferences: (from: string, to: string) => Promise<{ merge_base_commit: { sha: string } }>;
    readFile: (path: string, sha: null, place: { branch: string }) => Promise<string>;
  };
}

const parse = (text: string) => JSON.parse(text) as JsonObject;

/** Makes a backend write only what was changed in a form. What others have changed since it was opened stays. */
export function keepOthersChanges(backend: Backend, forms: Forms): void {
  const persistEntry = backend.persistEntry.bind(backend);
  /** The data of a form when it was last saved, by the text that it was opened with. */
  const saved = new Map<unknown, JsonObject>();

  const textOf = async ({ path, slug, raw }: DataFile, { collectionName, newEntry, unpublished }: Saving) => {
    const { [TEXT]: opened, ...data } = parse(raw);
    // A duplicate has the text of its original.
    if (newEntry) return withData("", data);
    const form = formOf(forms, data);
    const base = saved.get(opened) ?? parse(String(opened));
    const { data: published } = await backend.getEntry(path);
    if (!unpublished) return mergedText(base, data, published, form);
    const inPullRequest = await backend.unpublishedEntryDataFile(collectionName, slug, path);
    const text = mergedText(base, data, inPullRequest, form);
    if (!published) return text;
    // Decap CMS replaces whole files of the main branch with those of the pull request, whatever has changed since.
    const { api } = backend;
    const head = await api.getHeadReference(`cms/${collectionName}/${slug}`);
    const { merge_base_commit: fork } = await api.getDifferences(api.branch, head);
    const before = await api.readFile(path, null, { branch: fork.sha });
    return mergedText(parse(before), parse(text), published, form);
  };

  backend.persistEntry = async (entry, options) => {
    const texts = entry.dataFiles.map(async file => ({ ...file, raw: await textOf(file, options) }));
    await persistEntry({ ...entry, dataFiles: await Promise.all(texts) }, options);
    for (const { raw } of entry.dataFiles) {
      const { [TEXT]: opened, ...data } = parse(raw);
      saved.set(opened, data);
    }
  };
}

/** Refuses what Decap CMS does without a pull request, and so without a check: adding a picture, deleting a file. */
export function refuseUnchecked(backend: Backend): void {
  backend.persistMedia = backend.deleteFiles = () =>
    Promise.reject(new Error("This would be public at once. Add pictures in forms; delete on GitHub."));
}
