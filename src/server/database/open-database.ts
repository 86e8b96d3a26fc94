import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem, durableStartParams } from "./durable-file-system";
import { migrate } from "./migrate";

const aBackup = "A backup is a copy of this folder, made while the server was stopped.";

/** What stands in a directory before there is a database. */
const first = /^(?:lock\.json.*|postgres\.unfinished|lost\+found)$/;

/** Whether a directory has a database. Throws when it has none and is not empty: making one could destroy enquiries. */
export function hasDatabase(directory: string): boolean {
  if (statSync(join(directory, "postgres/PG_VERSION"), { throwIfNoEntry: false })) return true;
  const other = existsSync(directory) && readdirSync(directory).find(name => !first.test(name));
  if (!other) return false;
  throw new Error(
    `${directory} holds ${other}, but no whole database. Restore a backup, or name an empty folder in JL_DATA_DIR. ${aBackup}`,
  );
}

/**
 * Opens the Postgres kept in a directory, making it there the first time, runs the migrations it has not seen, and
 * deletes old enquiries. The lock must be held (see `lockDirectory`): two openings of the same files would corrupt them.
 * Throws, in words, when the directory holds something else or the database is damaged.
 */
export async function openDatabase(directory: string): Promise<PGlite> {
  const path = join(directory, "postgres");
  if (!hasDatabase(directory)) {
    // Made under another name first, so that one interrupted half-way is never taken for a whole one.
    const unfinished = `${path}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await start(unfinished)).close();
    renameSync(unfinished, path);
  }

  // Postgres leaves this behind when it is killed. The lock says that nobody else has the files open.
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

/** Deletes what is kept no longer; the migration knows how long that is. */
export const deleteOldEnquiries = (database: PGlite) => database.query("select private.delete_old_enquiries()");

const start = (path: string) =>
  PGlite.create(path, { fs: new DurableFileSystem(path), startParams: durableStartParams, relaxedDurability: false });
