import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "../content-directory";
import type { ContentPath } from "../paths";
import { writeWhole } from "../write-whole";

/**
 * The list of the drafts in the mirror: unsaved text and new pictures. It is a file, because Gatsby bundles each plugin
 * for itself, so two plugins share no variable. Gatsby leaves its hidden name out of the content.
 */
const LIST = join(contentDirectory, ".drafts");

/** When the file of a draft was last saved, in ms; 0 for a file that was never saved. */
const savedAt = (project: string, path: ContentPath) =>
  statSync(join(project, "content", path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The times at which the files of the listed drafts were last saved. */
function listIn(project: string): Map<ContentPath, number> {
  try {
    const times = JSON.parse(readFileSync(join(project, LIST), "utf8")) as Record<string, number>;
    return new Map(Object.entries(times) as [ContentPath, number][]);
  } catch {
    // Nobody has shown a draft yet.
    return new Map();
  }
}

const writeList = (project: string, list: Map<ContentPath, number>) =>
  writeWhole(join(project, LIST), Buffer.from(JSON.stringify(Object.fromEntries(list))));

/** Lets the mirror of a project keep drafts of these files until they are saved or dropped. */
export function keepDrafts(project: string, paths: readonly ContentPath[]): void {
  const list = listIn(project);
  for (const path of paths) list.set(path, savedAt(project, path));
  writeList(project, list);
}

/** Lets the mirror of a project replace drafts of these files by what is saved. */
export function dropDrafts(project: string, paths: readonly ContentPath[]): void {
  const list = listIn(project);
  const dropped = paths.filter(path => list.delete(path));
  if (dropped.length > 0) writeList(project, list);
}

/** The files that the mirror of a project keeps: drafts whose file has not been saved since. */
export const draftsInMirror = (project: string): ContentPath[] =>
  [...listIn(project)].filter(([path, time]) => time === savedAt(project, path)).map(([path]) => path);
