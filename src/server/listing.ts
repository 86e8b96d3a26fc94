import type { PGlite } from "@electric-sql/pglite";
import { type Row, fieldNames } from "../enquiry/fields";

/** Where a running server hands its enquiries to `npm run enquiries`, for the token in the lock file only. */
export const listingPath = "/_local/enquiries";

export interface StoredEnquiry extends Row {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** Reads every stored enquiry, newest first. */
export async function listEnquiries(database: PGlite): Promise<StoredEnquiry[]> {
  const { rows } = await database.query<Omit<StoredEnquiry, "receivedAt"> & { receivedAt: Date }>(
    `select id, created_at as "receivedAt", ${fieldNames.join(", ")}
     from public.contact_submissions
     order by created_at desc, id`,
  );
  return rows.map(row => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}
