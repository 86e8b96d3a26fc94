import type { PGlite } from "@electric-sql/pglite";
import { type Row, fieldNames } from "../../src/enquiry/fields";
import { runOrExplain } from "./database/damage";
import { ask, inUse, lockDirectory, lockIn } from "./database/lock";
import { hasDatabase, openCopy, openDatabase } from "./database/open-database";

export interface StoredEnquiry extends Row {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** How many have been stored. */
  readonly photographs: number;
  /** Whether a program may have filled in the form. */
  readonly doubtful: boolean;
}

export interface StoredPhotograph {
  readonly number: number;
  /** The file as base64. */
  readonly jpeg: string;
}

/** Reads what is stored in a directory, and writes nothing to it. */
interface Reader extends AsyncDisposable {
  /** All enquiries, newest first. */
  readonly enquiries: () => Promise<readonly StoredEnquiry[]>;
  /** The photographs of an enquiry, in the order that the visitor has chosen. */
  readonly photographs: (enquiry: string) => Promise<readonly StoredPhotograph[]>;
}

/** The path at which a server's lock answers with all enquiries. */
export const enquiriesPath = "/enquiries";

/** The path at which it answers with the photographs of an enquiry. */
const pathOf = (enquiry: string) => `/photographs/${enquiry}`;

/** The enquiry in such a path. */
export const enquiryIn = (path: string) => /^\/photographs\/([\da-f-]+)$/.exec(path)?.[1];

/**
 * Reads from the process that has the database of a directory open, or from a copy in memory. Throws if the database is
 * damaged, or if the process that has it open does not answer.
 */
export async function openReader(directory: string): Promise<Reader> {
  const nothing = () => Promise.resolve([]);
  const close = () => Promise.resolve();
  if (!hasDatabase(directory)) return { enquiries: nothing, photographs: nothing, [Symbol.asyncDispose]: close };

  if (await ask(lockIn(directory))) {
    const askHolder = async (path: string) => {
      const holder = (await ask(lockIn(directory), path)) ?? {};
      if (holder.problem) throw new Error(holder.problem);
      return holder;
    };
    return {
      enquiries: async () => {
        const holder = await askHolder(enquiriesPath);
        if (!holder.enquiries) throw inUse(directory, holder);
        return holder.enquiries as readonly StoredEnquiry[];
      },
      photographs: async enquiry => {
        const holder = await askHolder(pathOf(enquiry));
        if (!holder.photographs) throw inUse(directory, holder);
        return holder.photographs as readonly StoredPhotograph[];
      },
      [Symbol.asyncDispose]: close,
    };
  }

  const database = await openCopy(directory);
  return {
    enquiries: () => runOrExplain(directory, () => listEnquiries(database)),
    photographs: enquiry => runOrExplain(directory, () => listPhotographs(database, enquiry)),
    [Symbol.asyncDispose]: () => database.close(),
  };
}

/** Reads the enquiries of a directory, newest first. Throws like `openReader`. */
export async function readEnquiries(directory: string): Promise<readonly StoredEnquiry[]> {
  await using reader = await openReader(directory);
  return await reader.enquiries();
}

/** Deletes an enquiry and its photographs. Throws if there is none with this id, or while a server has the database open. */
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
      `select id, created_at as "receivedAt", ${fieldNames.join(", ")}, (
         select count(*)::int from public.enquiry_photographs as photograph where photograph.enquiry = stored.id
       ) as photographs, doubtful is not null as doubtful
       from public.contact_submissions as stored
       order by created_at desc, id`,
    );
  });
  return rows.map(row => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}

/** Reads the photographs of an enquiry. Throws if a part of the table is missing. */
export async function listPhotographs(database: PGlite, enquiry: string): Promise<StoredPhotograph[]> {
  const sql = "select number, jpeg from public.enquiry_photographs where enquiry = $1 order by number";
  return (await database.query<StoredPhotograph>(sql, [enquiry])).rows;
}
