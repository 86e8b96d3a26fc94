import { createHash, randomUUID } from "node:crypto";
import { basename, dirname } from "node:path";
import { openChecker } from "../../plugins/gatsby-plugin-content/check-content";
import { filesOnDisk } from "../../plugins/gatsby-plugin-content/content-files";
import { hasErrors } from "../../plugins/gatsby-plugin-content/problem";
import { type Files, difference, withChosenNames } from "./difference";

/** A commit with its files. A tree is a commit without parents. */
interface Commit {
  readonly sha: string;
  readonly files: Files;
  readonly parents: readonly Commit[];
  readonly commit: { readonly message: string };
}

interface PullRequest {
  readonly head: string;
  readonly title: string;
  state: "open" | "closed";
  labels: { name: string }[];
}

/** All keys in the bodies of the editor's requests. */
type Body = Record<"base_tree" | "content" | "head" | "message" | "ref" | "sha" | "title" | "tree", string> & {
  readonly labels: string[];
  readonly parents: string[];
};

const person = { login: "editor", name: "An Editor", email: "editor@firm.example" };
const shaOf = (bytes: Buffer) => createHash("sha1").update(bytes).digest("hex");

/**
 * Fakes the part of GitHub's API that the editor uses, with one repository in memory. Its branch `main` starts with the
 * content of a project and refuses pull requests with an error in the content.
 */
export function gitHost(project: string) {
  const blobs = new Map<string, Buffer>();
  const commits = new Map<string, Commit>();
  const branches = new Map<string, Commit>();
  const add = (files: Files, parents: readonly Commit[] = [], message = "") => {
    const commit = { sha: randomUUID(), files, parents, commit: { message } };
    for (const bytes of files.values()) blobs.set(shaOf(bytes), bytes);
    commits.set(commit.sha, commit);
    return commit;
  };
  const content = [...filesOnDisk(`${project}/content`)].map(([path, bytes]) => [`content/${path}`, bytes] as const);
  branches.set("main", add(new Map(content)));

  const find = (name: string) => branches.get(name.replace("firm:", "")) ?? commits.get(name)!;
  const history = (commit: Commit): Commit[] => [commit, ...commit.parents.flatMap(history)];
  const fork = (from: string, to: string) => {
    const known = history(find(from));
    return history(find(to)).find(commit => known.includes(commit))!;
  };

  const pullRequests: PullRequest[] = [];
  const pull = (rest: string) => pullRequests[Number.parseInt(rest) - 1]!;
  const shown = (request: PullRequest) => ({
    ...{ ...request, number: pullRequests.indexOf(request) + 1, user: person, base: { ref: "main" } },
    head: { ref: request.head, sha: find(request.head).sha, repo: { fork: false } },
  });

  const compare = (from: string, to: string) => {
    const before = fork(from, to);
    const after = find(to);
    const files = Object.keys(difference(before.files, after.files)).map(filename => {
      const bytes = after.files.get(filename);
      const status = !bytes ? "removed" : before.files.has(filename) ? "modified" : "added";
      return { filename, status, sha: bytes && shaOf(bytes), ...(filename.endsWith(".json") && { patch: "@@" }) };
    });
    const own = history(after).slice(0, history(after).indexOf(before));
    return { base_commit: find(from), merge_base_commit: before, files, commits: own.reverse() };
  };

  const merge = async (number: string) => {
    const head = find(pull(number).head);
    const files = [...head.files].map(([path, bytes]) => [path.replace("content/", ""), bytes] as const);
    if (hasErrors((await openChecker(project)(new Map(files))).problems)) throw new Error("405");
    branches.set("main", add(head.files, [find("main")], "Merge"));
    pull(number).state = "closed";
    return { merged: true };
  };

  const setBranch = (ref: string, sha: string) => {
    if (ref.endsWith("heads/main")) throw new Error("422");
    branches.set(ref.replace(/^(?:refs\/)?heads\//, ""), find(sha));
  };

  const answers: Record<string, (rest: string, body: Body, head: string | null) => unknown> = {
    "GET ": () => ({ owner: { login: "firm" }, permissions: { push: true }, default_branch: "main" }),
    "GET branches": rest => ({ commit: find(rest) }),
    "GET git/trees": rest => {
      const [branch = "", folder = ""] = rest.replace(/\/$/, "").split(":");
      const files = [...find(branch).files].filter(([path]) => dirname(path) === folder);
      const entries = files.map(([path, bytes]) => ({ path: basename(path), sha: shaOf(bytes), size: bytes.length }));
      return { tree: entries.map(entry => ({ ...entry, type: "blob" })) };
    },
    "POST git/trees": (_rest, { base_tree, tree }) => {
      const files = new Map(find(base_tree).files);
      for (const { path, sha } of tree as unknown as Record<"path" | "sha", string>[]) {
        files.delete(path);
        if (sha) files.set(path, blobs.get(sha)!);
      }
      return add(files);
    },
    "GET git/blobs": rest => ({ content: blobs.get(rest)?.toString("base64"), encoding: "base64" }),
    "POST git/blobs": (_rest, { content: base64 }) => {
      const bytes = Buffer.from(base64, "base64");
      blobs.set(shaOf(bytes), bytes);
      return { sha: shaOf(bytes) };
    },
    "POST git/commits": (_rest, { tree, parents, message }) => add(find(tree).files, parents.map(find), message),
    "POST git/refs": (_rest, { ref, sha }) => setBranch(ref, sha),
    "PATCH git/refs": (rest, { sha }) => setBranch(rest, sha),
    "DELETE git/refs": rest => branches.delete(rest.replace("heads/", "")),
    "GET commits": rest => (rest.endsWith("/status") ? { statuses: [] } : []),
    "GET compare": rest => compare(...(rest.split("...") as [string, string])),
    "GET pulls": (_rest, _body, head) =>
      pullRequests.filter(own => own.state === "open" && (head ?? own.head).endsWith(own.head)).map(shown),
    "POST pulls": (_rest, { head, title }) => {
      pullRequests.push({ head: head.replace("firm:", ""), title, state: "open", labels: [] });
      return shown(pullRequests.at(-1)!);
    },
    "PATCH pulls": rest => void (pull(rest).state = "closed"),
    "PUT pulls": merge,
    "PUT issues": (rest, { labels }) => (pull(rest).labels = labels.map(name => ({ name }))),
  };

  return {
    pullRequests,
    /** The files of a branch. */
    files: (branch: string): Files => find(branch).files,
    /** What a branch changes in the main branch. */
    difference: (branch: string) => withChosenNames(difference(fork("main", branch).files, find(branch).files)),
    /** Changes a text on the main branch, like an edit by hand. */
    edit: (path: string, old: string, replacement: string) => {
      const text = String(find("main").files.get(path)).replace(old, replacement);
      branches.set("main", add(new Map(find("main").files).set(path, Buffer.from(text)), [find("main")]));
    },
    /** Answers a request: status and JSON. */
    answer: async (method: string, address: URL, sent: string | null) => {
      const path = decodeURIComponent(address.pathname);
      if (path.startsWith("/user")) return [200, person] as const;
      const [, kind = "", rest = ""] = /^\/repos\/firm\/website\/?((?:git\/)?[^/]*)\/?(.*)$/.exec(path) ?? [];
      try {
        const answer = answers[`${method} ${kind}`]!;
        const body = JSON.parse(sent ?? "{}") as Body;
        return [200, (await answer(rest, body, address.searchParams.get("head"))) ?? {}] as const;
      } catch (error) {
        return [Number(error instanceof Error && error.message) || 404, { message: "GitHub refuses it." }] as const;
      }
    },
  };
}
