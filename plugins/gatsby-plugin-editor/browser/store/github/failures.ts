import { notSent } from "../../../messages/not-sent-messages";
import { webMessages } from "../../../messages/web-messages";
import type { Failure } from "../../../server/sending-protocol";

/** The name of the host in messages. */
export const HOST = "GitHub";

/** GitHub has not done what it was asked. The message is for the editor. */
export class GithubFailure extends Error {
  constructor(
    readonly failure: Failure,
    message: string,
    /** The status of the answer; 0 if there was none, or if the reason is another one. */
    readonly status = 0,
    /** What GitHub itself says, in its own words. */
    readonly said = "",
  ) {
    super(message);
  }
}

/** Whether a failure is an answer with one of these statuses. */
export const hasStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof GithubFailure && statuses.includes(error.status);

/** An answer that @octokit/request takes for an error. */
type Response = Readonly<{ status: number; headers: Readonly<Record<string, string | undefined>>; data: unknown }>;

/** The answer in an error of @octokit/request; undefined if none came. */
const responseOf = (error: unknown) =>
  error instanceof Error && "response" in error ? (error.response as Response | undefined) : undefined;

/** The seconds after which GitHub wants to be asked again; undefined if it does not say so. */
export function secondsToWait(error: unknown): number | undefined {
  const { headers } = responseOf(error) ?? {};
  if (headers?.["retry-after"] !== undefined) return Number(headers["retry-after"]);
  if (headers?.["x-ratelimit-remaining"] !== "0") return undefined;
  // In seconds since 1970.
  return Math.max(0, Number(headers["x-ratelimit-reset"]) - Date.now() / 1000);
}

const timeIn = (seconds: number) =>
  new Intl.DateTimeFormat("en-GB", { timeStyle: "short" }).format(Date.now() + seconds * 1000);

/** The sentence of GitHub itself in an answer. */
const saidIn = (data: unknown) =>
  typeof data === "object" && data !== null && "message" in data ? String(data.message) : String(data);

/** The address in "required; url=https://github.com/…", which GitHub sends where a firm has its own sign-in. */
const addressInSso = (header: string) => header.replace(/^.*url=/, "");

/** A failed request as a sentence for the editor, with what to do next. */
export function githubFailureOf(error: unknown): GithubFailure {
  const response = responseOf(error);
  if (!response) return new GithubFailure("offline", webMessages.offline);
  const { status, headers, data } = response;
  const said = saidIn(data);
  const failure = (kind: Failure, message: string) => new GithubFailure(kind, message, status, said);
  const seconds = secondsToWait(error);
  const sso = headers["x-github-sso"];
  if (status === 401) return failure("signIn", webMessages.expired);
  if (sso !== undefined) return failure("signIn", webMessages.authorise(addressInSso(sso)));
  if ((status === 403 || status === 429) && seconds !== undefined)
    return failure("busy", webMessages.tooMany(timeIn(seconds)));
  if (status === 403) return failure("noPermission", notSent.noPermission(HOST));
  if (status === 404) return failure("noRepository", webMessages.notFound);
  if (status >= 500) return failure("hostFails", notSent.hostFails(HOST));
  return failure("refused", notSent.refused(HOST, said));
}
