type Returns<Answer> = (...given: unknown[]) => Promise<Answer>;

export type Saving = { collectionName: string; newEntry: boolean; unpublished: boolean };
/**
 * A content file as Decap CMS sends it to a backend, and also keeps it in a backup. Decap CMS dictates the name `raw`:
 * from the form it is the form's JSON (`content-format.ts`), and after `saving.ts` the text of the file. Everywhere else
 * these are `formText` and `fileText`.
 */
export type DataFile = Record<"path" | "slug" | "raw", string>;
export type SentEntry = { dataFiles: [DataFile] };

/** The used part of a backend of Decap CMS. A backend is documented, these parts are not. */
export interface Backend {
  getEntry: (path: string) => Promise<{ data: string }>;
  entriesByFolder: (folder: string, extension: string, depth: number) => Promise<{ data: string }[]>;
  /** The text of an entry that has a pull request. */
  unpublishedEntryDataFile: Returns<string>;
  persistEntry: (entry: SentEntry, saving: Saving) => Promise<unknown>;
  deleteFiles: (paths: string[]) => Promise<unknown>;
  /** On this computer, also for actions that Decap CMS does not know (`content-actions.ts`). */
  request: (asked: { action: string; params?: object }) => Promise<unknown>;
  /** GitHub, after the sign-in. */
  api: { branch: string; getDifferences: Returns<{ merge_base_commit: { sha: string } }>; readFile: Returns<string> };
}

/** The branch on GitHub of an entry's pull request. */
const branchOf = (collection: string, slug: string): string => `cms/${collection}/${slug}`;

/** The file's text where a pull request began. Decap CMS replaces whole files of the main branch, also changed ones. */
export async function textAtFork({ api }: Backend, { path, slug }: DataFile, collection: string): Promise<string> {
  const { merge_base_commit: fork } = await api.getDifferences(api.branch, branchOf(collection, slug));
  return api.readFile(path, null, { branch: fork.sha });
}
