import { readFileSync, readdirSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";

/** The files of the content directory by their path inside it, with forward slashes. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

// Schemas, pictures of the guide for editors, hidden files.
const NOT_CONTENT = /^(?:schemas|guide)\/|(?:^|\/)\./;

/** Reads the files of a content directory; throws when there is none. */
export function filesOnDisk(contentDirectory: string): ContentFiles {
  const entries = readdirSync(contentDirectory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(contentDirectory, join(entry.parentPath, entry.name)).replaceAll(sep, posix.sep))
    .filter(name => !NOT_CONTENT.test(name));
  return new Map(names.sort().map(name => [name, readFileSync(join(contentDirectory, name))]));
}
