import { copyFile, mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The content that `npm run develop` shows: the last state of `content/` without errors. */
export const mirrorDirectory = ".content";

/** Makes the mirror equal to the content, writing and removing only what differs. */
export const mirrorContent = async () => {
  const [wanted, present] = await Promise.all([files("content"), files(mirrorDirectory)]);
  for (const [path, version] of wanted) {
    if (present.get(path) === version) continue;
    const to = join(mirrorDirectory, path);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(join("content", path), to);
    const { atime, mtime } = await stat(join("content", path));
    await utimes(to, atime, mtime);
  }
  for (const path of present.keys()) if (!wanted.has(path)) await rm(join(mirrorDirectory, path));
};

/** Files below a directory by relative path, each with its size in bytes and time of change in ms. */
const files = async (directory: string): Promise<ReadonlyMap<string, string>> => {
  await mkdir(directory, { recursive: true });
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found = entries
    .filter(entry => entry.isFile())
    .map(async entry => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(path);
      return [path.slice(directory.length + 1), `${size} ${Math.round(mtimeMs)}`] as const;
    });
  return new Map(await Promise.all(found));
};
