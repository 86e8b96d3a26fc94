import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { contentDirectory } from "../content-directory";
import { nameBeside } from "../write-whole";

/**
 * Makes the mirror equal to the content. Writes and removes only what differs, so that Gatsby sees no other change.
 * Keeps removed pictures while Gatsby runs: Gatsby stops if a picture that it still uses is gone.
 */
export const mirrorContent = async ({ isRunning = false } = {}) => {
  await mkdir(contentDirectory, { recursive: true });
  for (const path of await readdir("content", { recursive: true }))
    await copyIfNew(join("content", path), join(contentDirectory, path));
  for (const path of await readdir(contentDirectory, { recursive: true }))
    if (!existsSync(join("content", path)) && (!isRunning || path.endsWith(".json")))
      await rm(join(contentDirectory, path), { recursive: true, force: true });
};

/** Copies a file beside its old copy and then renames it: Gatsby never reads half a file. */
const copyIfNew = async (from: string, to: string) => {
  if ((await stat(from)).isDirectory()) return mkdir(to, { recursive: true });
  if (!(await isNew(from, to))) return undefined;
  await cp(from, nameBeside(to), { preserveTimestamps: true, dereference: true });
  return rename(nameBeside(to), to);
};

/** False for a file whose copy has the same size and time of change. */
const isNew = async (from: string, to: string) => {
  const [original, copy] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (!copy) return true;
  return original.size !== copy.size || Math.abs(original.mtimeMs - copy.mtimeMs) >= 1;
};
