import { lstatSync, readFileSync, readdirSync } from "node:fs";
import { join, posix, sep } from "node:path";

/** The files of the content directory by their path inside it, with forward slashes. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

// Schemas, pictures of the guide for editors, hidden files.
const NOT_CONTENT = /^(?:schemas|guide)\/|(?:^|\/)\./;

/** Reads the files of a content directory; throws when there is none. */
export function filesOnDisk(contentDirectory: string): ContentFiles {
  const names = readdirSync(contentDirectory, { recursive: true, encoding: "utf8" })
    .map(name => name.replaceAll(sep, posix.sep))
    .filter(name => !NOT_CONTENT.test(name) && lstatSync(join(contentDirectory, name)).isFile());
  return new Map(names.sort().map(name => [name, readFileSync(join(contentDirectory, name))]));
}
