import { rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import { writeWhole } from "../../gatsby-plugin-content/write-whole";
import type { FilesInMemory } from "../changes/files-in-memory";

/** Writes files into a folder, then deletes those that are gone: a moved file is never missing. */
export function writeFiles(folder: string, files: FilesInMemory, paths: readonly ContentPath[]): void {
  for (const path of paths) {
    const bytes = files.get(path);
    if (bytes) writeWhole(join(folder, path), bytes);
  }
  for (const path of paths) if (!files.has(path)) rmSync(join(folder, path), { force: true });
}
