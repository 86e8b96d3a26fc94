import { once } from "node:events";
import { chmodSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";

/** What the process that has the database open says to others. Empty if it does not answer. */
interface Holder {
  readonly pid?: number;
  /** URL of the server; missing while it starts, and if the process is no server. */
  readonly url?: string | undefined;
  /** All stored enquiries; missing while the database is not open. */
  readonly enquiries?: readonly unknown[] | undefined;
}

/** The path of a directory's lock. */
export const lockIn = (directory: string) => join(directory, "lock");

/** In bytes. macOS allows 104 for the path of a socket; `removeDead` adds a suffix to it. */
const longestPath = 94;

/** The directory of the enquiries: JL_DATA_DIR, or .data/enquiries in the project. */
export const dataDirectory = () => process.env.JL_DATA_DIR || ".data/enquiries";

/**
 * Locks a directory for this process, and creates it if it is missing: PGlite has no lock of its own
 * (https://github.com/electric-sql/pglite/issues/1106). The lock is a Unix socket, so it ends with its process. Other
 * processes of the same user read what `describe` returns from it, and cannot lock it. Throws if another process has the
 * lock, or if the database belongs to another user.
 */
export async function lockDirectory(directory: string, describe: () => Promise<Holder> = () => Promise.resolve({})) {
  const path = lockIn(directory);
  if (Buffer.byteLength(path) > longestPath)
    throw new Error(`The path ${directory} is too long: choose a shorter one.`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Postgres would leave files that their owner cannot open.
  const owner = statSync(join(directory, "postgres"), { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && owner !== process.getuid?.())
    throw new Error(`The enquiries in ${directory} belong to another user. Run this as that user, with sudo -u.`);
  const server = createServer((_request, response) => {
    // Without an answer the others know only that the directory is locked.
    const answer = async () => response.end(JSON.stringify({ pid: process.pid, ...(await describe()) }));
    answer().catch(() => response.destroy());
  });
  for (;;) {
    try {
      await once(server.listen(path), "listening");
      chmodSync(path, 0o600);
      return server;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    }
    const holder = await ask(path);
    if (holder) {
      const { pid, url } = holder;
      const who = `${pid === undefined ? "another process" : `process ${pid}`}${url ? `, which serves ${url}` : ""}`;
      throw new Error(`The enquiries in ${directory} are in use by ${who}. Stop it first.`);
    }
    await removeDead(path);
  }
}

/** Asks the process that listens on a socket; undefined if there is none. No answer within 10 s counts as an answer. */
export async function ask(socketPath: string): Promise<Holder | undefined> {
  try {
    const request = get({ socketPath, signal: AbortSignal.timeout(10_000) });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return (await json(response)) as Holder;
  } catch (error) {
    const isDead = ["ECONNREFUSED", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "");
    return isDead ? undefined : {};
  }
}

/** Removes the socket that a killed process has left. If another process has just replaced it, puts it back. */
async function removeDead(path: string): Promise<void> {
  const moved = `${path}.${process.pid}`;
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
