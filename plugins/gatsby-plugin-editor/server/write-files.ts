import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import { writeWhole } from "../../gatsby-plugin-content/write-whole";
import type { FilesInMemory } from "../changes/files-in-memory";

/**
 * Writes files into a folder, and deletes those that are gone. New files come first and deletions last: if the server ends
 * in between, a moved entry is there twice, and no text names a picture that is not there yet.
 */
export function writeFiles(folder: string, files: FilesInMemory, paths: readonly ContentPath[]): void {
  const present = paths.filter(path => existsSync(join(folder, path)));
  const added = paths.filter(path => !present.includes(path));
  for (const path of [...added, ...present]) {
    const bytes = files.get(path);
    if (bytes) writeWhole(join(folder, path), bytes);
  }
  for (const path of present) if (!files.has(path)) rmSync(join(folder, path), { force: true });
}
