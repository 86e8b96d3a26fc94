import { rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import { writeWhole } from "../../gatsby-plugin-content/write-whole";
import type { FilesInMemory } from "../changes/files-in-memory";

/** Writes files into a folder, and deletes those that are gone. */
export function writeFiles(folder: string, files: FilesInMemory, paths: readonly ContentPath[]): void {
  for (const path of paths) {
    const bytes = files.get(path);
    if (bytes) writeWhole(join(folder, path), bytes);
    else rmSync(join(folder, path), { force: true });
  }
}
