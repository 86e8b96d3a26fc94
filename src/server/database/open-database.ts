import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem, durableStartParams } from "./durable-file-system";
import { migrate } from "./migrate";

/**
 * Opens the Postgres kept in a directory, making it there the first time, runs the migrations it has not seen, and
 * deletes old enquiries. The lock must be held (see `lockDirectory`): two openings of the same files would corrupt them.
 */
export async function openDatabase(directory: string): Promise<PGlite> {
  const path = join(directory, "postgres");
  if (!existsSync(path)) {
    // Made under another name first, so that one interrupted half-way is never taken for a whole one.
    const unfinished = `${path}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await start(unfinished)).close();
    renameSync(unfinished, path);
  }

  // Postgres leaves this behind when it is killed. The lock says that nobody else has the files open.
  rmSync(join(path, "postmaster.pid"), { force: true });

  const database = await start(path);
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
  PGlite.create({ fs: new DurableFileSystem(path), startParams: durableStartParams, relaxedDurability: false });
