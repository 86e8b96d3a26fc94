import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

/** What is in each file below a folder, by its path in it. */
export const fingerprints = async (folder: string): Promise<Record<string, string>> => {
  const rows = (await filesIn(folder)).sort().map(async file => {
    const hash = createHash("sha256").update(await readFile(file));
    return [relative(folder, file), hash.digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

/** The paths in a folder of the files that were written after a moment, in ms. */
export const writtenSince = async (folder: string, moment: number): Promise<string[]> => {
  const times = (await filesIn(folder)).map(async file => ({ file, time: (await stat(file)).mtimeMs }));
  return (await Promise.all(times)).filter(({ time }) => time > moment).map(({ file }) => relative(folder, file));
};
