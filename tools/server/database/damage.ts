import { statSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";

/** What a backup is, for messages. */
export const backupHint = "A backup is a copy of this folder, made while the server was stopped.";

/** The error that the database of a directory is damaged. */
export const damaged = (directory: string, reason: string, cause?: unknown) =>
  new Error(`The database in ${directory} is damaged (${reason}). Restore a backup. ${backupHint}`, { cause });

/** Throws if there is a file in the place of a folder. */
export function requireFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new Error(`${path} is a file, but must be a folder. Move it away, or name another folder in JL_DATA_DIR.`);
}

/** Opens Postgres. Its errors become the error that the database is damaged, with the reason that Postgres wrote. */
export async function openOrExplain(
  directory: string,
  open: (onStderr: (line: string) => boolean) => Promise<PGlite>,
): Promise<PGlite> {
  let reason: string | undefined;
  const readReason = (line: string) => {
    reason = /(?:LOG|FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? reason;
    return true;
  };
  try {
    return await open(readReason);
  } catch (error) {
    throw damaged(directory, reason ?? messageOf(error), error);
  }
}

/** Runs an action with an open database. An error of damaged files becomes the error that the database is damaged. */
export async function runOrExplain<T>(directory: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw isDamage(error) ? damaged(directory, messageOf(error), error) : error;
  }
}

/**
 * Whether files are damaged: Postgres cannot read a page (XX), a file is missing or cannot be read (58), a folder is in
 * its place (42809), or Postgres has stopped.
 */
function isDamage(error: unknown): boolean {
  const { code = "" } = error as { code?: string };
  return /^(?:XX|58)|^42809$/.test(code) || error instanceof WebAssembly.RuntimeError;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
