import { timingSafeEqual } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { Hono } from "hono";

/** Where a running server hands its enquiries to `npm run enquiries`. */
export const listingPath = "/_local/enquiries";

export interface Enquiry {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
}

/** Reads every stored enquiry, newest first. */
export async function listEnquiries(database: PGlite): Promise<Enquiry[]> {
  const { rows } = await database.query<Omit<Enquiry, "receivedAt"> & { created_at: Date }>(
    `select id, created_at, name, email, phone, message
     from public.contact_submissions
     order by created_at desc, id`,
  );
  return rows.map(({ id, created_at, ...sent }) => ({
    id,
    receivedAt: created_at.toISOString(),
    ...sent,
  }));
}

/**
 * Answers the listing to whoever shows the token from the lock file, which only the owner of the
 * files can read; to everybody else the path does not exist.
 */
export function listing(database: PGlite, token: string): Hono {
  const app = new Hono();
  app.get(listingPath, async (context, next) => {
    if (!carriesToken(context.req.header("authorization"), token)) return next();
    context.header("Cache-Control", "no-store");
    return context.json(await listEnquiries(database));
  });
  return app;
}

function carriesToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
