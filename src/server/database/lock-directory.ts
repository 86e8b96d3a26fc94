import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { answersForItself, processExists } from "./holder-alive";
import { createLockFile, discardLockFile, readLockFile, replaceLockFile, type Holder } from "./lock-file";

export interface DirectoryLock {
  /** What a local command shows the server to be given the list of enquiries. */
  token: string;
  /** Tells local commands where this process serves, or with `undefined` that it no longer does. */
  announce(url: string | undefined): Promise<void>;
  release(): Promise<void>;
}

/** Thrown when another process has the database open. */
export class DirectoryInUse extends Error {
  constructor(
    readonly holder: Holder,
    lockFile: string,
  ) {
    const where = holder.url === undefined ? "" : `, which serves ${holder.url}`;
    super(
      `The enquiries are in use by process ${holder.pid}${where}. ` +
        `Stop it first, or remove ${lockFile} if there is no such process.`,
    );
  }
}

const heldHere = new Set<string>();

/**
 * Takes a directory for this process, making it when it is missing: PGlite has no lock of its own
 * (https://github.com/electric-sql/pglite/issues/1106). A lock left by a killed process is taken
 * over. Throws `DirectoryInUse` while another process holds it.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(resolve(directory), "lock.json");
  const self: Holder = { pid: process.pid, token: randomBytes(32).toString("hex") };

  while (!(await createLockFile(path, self))) {
    const holder = await readLockFile(path);
    if (holder === undefined) continue;
    if (await isHeld(path, holder)) throw new DirectoryInUse(holder, path);
    await discardLockFile(path, holder);
  }
  heldHere.add(path);

  return {
    token: self.token,
    announce: url => replaceLockFile(path, { ...self, url }),
    release: async () => {
      heldHere.delete(path);
      await rm(path, { force: true });
    },
  };
}

/** A number can be given to a new process after its owner died: in a container, even to this one. */
async function isHeld(path: string, holder: Holder): Promise<boolean> {
  if (holder.pid === process.pid) return heldHere.has(path);
  if (!processExists(holder.pid)) return false;
  return holder.url === undefined || (await answersForItself(holder.url, holder.token));
}
