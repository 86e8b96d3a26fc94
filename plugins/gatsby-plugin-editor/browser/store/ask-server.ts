import type { Actions } from "../../server/actions";
import { refusals } from "../../messages/messages";

/** The address of the server's actions. */
export const API = "/admin/api";

type Parameter<Name extends keyof Actions> = Parameters<Actions[Name]> extends [infer Given] ? Given : undefined;
type Answer<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>;

/** Asks the server on this computer for an action. Rejects with what it says, or with advice if it does not answer. */
export async function askServer<Name extends keyof Actions>(
  action: Name,
  ...[params]: Parameter<Name> extends undefined ? [] : [Parameter<Name>]
): Promise<Answer<Name>> {
  const body = JSON.stringify({ action, params });
  const { ok, answer } = await answerTo(body).catch(() => Promise.reject(new Error(refusals.noAnswer)));
  if (!ok) throw new Error((answer as { error: string }).error);
  return answer as Answer<Name>;
}

/** Sends a request. Rejects if nothing answers, or something else than the editor, or if the answer is cut off. */
async function answerTo(body: string): Promise<{ ok: boolean; answer: unknown }> {
  const response = await fetch(API, { method: "POST", body });
  return { ok: response.ok, answer: await response.json() };
}
