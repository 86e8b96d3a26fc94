import { type Files, difference } from "../site/difference";
import { gitRoutes } from "./git-routes";
import { pullRoutes } from "./pull-routes";
import { PERSON, PERSONS, hostState } from "./state";
import { type Answer, refusal } from "./typed-route";

export const API = "https://api.github.com";
export const REPOSITORY = "firm/website";

/** A request of the editor: the path of its address without the name of the repository. */
export type Asked = Readonly<{ method: string; path: string; body: unknown }>;

/** Answers with which GitHub refuses a request. */
export const refusals = {
  signedOut: refusal(401, "Bad credentials"),
  needsAuthorisation: refusal(403, "Resource protected by SAML enforcement.", {
    "x-github-sso": "required; url=https://github.com/orgs/firm/sso?authorization_request=A1",
  }),
  pause: (seconds: number) =>
    refusal(429, "You have exceeded a secondary rate limit.", { "retry-after": String(seconds) }),
  limit: (seconds: number) =>
    refusal(403, "API rate limit exceeded.", {
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": String(Math.ceil(Date.now() / 1000) + seconds),
    }),
  conflict: refusal(409, "Reference update failed"),
  rule: refusal(422, "Repository rule violations found"),
  brokenServer: refusal(502, "Server Error"),
};

/**
 * A stand-in of GitHub's API with one repository, `firm/website`, in memory. Its branch `main` starts with these files, by
 * their paths in the repository. Its answers have the types that GitHub documents.
 */
export function githubHost(files: ReadonlyMap<string, Uint8Array>) {
  const state = hostState(files);
  const { git, branches } = state;
  const routes = [...gitRoutes(state), ...pullRoutes(state)];
  const asked: Asked[] = [];

  const filesOf = (branch: string): Files => {
    const tree = branches.get(branch)?.files ?? new Map<string, string>();
    return new Map([...tree].map(([path, blob]) => [path, Buffer.from(git.blobs.get(blob)!)]));
  };

  const host = {
    state,
    /** All requests so far. */
    asked,
    /** Called with each request before its answer. What it returns is the answer. */
    before: (_asked: Asked): Answer | undefined => undefined,

    /** The files of a branch. */
    filesOf,
    /** What a branch changes in what is published. */
    differenceOf: (branch: string) => difference(filesOf("main"), filesOf(branch)),
    /** The messages of the commits of a branch that are not published, latest first. */
    commitsOf: (branch: string): string[] => {
      const published = git.historyOf(branches.get("main")!);
      const all = git.historyOf(branches.get(branch)!);
      return all.filter(commit => !published.includes(commit)).map(({ message }) => message);
    },
    /** Lets somebody else commit a file to a branch. Undefined deletes it. */
    commit: (branch: string, path: string, content: string | Uint8Array | undefined, author = "Bo"): void => {
      const head = branches.get(branch)!;
      const changed = new Map(head.files);
      if (content === undefined) changed.delete(path);
      else changed.set(path, git.addBlob(Buffer.from(content)));
      branches.set(branch, git.addCommit(changed, [head], `Change ${path}`, author));
    },
    /** Lets somebody else replace words in a file of a branch. */
    replace: (branch: string, path: string, old: string, replacement: string): void => {
      const text = String(filesOf(branch).get(path));
      if (!text.includes(old)) throw new Error(`${path} has no ${old}`);
      host.commit(branch, path, text.replace(old, replacement));
    },

    /** Answers a request. */
    answer: async (
      method: string,
      address: URL,
      headers: Readonly<Record<string, string>>,
      sent: string | null,
    ): Promise<Answer> => {
      const person = PERSONS[headers["authorization"] ?? ""];
      if (person === undefined) return refusals.signedOut;
      state.person = person;
      const named = /^\/repos\/firm\/([^/]+)/.exec(address.pathname)?.[1];
      if (named !== undefined && named !== state.name) {
        if (named !== "website") return refusal(404, "Not Found");
        const location = `${API}${address.pathname.replace(named, state.name)}${address.search}`;
        return refusal(method === "GET" ? 301 : 307, "Moved Permanently", { location });
      }
      const body: unknown = sent ? JSON.parse(sent) : undefined;
      const path = address.pathname.replace(/^\/repos\/[^/]+\/[^/]+/, "");
      asked.push({ method, path: decodeURIComponent(path), body });
      const first = host.before(asked.at(-1)!);
      if (first) return first;
      for (const { method: own, match, answer } of routes) {
        const parts = own === method ? match(address.pathname) : undefined;
        if (parts) return answer(parts, address.searchParams, body);
      }
      throw new Error(`The stand-in of GitHub does not know ${method} ${address.pathname}.`);
    },
  };
  return host;
}

export type GithubHost = ReturnType<typeof githubHost>;

/** The branch on which the editor saves. */
export const OWN_BRANCH = `editor/${PERSON}`;

/** What GitHub lets a page of another origin send, in lower case. */
const ALLOWED_HEADERS = ["accept", "authorization", "content-type", "user-agent"];

/** A `fetch` that asks the stand-in, and follows redirects as browsers do. */
export const fetchFrom =
  (host: GithubHost): typeof fetch =>
  async (input, init = {}) => {
    const ask = async (address: URL): Promise<Response> => {
      const headers = Object.fromEntries(new Headers(init.headers));
      if (Object.keys(headers).some(name => !ALLOWED_HEADERS.includes(name))) throw new TypeError("Blocked by CORS");
      const answer = await host.answer(init.method ?? "GET", address, headers, (init.body ?? null) as string | null);
      const { location } = answer.headers ?? {};
      if (location !== undefined) return ask(new URL(location));
      const text = answer.json === undefined ? null : JSON.stringify(answer.json);
      return new Response(text, {
        status: answer.status,
        headers: { "content-type": "application/json; charset=utf-8", ...answer.headers },
      });
    };
    return ask(new URL(String(input)));
  };
