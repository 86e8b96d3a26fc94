import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { openDurable } from "./durable-file-system";
import { migrate } from "./migrate";

const backupHint = "A backup is a copy of this folder, made while the server was stopped.";

/** Names in a directory that has no database yet. */
const expected = /^(?:lock(?:\.\d+)?|postgres\.unfinished|lost\+found)$/;

/** Whether a directory has a database. Throws if it has other files instead: a new database could destroy enquiries. */
export function hasDatabase(directory: string): boolean {
  if (statSync(join(directory, "postgres/PG_VERSION"), { throwIfNoEntry: false })) return true;
  const other = existsSync(directory) && readdirSync(directory).find(name => !expected.test(name));
  if (!other) return false;
  throw new Error(
    `${directory} holds ${other}, but no whole database. Restore a backup, or name an empty folder in JL_DATA_DIR. ${backupHint}`,
  );
}

/** In bytes: four files of the write-ahead log, so that Postgres never fails within one. */
const leastFree = 64 * 1024 * 1024;

/** Throws if less than 64 MB are free for a directory. On a full disk, Postgres in WebAssembly is an endless loop. */
export async function requireSpace(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < leastFree) throw new Error(`Less than 64 MB are free for ${directory}. Make room on the disk.`);
}

/**
 * Opens the database of a directory, runs new migrations and deletes old enquiries. Creates the database the first time.
 * Needs the lock (see `lockDirectory`): two processes would corrupt the files. Throws an error with a clear message if
 * the directory has other files, the database is damaged or the disk is nearly full.
 */
export async function openDatabase(directory: string): Promise<PGlite> {
  await requireSpace(directory);
  const path = join(directory, "postgres");
  if (!hasDatabase(directory)) {
    // Another name until it is complete: an interrupted one is never opened.
    const unfinished = `${path}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await openDurable(unfinished)).close();
    renameSync(unfinished, path);
  }

  // A killed Postgres leaves this file. The lock proves that no other process has the database open.
  rmSync(join(path, "postmaster.pid"), { force: true });

  const database = await openDurable(path).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database in ${directory} is damaged (${reason}). Restore a backup. ${backupHint}`, { cause });
  });
  try {
    await migrate(database);
    await deleteOldEnquiries(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Deletes old enquiries; the migration says how old. */
export const deleteOldEnquiries = (database: PGlite) => database.query("select private.delete_old_enquiries()");
