import type { RepositoryPath } from "../../../../gatsby-plugin-content/paths";
import { base64OfBytes, bytesOfBase64 } from "../base64";
import { hasStatus } from "./failures";
import type { GithubRequest } from "./request";

/** A repository on GitHub. */
export type Repository = Readonly<{ owner: string; repo: string }>;

/** A file in the tree of a commit, and its content. `null` deletes it. */
export type TreeEntry = Readonly<{ path: RepositoryPath } & ({ text: string } | { blob: string | null })>;

/** How two commits differ: the commit at which they parted, and how many commits each has since. */
export type Comparison = Readonly<{ base: string; ahead: number; behind: number }>;

/** Answers undefined instead of a 404. */
const ifThere = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  });

/** The objects and branches of a repository. Commits, trees and blobs are named by their sha. Throws a `GithubFailure`. */
export function gitApi(request: GithubRequest, { owner, repo }: Repository) {
  return {
    /** The last commit of a branch; undefined if there is no such branch. */
    headOfBranch: async (branch: string): Promise<string | undefined> => {
      const ref = `heads/${branch}`;
      const answer = await ifThere(request("GET /repos/{owner}/{repo}/git/ref/{ref}", { owner, repo, ref }));
      return answer?.data.object.sha;
    },

    /** The tree of a commit. */
    treeOf: async (commit: string): Promise<string> => {
      const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
      return (await request(route, { owner, repo, commit_sha: commit })).data.tree.sha;
    },

    /** The names in a tree, with their blobs and trees. */
    entriesOf: async (tree: string): Promise<ReadonlyMap<string, string>> => {
      const route = "GET /repos/{owner}/{repo}/git/trees/{tree_sha}";
      const { data } = await request(route, { owner, repo, tree_sha: tree });
      return new Map(data.tree.map(({ path, sha }) => [path, sha]));
    },

    /** The paths of all files in a tree and the trees in it, with their blobs. */
    filesBelow: async (tree: string): Promise<ReadonlyMap<string, string>> => {
      const route = "GET /repos/{owner}/{repo}/git/trees/{tree_sha}";
      const { data } = await request(route, { owner, repo, tree_sha: tree, recursive: "1" });
      return new Map(data.tree.filter(({ type }) => type === "blob").map(({ path, sha }) => [path, sha]));
    },

    /** The bytes of a file. */
    bytesOfBlob: async (blob: string): Promise<Uint8Array<ArrayBuffer>> => {
      const route = "GET /repos/{owner}/{repo}/git/blobs/{file_sha}";
      return bytesOfBase64((await request(route, { owner, repo, file_sha: blob })).data.content);
    },

    /** The bytes of a file at a commit; undefined if it is not there. */
    fileAt: async (commit: string, path: RepositoryPath): Promise<Uint8Array<ArrayBuffer> | undefined> => {
      const route = "GET /repos/{owner}/{repo}/contents/{path}";
      const answer = await ifThere(request(route, { owner, repo, path, ref: commit }));
      if (answer === undefined || Array.isArray(answer.data) || answer.data.type !== "file") return undefined;
      return bytesOfBase64(answer.data.content);
    },

    /** The last commits that have changed a file before and at a commit, latest first. */
    commitsOf: async (head: string, path: RepositoryPath, most: number) => {
      const route = "GET /repos/{owner}/{repo}/commits";
      const { data } = await request(route, { owner, repo, sha: head, path, per_page: most });
      return data.map(({ sha, commit }) => ({
        id: sha,
        date: commit.author?.date ?? "",
        author: commit.author?.name ?? "",
      }));
    },

    /** Adds the content of a file. */
    addBlob: async (content: Uint8Array): Promise<string> => {
      const route = "POST /repos/{owner}/{repo}/git/blobs";
      const { data } = await request(route, { owner, repo, content: base64OfBytes(content), encoding: "base64" });
      return data.sha;
    },

    /** Adds a tree with the files of another one, but for these. */
    addTree: async (base: string, entries: readonly TreeEntry[]): Promise<string> => {
      const tree = entries.map(entry => ({
        path: entry.path,
        mode: "100644" as const,
        type: "blob" as const,
        ...("text" in entry ? { content: entry.text } : { sha: entry.blob }),
      }));
      return (await request("POST /repos/{owner}/{repo}/git/trees", { owner, repo, base_tree: base, tree })).data.sha;
    },

    /** Adds a commit of the signed-in person. */
    addCommit: async (message: string, tree: string, parents: readonly string[]): Promise<string> => {
      const route = "POST /repos/{owner}/{repo}/git/commits";
      return (await request(route, { owner, repo, message, tree, parents: [...parents] })).data.sha;
    },

    addBranch: async (branch: string, commit: string): Promise<void> => {
      const route = "POST /repos/{owner}/{repo}/git/refs";
      await request(route, { owner, repo, ref: `refs/heads/${branch}`, sha: commit });
    },

    /** Adds commits to a branch. Fails with 409 or 422 if somebody else has added others meanwhile. */
    moveBranch: async (branch: string, commit: string): Promise<void> => {
      const route = "PATCH /repos/{owner}/{repo}/git/refs/{ref}";
      await request(route, { owner, repo, ref: `heads/${branch}`, sha: commit, force: false });
    },

    compare: async (from: string, to: string): Promise<Comparison> => {
      const route = "GET /repos/{owner}/{repo}/compare/{basehead}";
      const { data } = await request(route, { owner, repo, basehead: `${from}...${to}`, per_page: 1 });
      return { base: data.merge_base_commit.sha, ahead: data.ahead_by, behind: data.behind_by };
    },

    /** Merges a commit into a branch by lines. Returns false if both have changed the same lines. */
    mergeInto: async (branch: string, commit: string, message: string): Promise<boolean> => {
      const route = "POST /repos/{owner}/{repo}/merges";
      try {
        await request(route, { owner, repo, base: branch, head: commit, commit_message: message });
        return true;
      } catch (error) {
        if (hasStatus(error, 409)) return false;
        throw error;
      }
    },
  };
}

export type GitApi = ReturnType<typeof gitApi>;
