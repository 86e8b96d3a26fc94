import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem, durableStartParams } from "./durable-file-system";
import { migrate } from "./migrate";

const aBackup = "A backup is a copy of this folder, made while the server was stopped.";

/** Names in a directory that has no database yet. */
const expected = /^(?:lock(?:\.\d+)?|postgres\.unfinished|lost\+found)$/;

/** Whether a directory has a database. Throws if it has other files instead: a new database could destroy enquiries. */
export function hasDatabase(directory: string): boolean {
  if (statSync(join(directory, "postgres/PG_VERSION"), { throwIfNoEntry: false })) return true;
  const other = existsSync(directory) && readdirSync(directory).find(name => !expected.test(name));
  if (!other) return false;
  throw new Error(
    `${directory} holds ${other}, but no whole database. Restore a backup, or name an empty folder in JL_DATA_DIR. ${aBackup}`,
  );
}

/**
 * Opens the database of a directory, runs new migrations and deletes old enquiries. Creates the database the first time.
 * Needs the lock (see `lockDirectory`): two processes would corrupt the files. Throws an error with a clear message if
 * the directory has other files or the database is damaged.
 */
export async function openDatabase(directory: string): Promise<PGlite> {
  const path = join(directory, "postgres");
  if (!hasDatabase(directory)) {
    // Another name until it is complete: an interrupted one is never opened.
    const unfinished = `${path}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await start(unfinished)).close();
    renameSync(unfinished, path);
  }

  // A killed Postgres leaves this file. The lock proves that no other process has the database open.
  rmSync(join(path, "postmaster.pid"), { force: true });

  const database = await start(path).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database in ${directory} is damaged (${reason}). Restore a backup. ${aBackup}`, { cause });
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

const start = (path: string) =>
  PGlite.create(path, { fs: new DurableFileSystem(path), startParams: durableStartParams, relaxedDurability: false });
