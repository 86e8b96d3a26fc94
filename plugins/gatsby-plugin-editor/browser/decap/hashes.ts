/** The hashes of Decap CMS's addresses, which it does not document. Each names a list, a form or a search. */

const LIST = /^#\/collections\/[\w-]+$/;
const FORM = /^#\/collections\/[\w-]+\/(?:entries\/.*|new)$/;
const ENTRY = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/;
const NEW_ENTRY = /^#\/collections\/([\w-]+)\/new$/;
const SEARCH = /\/search\/(.+)/;
const COLLECTION_OF_SEARCH = /^#\/collections\/[\w-]+(?=\/search\/)/;

/** Whether a list of entries is open. */
export const isListOpen = (): boolean => LIST.test(location.hash);

/** Whether a form is open, also that of a new entry. */
export const isFormOpen = (): boolean => FORM.test(location.hash);

/** Whether the form of this entry is open. A new entry has no slug. */
export const isFormOpenOf = (slug: string | undefined): boolean => location.hash.endsWith(`/${slug || "new"}`);

/** The collection and the slug of the open entry. Undefined: no entry is open, or a new one. */
export function openEntry(): { collection: string; slug: string } | undefined {
  const [, collection, slug] = ENTRY.exec(location.hash) ?? [];
  return collection && slug ? { collection, slug } : undefined;
}

/** The collection of the open new entry; undefined if none is open. */
export const collectionOfNewEntry = (): string | undefined => NEW_ENTRY.exec(location.hash)?.[1];

/** The hash of the form of a content file, for example of content/services/roofs.json. Single files are in "site". */
export function hashOfFile(path: string): string {
  const [, collection = "site", slug = ""] = /^content\/(?:(.+)\/)?(.+)\.json$/.exec(path) ?? [];
  return `#/collections/${collection}/entries/${slug}`;
}

/** The content file of a form, by its hash: it is known before Decap CMS has loaded the form. Undefined for another hash. */
export function fileOfHash(hash: string): string | undefined {
  const [, collection, slug] = ENTRY.exec(hash) ?? [];
  if (!collection || !slug) return undefined;
  return collection === "site" ? `content/${slug}.json` : `content/${collection}/${slug}.json`;
}

/** The hash of the list that an entry belongs to, by the hash of its form. */
export const hashOfList = (hash: string): string => hash.replace(/\/entries\/.*/, "");

/** The hash of the open entry under another slug. Another hash stays as it is. */
export const hashWithSlug = (hash: string, slug: string): string => hash.replace(/(?<=\/entries\/).+/, slug);

/** The words of the open search; empty if none is open. */
export const searchedWords = (): string => decodeURIComponent(SEARCH.exec(location.hash)?.[1] ?? "");

/** The hash of a search in everything, instead of one in a single list. Another hash stays as it is. */
export const hashOfSearchEverywhere = (hash: string): string => hash.replace(COLLECTION_OF_SEARCH, "#");
