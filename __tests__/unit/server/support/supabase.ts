import { createClient } from "@supabase/supabase-js";

/** supabase-js wants a WebSocket when it is made, which Node 20 has not got, and never opens it. */
function UnusedSocket() {
  throw new Error("The tests open no WebSocket.");
}

/** The hosted database's own client, pointed at another address. */
export function connect(url: string, headers: Record<string, string> = {}) {
  return createClient(url, "local-key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers },
    realtime: { transport: UnusedSocket as unknown as typeof WebSocket },
  });
}
