import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The blobs of files by their paths in the repository. */
export type Tree = ReadonlyMap<string, string>;

export type Commit = Readonly<{
  sha: string;
  files: Tree;
  parents: readonly Commit[];
  message: string;
  author: string;
  /** In ms since 1970. */
  date: number;
}>;

const shaOf = (content: Uint8Array | string) => createHash("sha1").update(content).digest("hex");

/** The text of a file with the changes of two versions, by Git itself. Undefined if both have changed the same lines. */
function mergeLines(base: Uint8Array, own: Uint8Array, theirs: Uint8Array): Buffer | undefined {
  const folder = mkdtempSync(join(tmpdir(), "merge-"));
  const paths = [own, base, theirs].map((bytes, index) => {
    const path = join(folder, String(index));
    writeFileSync(path, bytes);
    return path;
  });
  try {
    return execFileSync("git", ["merge-file", "--stdout", ...paths], { stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The objects of a Git repository in memory. A tree is kept with the paths of all files below it. */
export function gitObjects() {
  const blobs = new Map<string, Uint8Array>();
  const trees = new Map<string, Tree>();
  const commits = new Map<string, Commit>();
  let time = Date.UTC(2026, 0, 1);

  const addBlob = (bytes: Uint8Array): string => {
    const sha = shaOf(bytes);
    blobs.set(sha, bytes);
    return sha;
  };

  const addTree = (files: Tree): string => {
    const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
    const sha = shaOf(JSON.stringify(sorted));
    trees.set(sha, new Map(sorted));
    return sha;
  };

  const addCommit = (files: Tree, parents: readonly Commit[], message: string, author: string): Commit => {
    time += 60_000;
    const commit = { sha: shaOf(randomUUID()), files, parents, message, author, date: time };
    commits.set(commit.sha, commit);
    return commit;
  };

  /** A commit and all before it, latest first. */
  const historyOf = (commit: Commit): Commit[] => {
    const all = new Set<Commit>();
    const add = (next: Commit) => {
      if (all.has(next)) return;
      all.add(next);
      next.parents.forEach(add);
    };
    add(commit);
    return [...all].sort((one, other) => other.date - one.date);
  };

  const mergeBase = (one: Commit, other: Commit): Commit => {
    const known = new Set(historyOf(one));
    return historyOf(other).find(commit => known.has(commit))!;
  };

  /** The files of two commits together. Undefined if both have changed the same lines, or the same picture. */
  const mergeFiles = (own: Commit, theirs: Commit): Tree | undefined => {
    const base = mergeBase(own, theirs).files;
    const merged = new Map<string, string>();
    for (const path of new Set([...base.keys(), ...own.files.keys(), ...theirs.files.keys()])) {
      const [old, mine, other] = [base.get(path), own.files.get(path), theirs.files.get(path)];
      let blob = mine === old ? other : mine;
      if (mine !== other && mine !== old && other !== old) {
        if (!old || !mine || !other) return undefined;
        const lines = mergeLines(blobs.get(old)!, blobs.get(mine)!, blobs.get(other)!);
        if (!lines) return undefined;
        blob = addBlob(lines);
      }
      if (blob) merged.set(path, blob);
    }
    return merged;
  };

  return { blobs, trees, commits, addBlob, addTree, addCommit, historyOf, mergeBase, mergeFiles };
}
