import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { backupHint, damaged, openOrExplain, requireFolder, runOrExplain } from "./damage";
import { openDurable } from "./durable-file-system";
import { openInMemory } from "./memory-copy";
import { migrate } from "./migrate";

/** Names in a directory that has no database yet. */
const expected = /^(?:lock(?:\.[\da-f]+)?|postgres\.unfinished|lost\+found)$/;

/** Whether a directory has a database. Throws if it has other files instead: a new database could destroy enquiries. */
export function hasDatabase(directory: string): boolean {
  requireFolder(directory);
  requireFolder(join(directory, "postgres"));
  const version = statSync(join(directory, "postgres/PG_VERSION"), { throwIfNoEntry: false });
  if (version?.isFile()) return true;
  if (version) throw damaged(directory, "postgres/PG_VERSION is a folder, but must be a file");
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

  const database = await openOrExplain(directory, onStderr => openDurable(path, { onStderr }));
  return prepare(directory, database, async () => {
    await migrate(database);
    await deleteOldEnquiries(database);
  });
}

/**
 * Opens a copy of a directory's database in memory, to read from. Writes nothing to the disk, which may be full or
 * read-only. No process may have the database open: the copy would be inconsistent. Throws if the database is damaged.
 */
export async function openCopy(directory: string): Promise<PGlite> {
  const path = join(directory, "postgres");
  const database = await openOrExplain(directory, onStderr => openInMemory(path, { onStderr }));
  // A backup may be older than the last migration.
  return prepare(directory, database, () => migrate(database));
}

/** Runs the first statements with a database, and closes it if they fail. */
async function prepare(directory: string, database: PGlite, firstStatements: () => Promise<void>): Promise<PGlite> {
  try {
    await runOrExplain(directory, firstStatements);
    return database;
  } catch (error) {
    // A damaged database cannot always be closed.
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** Deletes old enquiries; the migration says how old. */
export const deleteOldEnquiries = (database: PGlite) => database.query("select private.delete_old_enquiries()");
