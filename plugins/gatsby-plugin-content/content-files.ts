import { readFileSync, readdirSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";

/** The files of the content directory by their path inside it, with forward slashes. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

// Beside the content: its description, the pictures of the guide for editors, and hidden files.
const NOT_CONTENT = /^(?:schemas|guide)\/|(?:^|\/)\./;

/** Reads the files of a content directory; throws when there is none. */
export function filesOnDisk(contentDirectory: string): ContentFiles {
  const entries = readdirSync(contentDirectory, { recursive: true, withFileTypes: true });
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const files = paths.flatMap((path): [string, Buffer][] => {
    const name = relative(contentDirectory, path).split(sep).join(posix.sep);
    return NOT_CONTENT.test(name) ? [] : [[name, readIfThere(path)]];
  });
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** While somebody edits, a file may vanish between being listed and being read; it then counts as empty. */
function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
