import { existsSync } from "node:fs";
import { cp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { contentDirectory } from "../content-directory";

/**
 * Makes the mirror equal to the content. Writes and removes only what differs, so that Gatsby sees no other change.
 * Keeps removed pictures while Gatsby runs: Gatsby stops if a picture that it still uses is gone.
 */
export const mirrorContent = async ({ isRunning = false } = {}) => {
  await cp("content", contentDirectory, { recursive: true, preserveTimestamps: true, filter: isNew });
  for (const path of await readdir(contentDirectory, { recursive: true }))
    if (!existsSync(join("content", path)) && (!isRunning || path.endsWith(".json")))
      await rm(join(contentDirectory, path), { recursive: true, force: true });
};

/** False for a file whose copy has the same size and time of change. */
const isNew = async (from: string, to: string) => {
  const [original, copy] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (!copy || original.isDirectory()) return true;
  return original.size !== copy.size || Math.abs(original.mtimeMs - copy.mtimeMs) >= 1;
};
