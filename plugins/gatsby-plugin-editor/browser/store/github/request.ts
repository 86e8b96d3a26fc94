import { request } from "@octokit/request";
import { githubFailureOf, secondsToWait } from "./failures";
import { pause } from "./pause";

/** In ms: how long GitHub may take for an answer. A large picture may be on its way. */
const LIMIT = 120_000;

/** In seconds: the longest time that is waited when GitHub asks for a pause. */
const LONGEST_WAIT = 15;

export type GithubRequest = typeof request;

/** What @octokit/request gives to `fetch`. */
type Sent = Omit<RequestInit, "headers"> & Readonly<{ headers: Readonly<Record<string, string>> }>;

/** A request with its options, as @octokit/request gives it to its hook. */
type Options = Readonly<Record<string, unknown>>;
type Send = (options: Options) => Promise<unknown>;

/** Sends a request; once more after a short pause that GitHub asks for. */
async function sendInTime(send: Send, options: Options): Promise<unknown> {
  try {
    return await send(options);
  } catch (error) {
    const seconds = secondsToWait(error);
    if (seconds === undefined || seconds > LONGEST_WAIT) throw error;
    await pause(seconds * 1000);
    return send(options);
  }
}

/** Asks GitHub's API with the token of the signed-in person. Throws a `GithubFailure`. */
export const githubRequest = (token: () => string): GithubRequest =>
  request.defaults({
    // No "X-GitHub-Api-Version": GitHub does not let browsers send it (github/docs#24706).
    headers: { accept: "application/vnd.github+json" },
    request: {
      fetch: (address: string, { headers, ...options }: Sent) =>
        fetch(address, {
          ...options,
          headers: { ...headers, authorization: `Bearer ${token()}` },
          // GitHub lets browsers answer from their cache for a minute, also after a commit.
          cache: "no-cache",
          signal: AbortSignal.timeout(LIMIT),
        }),
      hook: (send: Send, options: Options) =>
        sendInTime(send, options).catch((error: unknown) => Promise.reject(githubFailureOf(error))),
    },
  });
