import { readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { NOT_CONTENT, fileKindOf } from "./file-kinds";
import { ignoredIn } from "./ignored-files";
import type { ContentPath } from "./paths";

/** The bytes of each file of the content. */
export type ContentFiles = ReadonlyMap<ContentPath, Uint8Array>;

/**
 * Reads the files of a project's content directory, without those that Git ignores. Throws when there is no such
 * directory.
 */
export const filesOnDisk = (contentDirectory: string): Map<ContentPath, Buffer> =>
  readFiles(contentDirectory, pathsIn(contentDirectory));

/** Reads only the JSON files that the site knows: the photographs are a hundred times as large. Throws as `filesOnDisk`. */
export const documentsOnDisk = (contentDirectory: string): Map<ContentPath, Buffer> =>
  readFiles(contentDirectory, pathsIn(contentDirectory).filter(fileKindOf));

function pathsIn(contentDirectory: string): ContentPath[] {
  const isIgnored = ignoredIn(dirname(contentDirectory));
  const paths = filesBelow(contentDirectory) as ContentPath[];
  return paths.filter(path => !NOT_CONTENT.test(path) && !isIgnored(path));
}

const readFiles = (directory: string, paths: readonly ContentPath[]) =>
  new Map(paths.toSorted().map(path => [path, readFileSync(join(directory, path))]));

/** The paths of all files below a directory. Follows symbolic links, as Gatsby does, but not one that leads to nothing. */
export function filesBelow(directory: string, above: readonly string[] = []): string[] {
  const real = realpathSync(directory);
  // A link to a directory above has no end.
  if (above.includes(real)) return [];
  return readdirSync(directory).flatMap(name => {
    const path = join(directory, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return filesBelow(path, [...above, real]).map(inner => posix.join(name, inner));
    return stats?.isFile() ? [name] : [];
  });
}
