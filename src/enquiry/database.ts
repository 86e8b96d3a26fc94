import type { SupabaseClient } from "@supabase/supabase-js";
import type { Row } from "./fields";

const table = "contact_submissions";

/** The database's answer was not that it has created the row. The message does not quote the row. */
export class RefusedInsert extends Error {
  readonly status: number;

  constructor(status: number, code = "") {
    super(`answer ${status} ${code}`.trimEnd());
    this.status = status;
  }
}

/** Stores one row. Rejects unless the database confirms that it created the row. */
export type Insert = (row: Row, signal: AbortSignal) => Promise<void>;

/**
 * URL and public key of the hosted database. Without them, the page's origin: the local server answers there. It ignores
 * the key, which the client library requires.
 */
const connection = () => ({
  url: new URL(process.env.GATSBY_SUPABASE_URL || window.location.href).origin,
  key: process.env.GATSBY_SUPABASE_KEY || "local-public-key",
});

/** `fetch` whose request continues when the visitor leaves the page. */
const fetchKeptAlive: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

let client: SupabaseClient | undefined;

/** Loads the client library. After a failure the next call tries again. */
export const fetchClient = async (): Promise<SupabaseClient> => {
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
export const insertWithClient =
  (client: SupabaseClient): Insert =>
  async (row, signal) => {
    const { error, status } = await client.from(table).insert(row).abortSignal(signal);
    if (error || status !== 201) throw new RefusedInsert(status, error?.code);
  };

/** Inserts without the client library: a page that is older than the last deploy cannot load it. */
export const insertWithoutClient: Insert = async (row, signal) => {
  const { url, key } = connection();
  const headers = { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const body = JSON.stringify(row);
  const { status } = await fetchKeptAlive(`${url}/rest/v1/${table}`, { method: "POST", headers, body, signal });
  if (status !== 201) throw new RefusedInsert(status);
};
