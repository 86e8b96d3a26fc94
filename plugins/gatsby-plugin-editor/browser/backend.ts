import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { type Forms, TEXT, formOf } from "../form-data";
import { say, showState } from "./bar";
import { mergedText, withData } from "./text";

/** `raw` from the form is its data and the file's text (`contentFormat`); to the backend it is only the text. */
type DataFile = Readonly<Record<"path" | "slug" | "raw", string>>;

/** An `unpublished` entry has a pull request. */
type Saving = Readonly<{ collectionName: string; newEntry: boolean; unpublished: boolean }>;

/** The used part of a backend of Decap CMS. */
export interface Backend {
  getEntry: (path: string) => Promise<{ readonly data: string }>;
  unpublishedEntryDataFile: (collection: string, slug: string, path: string) => Promise<string>;
  /** One file. There are more only with translations. */
  persistEntry: (entry: { readonly dataFiles: readonly [DataFile] }, saving: Saving) => Promise<unknown>;
  persistMedia: () => Promise<unknown>;
  deleteFiles: (paths: readonly string[]) => Promise<unknown>;
  /** GitHub, after the sign-in. */
  api: {
    readonly branch: string;
    getDifferences: (from: string, to: string) => Promise<{ merge_base_commit: { sha: string } }>;
    readFile: (path: string, sha: null, place: { branch: string }) => Promise<string>;
  };
}

const parse = (text: string) => JSON.parse(text) as JsonObject;

/** Makes a backend write only the changes of a form, and keep what others have changed since it was opened. */
export function keepOthersChanges(backend: Backend, forms: Forms): void {
  const persistEntry = backend.persistEntry.bind(backend);
  /** The last saved data of a form, by its file and the text that it was opened with. */
  const saved = new Map<string, JsonObject>();

  const textOf = async ({ path, slug }: DataFile, base: JsonObject, data: JsonObject, saving: Saving) => {
    const form = formOf(forms, data);
    const { data: published } = await backend.getEntry(path);
    if (!saving.unpublished) return mergedText(base, data, published, form);
    const inPullRequest = await backend.unpublishedEntryDataFile(saving.collectionName, slug, path);
    const text = mergedText(base, data, inPullRequest, form);
    if (!published) return text;
    // Decap CMS replaces whole files of the main branch by those of the pull request, even if they have changed since.
    const { api } = backend;
    const { merge_base_commit: fork } = await api.getDifferences(api.branch, `cms/${saving.collectionName}/${slug}`);
    const before = await api.readFile(path, null, { branch: fork.sha });
    return mergedText(parse(before), parse(text), published, form);
  };

  backend.persistEntry = async (entry, saving) => {
    const [file] = entry.dataFiles;
    const { [TEXT]: opened = "{}", ...data } = parse(file.raw);
    const key = `${file.path} ${String(opened)}`;
    const base = saved.get(key) ?? parse(String(opened));
    // A duplicate has the text of its original.
    const raw = saving.newEntry ? withData("", data) : await textOf(file, base, data, saving);
    const answer = await persistEntry({ ...entry, dataFiles: [{ ...file, raw }] }, saving);
    saved.set(key, data);
    return answer;
  };
}

/** The backend on this computer, whose API has actions besides those of Decap CMS (`local-api.ts`). */
export type LocalBackend = Backend & { request: (asked: { action: string; params?: object }) => Promise<unknown> };

/**
 * Sends the words of a search with each request. Shows plain messages for failures, the links to a page before it is
 * deleted, and warnings after a save.
 */
export function explain(backend: LocalBackend): void {
  const request = backend.request.bind(backend);
  backend.request = ({ action, params }) => {
    const search = decodeURIComponent(/\/search\/(.+)/.exec(location.hash)?.[1] ?? "");
    return request({ action, params: { ...params, search } }).catch((error: unknown) => {
      const down = "The editor does not answer. Start npm run edit again, then save; what you wrote stays here.";
      throw error instanceof TypeError ? new Error(down) : error;
    });
  };

  const show = () => void showState(backend).catch(() => undefined);
  show();
  addEventListener("hashchange", show);

  const persistEntry = backend.persistEntry.bind(backend);
  backend.persistEntry = async (entry, saving) => {
    const { warnings, slug } = (await persistEntry(entry, saving)) as { warnings: string[]; slug?: string };
    // After Decap CMS's own message.
    setTimeout(() => {
      if (warnings.length > 0) say(`Saved. Please look at:\n${warnings.join("\n")}`, "warning");
      show();
      if (!slug) return;
      location.hash = location.hash.replace(/[^/]+$/, slug);
      location.reload();
    }, 300);
  };

  backend.deleteFiles = async ([path = ""]) => {
    const leading = await backend.request({ action: "leadingTo", params: { path } });
    const { places, address, parent } = leading as { places: string[] } & Partial<Record<"address" | "parent", string>>;
    if (places.length > 0) throw new Error(`These lead to it; change them first:\n${places.join("\n")}`);
    const question = `Send visitors of ${address} on to ${parent}? Otherwise they find no page there.`;
    const redirect = parent && confirm(question) ? parent : undefined;
    await backend.request({ action: "deleteFiles", params: { paths: [path], redirect } });
    show();
  };
}

/** Refuses the actions that Decap CMS does without a pull request and a check: adding a picture, deleting a file. */
export function refuseUnchecked(backend: Backend): void {
  backend.persistMedia = backend.deleteFiles = () =>
    Promise.reject(new Error("This would be public at once. Add pictures in forms; delete on GitHub."));
}
