import { lstatSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

// Schemas, pictures of the guide for editors, hidden files.
const NOT_CONTENT = /^(?:schemas|guide)\/|(?:^|\/)\./;

/** Reads the files of a content directory, by their path inside it; throws when there is none. */
export function filesOnDisk(contentDirectory: string): Map<string, Buffer> {
  const all = readdirSync(contentDirectory, { recursive: true, encoding: "utf8" });
  const names = all.filter(name => !NOT_CONTENT.test(name) && lstatSync(join(contentDirectory, name)).isFile());
  return new Map(names.sort().map(name => [name, readFileSync(join(contentDirectory, name))]));
}
