import type { PGlite } from "@electric-sql/pglite";

/** Where a running server hands its enquiries to `npm run enquiries`, for the token in the lock file only. */
export const listingPath = "/_local/enquiries";

export interface Enquiry {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

/** Reads every stored enquiry, newest first. */
export async function listEnquiries(database: PGlite): Promise<Enquiry[]> {
  const { rows } = await database.query<Omit<Enquiry, "receivedAt"> & { receivedAt: Date }>(
    `select id, created_at as "receivedAt", name, email, phone, message
     from public.contact_submissions
     order by created_at desc, id`,
  );
  return rows.map(row => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}
