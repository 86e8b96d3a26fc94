import type { components, paths } from "@octokit/openapi-types";

export type Method = "get" | "post" | "patch" | "put";

/** A part of an answer of GitHub: what it has is of the right type, and has a name that GitHub knows. */
type Part<Whole> = Whole extends readonly (infer Entry)[]
  ? readonly Part<Entry>[]
  : Whole extends object
    ? { readonly [Key in keyof Whole]?: Part<Whole[Key]> }
    : Whole;

type Operation<Path extends keyof paths, Verb extends Method> = Verb extends keyof paths[Path]
  ? paths[Path][Verb]
  : never;

type JsonOf<Answer> = Answer extends { content: { "application/json": infer Json } } ? Part<Json> : undefined;

type Responses<Path extends keyof paths, Verb extends Method> =
  Operation<Path, Verb> extends { responses: infer All } ? All : never;

/** One of the answers that GitHub documents for a request: its JSON by its status. */
type Reply<Path extends keyof paths, Verb extends Method> = {
  readonly [Status in keyof Responses<Path, Verb>]?: JsonOf<Responses<Path, Verb>[Status]>;
};

type Body<Path extends keyof paths, Verb extends Method> =
  Operation<Path, Verb> extends { requestBody?: { content: { "application/json": infer Json } } } ? Json : undefined;

/** What a request gives: the parts of its path by their names, its query and its body. */
type Given<Path extends keyof paths, Verb extends Method> = Readonly<{
  part: (name: string) => string;
  query: URLSearchParams;
  body: Body<Path, Verb>;
}>;

/** Any answer of the API. */
export type Answer = Readonly<{ status: number; json: unknown; headers?: Readonly<Record<string, string>> }>;

/** An answer that says why GitHub refuses. */
export const refusal = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer => {
  const json: components["schemas"]["basic-error"] = { message };
  return { status, json, headers };
};

/** A request that the stand-in knows. */
export type Route = Readonly<{
  method: string;
  /** The parts of the path by their names; undefined if it is another path. */
  match: (pathname: string) => ReadonlyMap<string, string> | undefined;
  answer: (parts: ReadonlyMap<string, string>, query: URLSearchParams, body: unknown) => Answer;
}>;

/** Answers a request of GitHub's API in the types that GitHub documents for it. */
export function route<Path extends keyof paths, Verb extends Method>(
  method: Verb,
  path: Path,
  answer: (given: Given<Path, Verb>) => Reply<Path, Verb>,
): Route {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}$`);
  return {
    method: method.toUpperCase(),
    match: pathname => {
      const found = pattern.exec(pathname);
      return found ? new Map(names.map((name, index) => [name, decodeURIComponent(found[index + 1]!)])) : undefined;
    },
    answer: (parts, query, body) => {
      const reply = answer({ part: name => parts.get(name)!, query, body: body as Body<Path, Verb> });
      const [status, json] = Object.entries(reply)[0]!;
      return { status: Number(status), json };
    },
  };
}
