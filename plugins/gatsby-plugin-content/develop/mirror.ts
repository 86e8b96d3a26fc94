import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentDirectory } from "../content-directory";
import { nameBeside } from "../write-whole";
import { draftsInMirror } from "./drafts-in-mirror";

/**
 * Makes the mirror equal to the content. Writes and removes only what differs, so that Gatsby sees no other change.
 * While Gatsby runs, keeps drafts and removed pictures: Gatsby stops if a picture that it still uses is gone.
 * Runs in one go, so that no draft is written in between and then replaced by the saved file.
 */
export const mirrorContent = ({ isRunning = false } = {}): void => {
  mkdirSync(contentDirectory, { recursive: true });
  const drafts: readonly string[] = isRunning ? draftsInMirror(".") : [];
  const pathsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(path => !drafts.includes(path));
  for (const path of pathsIn("content")) copyIfNew(join("content", path), join(contentDirectory, path));
  for (const path of pathsIn(contentDirectory))
    if (!existsSync(join("content", path)) && (!isRunning || path.endsWith(".json")))
      rmSync(join(contentDirectory, path), { recursive: true, force: true });
};

/** Copies a file beside its old copy and then renames it: Gatsby never reads half a file. */
const copyIfNew = (from: string, to: string): void => {
  if (statSync(from).isDirectory()) return void mkdirSync(to, { recursive: true });
  if (!isNew(from, to)) return;
  cpSync(from, nameBeside(to), { preserveTimestamps: true, dereference: true });
  renameSync(nameBeside(to), to);
};

/** False for a file whose copy has the same size and time of change. */
const isNew = (from: string, to: string): boolean => {
  const original = statSync(from);
  const copy = statSync(to, { throwIfNoEntry: false });
  if (!copy) return true;
  return original.size !== copy.size || Math.abs(original.mtimeMs - copy.mtimeMs) >= 1;
};
