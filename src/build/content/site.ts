import { posix } from "node:path";
import type { Document } from "./document";
import type { PictureFacts } from "./picture-facts";
import type { Problem } from "./problem";
import type { ContentFiles } from "./source";

/** All content at once, for the rules that look across files. */
export interface Site {
  files: ContentFiles;
  documents: readonly Document[];
  /** JSON files that could not be read; what they would have said is unknown. */
  unreadable: ReadonlySet<string>;
  /** What a picture or mark really is, by its path inside content/. */
  facts: (path: string) => Promise<PictureFacts>;
}

/** A rule that needs one document only. */
export type DocumentRule = (document: Document) => Problem[];

/** A rule that compares documents and files. */
export type SiteRule = (site: Site) => Problem[] | Promise<Problem[]>;

/** Lower-case words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function documentsOf(site: Site, schema: string): Document[] {
  return site.documents.filter(({ kind }) => kind.schema === schema);
}

/** The names of a folder's JSON files without .json, those that could not be read included. */
export function slugsIn(site: Site, folder: string): Set<string> {
  const paths = [...site.files.keys()].filter(path => posix.dirname(path) === folder && path.endsWith(".json"));
  return new Set(paths.map(slugOf));
}

/** The slug that a file name stands for. */
export function slugOf(file: string): string {
  return posix.basename(file, ".json");
}
