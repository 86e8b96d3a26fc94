import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { requireFolder } from "./damage";

/** What the process that has the database open says to others. Empty if it does not answer. */
interface Holder {
  readonly pid?: number;
  /** URL of the server; missing while it starts, and if the process is no server. */
  readonly url?: string | undefined;
  /** All stored enquiries; missing while the database is not open. */
  readonly enquiries?: readonly unknown[] | undefined;
  /** The photographs of an enquiry that was asked for. */
  readonly photographs?: readonly unknown[] | undefined;
  /** Why the enquiries cannot be read. */
  readonly problem?: string;
}

/** The lock of a directory. Disposing of it removes the lock if this process still has it. */
export interface Lock extends AsyncDisposable {
  /** Whether this process still has the lock: another one may have it after the file was removed or the folder moved. */
  readonly isHeld: () => boolean;
}

/** The path of a directory's lock. */
export const lockIn = (directory: string) => join(directory, "lock");

/** A path beside the lock that no other process uses. */
const besideLock = (path: string) => `${path}.${randomUUID().slice(0, 8)}`;

/** In bytes. macOS allows 104 for the path of a socket; nine are added to it. */
const longestPath = 94;

/** The directory of the enquiries: JL_DATA_DIR, or .data/enquiries in the project. */
export const dataDirectory = () => process.env.JL_DATA_DIR || ".data/enquiries";

/**
 * Locks a directory for this process, and creates it if it is missing: PGlite has no lock of its own
 * (https://github.com/electric-sql/pglite/issues/1106). The lock is a Unix socket, so it ends with its process. Other
 * processes of the same user read what `describe` returns for a path from it, and cannot lock it. Throws if another process has the
 * lock, if the database belongs to another user, or if a file stands in the place of a folder or the other way round.
 */
export async function lockDirectory(
  directory: string,
  describe: (path: string) => Promise<Holder> = () => Promise.resolve({}),
): Promise<Lock> {
  const path = lockIn(directory);
  if (Buffer.byteLength(path) > longestPath)
    throw new Error(`The path ${directory} is too long: choose a shorter one.`);
  requireFolder(directory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Postgres would leave files that their owner cannot open.
  const owner = statSync(join(directory, "postgres"), { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && owner !== process.getuid?.())
    throw new Error(`The enquiries in ${directory} belong to another user. Run this as that user, with sudo -u.`);
  const server = createServer(({ url = "/" }, response) => {
    void describe(url)
      .catch((error: unknown): Holder => ({ problem: error instanceof Error ? error.message : String(error) }))
      .then(holder => response.end(JSON.stringify({ pid: process.pid, ...holder })));
  });
  // Node removes the path that a socket listens on when it closes, whoever has it by then. So the socket listens on a
  // path of its own, and gets the name of the lock as a second one.
  const own = besideLock(path);
  await once(server.listen(own), "listening");
  const mine = statSync(own);
  try {
    chmodSync(own, 0o600);
    await takeName(own, path, directory);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
  const isHeld = () => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.ino === mine.ino && found.dev === mine.dev;
  };
  return {
    isHeld,
    [Symbol.asyncDispose]: async () => {
      if (isHeld()) rmSync(path);
      await once(server.close(), "close");
    },
  };
}

/** Gives a socket the name of the lock. Throws if another process has the lock. */
async function takeName(socket: string, path: string, directory: string): Promise<void> {
  for (;;) {
    try {
      linkSync(socket, path);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (statSync(path, { throwIfNoEntry: false })?.isSocket() === false)
      throw new Error(`${path} stands in the place of the lock, which the server makes. Move it to another folder.`);
    const holder = await ask(path);
    if (holder) throw inUse(directory, holder);
    await removeDead(path);
  }
}

/** The error that another process has the directory. */
export function inUse(directory: string, { pid, url }: Holder): Error {
  const holder = pid === undefined ? "another process" : `process ${pid}`;
  const server = url ? `, which serves ${url}` : "";
  return new Error(`The enquiries in ${directory} are in use by ${holder}${server}. Stop it first.`);
}

/** Asks the process that listens on a socket; undefined if there is none. No answer within 10 s counts as an answer. */
export async function ask(socketPath: string, path = "/"): Promise<Holder | undefined> {
  try {
    const request = get({ socketPath, path, signal: AbortSignal.timeout(10_000) });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return (await json(response)) as Holder;
  } catch (error) {
    const isDead = ["ECONNREFUSED", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "");
    return isDead ? undefined : {};
  }
}

/** Removes the socket that a killed process has left. If another process has just replaced it, puts it back. */
async function removeDead(path: string): Promise<void> {
  const moved = besideLock(path);
  try {
    renameSync(path, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    // Another process was faster.
    return;
  }
  if (await ask(moved)) renameSync(moved, path);
  else rmSync(moved, { force: true });
}
