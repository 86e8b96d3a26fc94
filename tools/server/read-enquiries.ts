import type { PGlite } from "@electric-sql/pglite";
import { type Row, fieldNames } from "../../src/enquiry/fields";
import { runOrExplain } from "./database/damage";
import { ask, inUse, lockDirectory, lockIn } from "./database/lock";
import { hasDatabase, openCopy, openDatabase } from "./database/open-database";

export interface StoredEnquiry extends Row {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/**
 * Reads the enquiries of a directory, newest first: from the process that has the database open, or from a copy in memory.
 * Writes nothing. Throws if the database is damaged, or if the process that has it open does not answer.
 */
export async function readEnquiries(directory: string): Promise<readonly StoredEnquiry[]> {
  if (!hasDatabase(directory)) return [];
  const holder = await ask(lockIn(directory));
  if (holder?.enquiries) return holder.enquiries as readonly StoredEnquiry[];
  if (holder?.problem) throw new Error(holder.problem);
  if (holder) throw inUse(directory, holder);
  await using database = await openCopy(directory);
  return await runOrExplain(directory, () => listEnquiries(database));
}

/** Deletes an enquiry. Throws if there is none with this id, or while a server has the database open. */
export async function deleteEnquiry(directory: string, id: string): Promise<void> {
  const none = new Error(`There is no enquiry ${id} in ${directory}.`);
  if (!hasDatabase(directory)) throw none;
  await using _lock = await lockDirectory(directory);
  await using database = await openDatabase(directory);
  const { affectedRows } = await database.query("delete from public.contact_submissions where id::text = $1", [id]);
  if (!affectedRows) throw none;
}

/** Reads every stored enquiry, newest first. Throws if a part of the table is missing. */
export async function listEnquiries(database: PGlite): Promise<StoredEnquiry[]> {
  const { rows } = await database.transaction(async transaction => {
    // Without the index, the enquiries of a missing part would be left out, without an error.
    await transaction.exec("set local enable_seqscan = off; set local enable_bitmapscan = off");
    return transaction.query<Omit<StoredEnquiry, "receivedAt"> & { receivedAt: Date }>(
      `select id, created_at as "receivedAt", ${fieldNames.join(", ")}
       from public.contact_submissions
       order by created_at desc, id`,
    );
  });
  return rows.map(row => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}
