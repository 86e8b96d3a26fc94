import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { errorCode } from "../error-code";

/** What the lock file says about the process that has the database open. */
export interface Holder {
  pid: number;
  /** Known only to whoever may read the lock file; opens the server's own listing of enquiries. */
  token: string;
  /** Where the process serves; missing while it starts or stops, and when it does not serve. */
  url?: string | undefined;
}

/** Writes the lock file unless there is one, in one step, and says whether it did. */
export async function createLockFile(path: string, holder: Holder): Promise<boolean> {
  const draft = await writeDraft(path, holder);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

/** Writes the lock file over the one there is, in one step. */
export async function replaceLockFile(path: string, holder: Holder): Promise<void> {
  await rename(await writeDraft(path, holder), path);
}

/** Reads the lock file; undefined when there is none. */
export async function readLockFile(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Holder;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Removes a dead process's lock file, and puts back the one of a process that was quicker. */
export async function discardLockFile(path: string, dead: Holder): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  if ((await readLockFile(aside))?.token !== dead.token) await link(aside, path);
  await rm(aside);
}

async function writeDraft(path: string, holder: Holder): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  return draft;
}
