import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The path at which other processes read the enquiries from a running server, with the token of the lock file. */
export const listingPath = "/_local/enquiries";

/** Content of the lock file: the process that has the database open. */
export interface Holder {
  readonly pid: number;
  /** Opens the server's listing of enquiries. Only users who can read the lock file know it. */
  readonly token: string;
  /** URL of the server; missing while it starts or stops, and if the process is no server. */
  readonly url?: string | undefined;
}

/** Thrown when another process has the database open. */
export class DirectoryInUse extends Error {
  declare readonly cause: Holder;
}

/** The directory of the enquiries: JL_DATA_DIR, or .data/enquiries in the project. */
export const dataDirectory = () => resolve(process.env.JL_DATA_DIR || ".data/enquiries");

/**
 * Locks a directory for this process, and creates it if it is missing: PGlite has no lock of its own
 * (https://github.com/electric-sql/pglite/issues/1106). Takes over the lock of a killed process. Throws
 * `DirectoryInUse` while another process has the lock.
 */
export async function lockDirectory(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(resolve(directory), "lock.json");
  const self: Holder = { pid: process.pid, token: randomBytes(32).toString("hex") };
  const draft = `${file}.${self.token}`;
  const write = (holder: Holder) => writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });

  for (;;) {
    write(self);
    // A link fails if the file exists, and other processes never see a half-written file.
    const isMine = unless("EEXIST", () => linkSync(draft, file));
    rmSync(draft);
    if (isMine) break;
    const holder = read(file);
    if (holder && (await isHeld(holder))) {
      const who = holder.url === undefined ? holder.pid : `${holder.pid}, which serves ${holder.url}`;
      const advice = `Stop it first, or remove ${file} if there is no such process.`;
      throw new DirectoryInUse(`The enquiries are in use by process ${who}. ${advice}`, { cause: holder });
    }
    // If another process was faster, this has moved its new lock: put it back.
    if (!unless("ENOENT", () => renameSync(file, draft))) continue;
    if (read(draft)?.token !== holder?.token) linkSync(draft, file);
    rmSync(draft);
  }

  return {
    token: self.token,
    /** Writes the URL of this server into the lock file; undefined removes it. */
    announce: (url: string | undefined) => {
      write({ ...self, url });
      renameSync(draft, file);
    },
    [Symbol.dispose]: () => rmSync(file, { force: true }),
  };
}

/** Whether an action succeeds. Throws its error, unless it has this code. */
function unless(code: string, action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false;
    throw error;
  }
}

/** Undefined if there is no lock file, or if a power cut left it empty. */
function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Whether the process that wrote a lock is running. A new process can have the same number (in a container even this
 * one), so this asks the server by HTTP. No answer within 10 s counts as yes.
 */
async function isHeld({ pid, url, token }: Holder): Promise<boolean> {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  if (url === undefined) return true;
  const headers = { authorization: `Bearer ${token}` };
  return fetch(url + listingPath, { method: "HEAD", headers, signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    (error: unknown) => ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code !== "ECONNREFUSED",
  );
}
