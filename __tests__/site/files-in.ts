import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Paths of all files in a directory and its subdirectories, relative to it. */
export const filesIn = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile());
  return files.map(({ parentPath, name }) => relative(directory, join(parentPath, name)));
};
