import { isObject } from "../../../gatsby-plugin-content/json-object";
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
  const response = await fetch(API, { method: "POST", body }).catch(() => Promise.reject(new Error(refusals.noAnswer)));
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer<Name>;
  throw new Error(isObject(answer) && typeof answer["error"] === "string" ? answer["error"] : refusals.noAnswer);
}
