import type { SupabaseClient } from "@supabase/supabase-js";
import type { FurtherColumns, Row } from "./fields";
import { withTimeout } from "./with-timeout";

/** The tables that a visitor may add rows to. */
interface Rows {
  contact_submissions: Row & FurtherColumns;
  /** A photograph as base64, with its place in the order chosen: 1 to 5. */
  enquiry_photographs: { readonly photographs_key: string; readonly number: number; readonly jpeg: string };
  /** How many photographs an enquiry has in all: 0 to 5. */
  photograph_counts: { readonly photographs_key: string; readonly photographs: number };
}

/** The database's answer was not that it has created the row. The message does not quote the row. */
export const refusedInsert = (status: number, code = "") =>
  new Error(`answer ${status} ${code}`.trimEnd(), { cause: { status } });

/** The HTTP status with which an insert was refused. 0 for another error, such as no answer. */
export const statusOf = (error: unknown): number =>
  error instanceof Error ? ((error.cause as { readonly status?: number } | undefined)?.status ?? 0) : 0;

/** Stores one row. Rejects unless the database confirms that it created the row. */
export type Insert = <Table extends keyof Rows>(table: Table, row: Rows[Table], signal: AbortSignal) => Promise<void>;

/**
 * URL and public key of the hosted database. Without them, the page's origin: the local server answers there. It ignores
 * the key, which the client library requires.
 */
const connection = () => ({
  url: new URL(process.env.GATSBY_SUPABASE_URL || window.location.href).origin,
  key: process.env.GATSBY_SUPABASE_KEY || "local-public-key",
});

/**
 * `fetch` whose request continues when the visitor leaves the page. Not with a photograph: browsers refuse such a request
 * with more than 64 kB.
 */
const fetchKeptAlive: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : input.toString();
  return fetch(input, { ...init, keepalive: !url.includes("/enquiry_photographs") });
};

let client: SupabaseClient | undefined;

/** Loads the client library. After a failure the next call tries again. */
export const loadClient = async (): Promise<SupabaseClient> => {
  const { createClient } = await import("@supabase/supabase-js");
  const { url, key } = connection();
  return (client ??= createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchKeptAlive },
  }));
};

/**
 * Inserts with the client library. Accepts only status 201, because the library reports no error for some other answers
 * (an empty 404, an empty 200). Does not pass on its messages, because they may quote the row.
 */
const insertWithClient =
  (client: SupabaseClient): Insert =>
  async (table, row, signal) => {
    const { error, status } = await client.from(table).insert(row).abortSignal(signal);
    if (error || status !== 201) throw refusedInsert(status, error?.code);
  };

/** Inserts without the client library: a page that is older than the last deploy cannot load it. */
const insertWithoutClient: Insert = async (table, row, signal) => {
  const { url, key } = connection();
  const headers = { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const body = JSON.stringify(row);
  const { status } = await fetchKeptAlive(`${url}/rest/v1/${table}`, { method: "POST", headers, body, signal });
  if (status !== 201) throw refusedInsert(status);
};

/** In ms, part of each time limit: after this a row is inserted without the client library. */
const libraryLimit = 4_000;

/** Uses the client library, or a plain request if the library does not load in two attempts or in time. */
export const chooseInsert = (): Promise<Insert> =>
  withTimeout(libraryLimit, loadClient().catch(loadClient)).then(insertWithClient, () => insertWithoutClient);
