import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "./files-in";

/** The hash of each file in a folder, by its path. */
export const fingerprints = async (folder: string): Promise<Record<string, string>> => {
  const rows = (await filesIn(folder)).sort().map(async file => {
    const hash = createHash("sha256").update(await readFile(join(folder, file)));
    return [file, hash.digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
};

/** The paths of files in a folder that were written after a time, in ms. */
export const writtenSince = async (folder: string, moment: number): Promise<string[]> => {
  const times = (await filesIn(folder)).map(async file => ({ file, time: (await stat(join(folder, file))).mtimeMs }));
  return (await Promise.all(times)).filter(({ time }) => time > moment).map(({ file }) => file);
};
