import type { SupabaseClient } from "@supabase/supabase-js";

/** What the local server takes for a key: it looks at none, but the client library insists on one. */
const localKey = "local-public-key";

const table = "contact_submissions";

/** The columns a visitor may fill. */
export interface Row {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

/** Stores one row. Rejects unless the database has answered that the row was created. */
export type Insert = (row: Row, signal: AbortSignal) => Promise<void>;

/** Address and public key of the hosted database; without them the page's own origin, where the local server answers. */
const connection = () => ({
  url: (process.env.GATSBY_SUPABASE_URL || window.location.origin).replace(/\/+$/, ""),
  key: process.env.GATSBY_SUPABASE_KEY || localKey,
});

/** A request that outlives the page, so that leaving while it is sent loses nothing. */
const fetchKeptAlive: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

let clientPromise: Promise<SupabaseClient> | undefined;

/** The client library, fetched once; after a failure the next call fetches it again. */
export const fetchClient = (): Promise<SupabaseClient> =>
  (clientPromise ??= import("@supabase/supabase-js")
    .then(({ createClient }) => {
      const { url, key } = connection();
      return createClient(url, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: { fetch: fetchKeptAlive },
      });
    })
    .catch((error: unknown) => {
      clientPromise = undefined;
      throw error;
    }));

/**
 * Inserts with the client library. Only 201 counts: the library takes some answers that are no success for one
 * (an empty 404, an empty 200). Its messages are not passed on, because they may quote the row.
 */
export const insertWithClient =
  (client: SupabaseClient): Insert =>
  async (row, signal) => {
    const { error, status } = await client.from(table).insert(row).abortSignal(signal);
    if (error || status !== 201) throw new Error(`answer ${String(status)} ${error?.code ?? ""}`.trimEnd());
  };

/** Inserts without the client library, for a visitor whose page is older than the last deploy and cannot fetch it. */
export const insertWithoutClient: Insert = async (row, signal) => {
  const { url, key } = connection();
  const { status } = await fetchKeptAlive(`${url}/rest/v1/${table}`, {
    method: "POST",
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Prefer: "return=minimal",
    },
    body: JSON.stringify(row),
    signal,
  });
  if (status !== 201) throw new Error(`answer ${String(status)}`);
};
