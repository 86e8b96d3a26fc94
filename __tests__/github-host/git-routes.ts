import type { Commit, Tree } from "./git-objects";
import { type HostState, PERSON } from "./state";
import { type Route, route } from "./typed-route";

/** The entries of a tree without those of its folders. */
function entriesOf(files: Tree, addTree: (files: Tree) => string) {
  const names = new Set([...files.keys()].map(path => path.split("/")[0]!));
  return [...names].map(name => {
    const blob = files.get(name);
    if (blob) return { path: name, mode: "100644", type: "blob", sha: blob };
    const below = [...files].filter(([path]) => path.startsWith(`${name}/`));
    const sha = addTree(new Map(below.map(([path, file]) => [path.slice(name.length + 1), file])));
    return { path: name, mode: "040000", type: "tree", sha };
  });
}

/** Requests about the objects and the branches of the repository. */
export function gitRoutes({ git, branches }: HostState): Route[] {
  const { blobs, trees, commits, addBlob, addTree, addCommit, historyOf, mergeBase, mergeFiles } = git;
  const refOf = (branch: string, { sha }: Commit) => ({ ref: `refs/heads/${branch}`, object: { type: "commit", sha } });
  const branchIn = (ref: string) => ref.replace(/^(?:refs\/)?heads\//, "");
  const at = (name: string) => branches.get(name) ?? commits.get(name)!;

  return [
    route("get", "/repos/{owner}/{repo}/git/ref/{ref}", ({ part }) => {
      const branch = branchIn(part("ref"));
      const head = branches.get(branch);
      return head ? { 200: refOf(branch, head) } : { 404: { message: "Not Found" } };
    }),

    route("post", "/repos/{owner}/{repo}/git/refs", ({ body }) => {
      const branch = branchIn(body.ref);
      if (branches.has(branch)) return { 422: { message: "Reference already exists" } };
      branches.set(branch, at(body.sha));
      return { 201: refOf(branch, at(body.sha)) };
    }),

    route("patch", "/repos/{owner}/{repo}/git/refs/{ref}", ({ part, body }) => {
      const branch = branchIn(part("ref"));
      const head = branches.get(branch);
      if (!head) return { 422: { message: "Reference does not exist" } };
      const isForward = historyOf(at(body.sha)).includes(head);
      if (!isForward && !body.force) return { 422: { message: "Update is not a fast forward" } };
      branches.set(branch, at(body.sha));
      return { 200: refOf(branch, at(body.sha)) };
    }),

    route("get", "/repos/{owner}/{repo}/git/commits/{commit_sha}", ({ part }) => {
      const { sha, files, message } = at(part("commit_sha"));
      return { 200: { sha, message, tree: { sha: addTree(files) } } };
    }),

    route("post", "/repos/{owner}/{repo}/git/commits", ({ body }) => {
      const parents = (body.parents ?? []).map(sha => commits.get(sha)!);
      const { sha } = addCommit(trees.get(body.tree)!, parents, body.message, PERSON);
      return { 201: { sha } };
    }),

    route("get", "/repos/{owner}/{repo}/git/trees/{tree_sha}", ({ part, query }) => {
      const files = trees.get(part("tree_sha"))!;
      const all = [...files].map(([path, sha]) => ({ path, mode: "100644", type: "blob", sha }));
      const tree = query.has("recursive") ? all : entriesOf(files, addTree);
      return { 200: { sha: part("tree_sha"), tree, truncated: false } };
    }),

    route("post", "/repos/{owner}/{repo}/git/trees", ({ body }) => {
      const files = new Map(trees.get(body.base_tree ?? ""));
      for (const { path = "", content, sha } of body.tree) {
        if (content !== undefined) files.set(path, addBlob(Buffer.from(content)));
        else if (sha) files.set(path, sha);
        else if (!files.delete(path)) return { 422: { message: "GitRPC::BadObjectState" } };
      }
      return { 201: { sha: addTree(files) } };
    }),

    route("get", "/repos/{owner}/{repo}/git/blobs/{file_sha}", ({ part }) => {
      const sha = part("file_sha");
      // GitHub breaks the lines of base64.
      const content = Buffer.from(blobs.get(sha)!).toString("base64").replace(/.{60}/g, "$&\n");
      return { 200: { sha, content, encoding: "base64" } };
    }),

    route("post", "/repos/{owner}/{repo}/git/blobs", ({ body }) => {
      const sha = addBlob(Buffer.from(body.content, body.encoding === "base64" ? "base64" : "utf8"));
      return { 201: { sha } };
    }),

    route("get", "/repos/{owner}/{repo}/contents/{path}", ({ part, query }) => {
      const path = part("path");
      const sha = at(query.get("ref")!).files.get(path);
      if (!sha) return { 404: { message: "Not Found" } };
      const content = Buffer.from(blobs.get(sha)!).toString("base64");
      return { 200: { type: "file" as const, path, sha, content, encoding: "base64" } };
    }),

    route("get", "/repos/{owner}/{repo}/commits", ({ query }) => {
      const path = query.get("path")!;
      const all = historyOf(at(query.get("sha")!)).filter(({ files, parents }) =>
        parents.length === 0 ? files.has(path) : parents.every(parent => parent.files.get(path) !== files.get(path)),
      );
      const json = all.slice(0, Number(query.get("per_page"))).map(({ sha, message, author, date }) => ({
        sha,
        commit: { message, author: { name: author, date: new Date(date).toISOString() } },
      }));
      return { 200: json };
    }),

    route("get", "/repos/{owner}/{repo}/compare/{basehead}", ({ part }) => {
      const [from, to] = part("basehead").split("...").map(at) as [Commit, Commit];
      const ahead = historyOf(to).filter(commit => !historyOf(from).includes(commit)).length;
      const behind = historyOf(from).filter(commit => !historyOf(to).includes(commit)).length;
      const json = { ahead_by: ahead, behind_by: behind, merge_base_commit: { sha: mergeBase(from, to).sha } };
      return { 200: json };
    }),

    route("post", "/repos/{owner}/{repo}/merges", ({ body }) => {
      const own = branches.get(body.base)!;
      const theirs = at(body.head);
      if (historyOf(own).includes(theirs)) return { 204: undefined };
      const files = mergeFiles(own, theirs);
      if (!files) return { 409: { message: "Merge conflict" } };
      branches.set(body.base, addCommit(files, [own, theirs], body.commit_message ?? "Merge", PERSON));
      return { 201: { sha: branches.get(body.base)!.sha } };
    }),
  ];
}
