import { readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { NOT_CONTENT, fileKindOf } from "./file-kinds";
import { ignoredIn } from "./ignored-files";

/** The bytes of each file of the content, by its path inside content/. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Reads the files of a project's content directory, by their path inside it, without those that Git ignores. Throws when
 * there is no such directory.
 */
export const filesOnDisk = (contentDirectory: string): Map<string, Buffer> =>
  readFiles(contentDirectory, namesIn(contentDirectory));

/** Reads only the JSON files that the site knows: the photographs are a hundred times as large. Throws as `filesOnDisk`. */
export const documentsOnDisk = (contentDirectory: string): Map<string, Buffer> =>
  readFiles(contentDirectory, namesIn(contentDirectory).filter(fileKindOf));

/** The paths of the content's files inside its directory. */
function namesIn(contentDirectory: string): string[] {
  const isIgnored = ignoredIn(dirname(contentDirectory));
  return filesBelow(contentDirectory).filter(name => !NOT_CONTENT.test(name) && !isIgnored(name));
}

const readFiles = (directory: string, names: readonly string[]) =>
  new Map(names.toSorted().map(name => [name, readFileSync(join(directory, name))]));

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
