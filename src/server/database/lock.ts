import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { listingPath } from "../listing";

/** What the lock file says of the process that has the database open. */
export interface Holder {
  readonly pid: number;
  /** Known only to whoever may read the lock file; opens the server's listing of enquiries. */
  readonly token: string;
  /** Where the process serves; missing while it starts or stops, and when it does not serve. */
  readonly url?: string | undefined;
}

/** Thrown when another process has the database open. */
export class DirectoryInUse extends Error {
  constructor(
    readonly holder: Holder,
    file: string,
  ) {
    const where = holder.url === undefined ? "" : `, which serves ${holder.url}`;
    super(
      `The enquiries are in use by process ${holder.pid}${where}. ` +
        `Stop it first, or remove ${file} if there is no such process.`,
    );
  }
}

/** Where the enquiries are kept: JL_DATA_DIR, or .data/enquiries in the project. */
export const dataDirectory = () => resolve(process.env.JL_DATA_DIR || ".data/enquiries");

/**
 * Takes a directory for this process, making it when it is missing: PGlite has no lock of its own
 * (https://github.com/electric-sql/pglite/issues/1106). A lock left by a killed process is taken over. Throws
 * `DirectoryInUse` while another process holds it.
 */
export async function lockDirectory(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(resolve(directory), "lock.json");
  const self: Holder = { pid: process.pid, token: randomBytes(32).toString("hex") };
  const draft = `${file}.${self.token}`;
  const write = (holder: Holder) => writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });

  for (;;) {
    write(self);
    // A link is made only where there is no file yet, and never half written.
    const holder = code(() => linkSync(draft, file)) === "EEXIST" ? read(file) : self;
    rmSync(draft);
    if (holder === self) break;
    if (holder && (await isHeld(holder))) throw new DirectoryInUse(holder, file);
    // Another process may have been quicker: then it is its lock that was put aside.
    if (code(() => renameSync(file, draft)) === "ENOENT") continue;
    if (read(draft)?.token !== holder?.token) linkSync(draft, file);
    rmSync(draft);
  }

  return {
    /** What a local command shows the server to be given the list of enquiries. */
    token: self.token,
    /** Tells local commands where this process serves, or with undefined that it no longer does. */
    announce: (url: string | undefined) => {
      write({ ...self, url });
      renameSync(draft, file);
    },
    [Symbol.dispose]: () => rmSync(file, { force: true }),
  };
}

/** The code of the error that an action throws, such as `ENOENT`; throws those other than the two expected here. */
function code(action: () => void): string | undefined {
  try {
    action();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" || code === "ENOENT") return code;
    throw error;
  }
  return undefined;
}

/** Undefined when there is no lock file, or one that a power cut left empty. */
function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Whether the process that wrote a lock lives. Its number can be given to a new process after its death, in a container
 * even to this one, so a server has to answer for itself; silence for 10 s counts as yes.
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
