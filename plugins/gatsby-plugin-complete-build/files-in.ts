import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** The paths of all files in a directory, and below it, from there. */
export const filesIn = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile());
  return files.map(({ parentPath, name }) => relative(directory, join(parentPath, name)));
};
