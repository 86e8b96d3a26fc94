import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { contentDirectory } from "../content-directory";

/**
 * Makes the mirror equal to the content, writing and removing only what differs, so that Gatsby sees no other change.
 * While Gatsby is running, pictures stay: it may not have seen yet that nothing names them any more, and would stop at
 * a file that is gone.
 */
export const mirrorContent = async ({ isRunning = false } = {}) => {
  await mkdir(contentDirectory, { recursive: true });
  const copy = { recursive: true, preserveTimestamps: true, force: true };
  await cp("content", contentDirectory, { ...copy, filter: async (from, to) => !(await isSame(from, to)) });
  for (const path of await readdir(contentDirectory, { recursive: true }))
    if (!existsSync(join("content", path)) && (!isRunning || path.endsWith(".json")))
      await rm(join(contentDirectory, path), { recursive: true, force: true });
};

/** Whether there is a copy of a file with its size and time of change; folders are looked into in any case. */
const isSame = async (from: string, to: string) => {
  const [original, copy] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (!copy || original.isDirectory()) return false;
  return original.size === copy.size && Math.abs(original.mtimeMs - copy.mtimeMs) < 1;
};
