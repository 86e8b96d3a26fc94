import type { JsonObject } from "../../gatsby-plugin-content/json-object";

export const API = "/admin/api";

/** Asks the server on this computer, past Decap CMS. Undefined: it does not answer. */
export async function askServer(action: string, params: object = {}): Promise<JsonObject | undefined> {
  const body = JSON.stringify({ action, params });
  const answer = await fetch(API, { method: "POST", body }).catch(() => undefined);
  return answer && ((await answer.json()) as JsonObject);
}
