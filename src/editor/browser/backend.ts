import type { Forms } from "../form-values";
import { type Change, changed } from "../merge";

interface DataFile {
  readonly path: string;
  readonly slug: string;
  /** A `Change` as JSON on the way in, the text of the file on the way out. */
  readonly raw: string;
}

/** What we ask of a backend of Decap CMS. */
export interface Backend {
  getEntry: (path: string) => Promise<{ readonly data: string }>;
  unpublishedEntryDataFile: (collection: string, slug: string, path: string) => Promise<string>;
  persistEntry: (entry: { readonly dataFiles: readonly DataFile[] }, options: Saving) => Promise<unknown>;
  persistMedia: () => Promise<never>;
  deleteFiles: () => Promise<never>;
  /** What speaks to GitHub once somebody has signed in. */
  api: {
    readonly branch: string;
    getHeadReference: (branch: string) => Promise<string>;
    getDifferences: (from: string, to: string) => Promise<{ merge_base_commit: { sha: string } }>;
    readFile: (path: string, sha: null, place: { branch: string }) => Promise<string>;
  };
}

interface Saving {
  readonly collectionName: string;
  /** Whether the entry has a pull request already. */
  readonly unpublished?: boolean;
}

/** A backend whose faults are told in their own words, without the name of their kind before them. */
export const inPlainWords = (backend: Backend): Backend =>
  new Proxy(backend, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, given);
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: unknown) => {
          if (error instanceof Error && error.name === "API_ERROR") error.name = "";
          throw error;
        });
      };
    },
  });

const refuse = () =>
  Promise.reject(new Error("This would be public at once. Add a picture in the form that shows it; delete on GitHub."));

/**
 * Lets a backend that writes into a repository keep what others have written there since the form was opened, and write by
 * pull requests alone, which are checked before they are public.
 */
export function keepingOthers(backend: Backend, forms: Forms): void {
  const persistEntry = backend.persistEntry.bind(backend);
  const textOf = async ({ path, slug, raw }: DataFile, { collectionName, unpublished }: Saving) => {
    const change = JSON.parse(raw) as Change;
    const published = (await backend.getEntry(path)).data || undefined;
    if (!unpublished) return changed(change, published, path, forms);
    const after = changed(change, await backend.unpublishedEntryDataFile(collectionName, slug, path), path, forms);
    if (published === undefined) return after;
    // The editor puts whole files of the pull request over those of the main branch, which may have changed since.
    const { api } = backend;
    const head = await api.getHeadReference(`cms/${collectionName}/${slug}`);
    const { merge_base_commit: fork } = await api.getDifferences(api.branch, head);
    return changed({ before: await api.readFile(path, null, { branch: fork.sha }), after }, published, path, forms);
  };
  backend.persistEntry = async (entry, options) => {
    const texts = entry.dataFiles.map(async file => ({ ...file, raw: await textOf(file, options) }));
    return persistEntry({ ...entry, dataFiles: await Promise.all(texts) }, options);
  };
  backend.persistMedia = backend.deleteFiles = refuse;
}
