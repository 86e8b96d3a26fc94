import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GitCommands } from "./git-command";
import { GitFailure } from "./git-failures";
import { notSent } from "../messages/not-sent-messages";

/** Where the changes go: a branch of a remote, and the branch of this repository that remembers it. */
type PushTarget = Readonly<{ remote: string; address: string; branch: string; remembered: string }>;

/** Whether Git is in the middle of a rebase, or was when it was cut off. */
async function isRebasing(project: string, { read }: GitCommands): Promise<boolean> {
  const folders = await read("rev-parse", "--git-path", "rebase-merge", "--git-path", "rebase-apply");
  return folders.split("\n").some(folder => folder !== "" && existsSync(resolve(project, folder)));
}

/** The full name of the checked out branch. Throws if there is none, with the command that leads back to one. */
export async function requireBranch(project: string, git: GitCommands): Promise<string> {
  const branch = await git.answer("symbolic-ref", "--quiet", "HEAD");
  const isUnfinished = await isRebasing(project, git);
  if (isUnfinished) throw new GitFailure("unfinished", notSent.unfinishedRebase(branch === undefined));
  if (branch !== undefined) return branch;
  const first = await git.answer("symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD");
  throw new GitFailure("detached", notSent.detached(first?.replace("origin/", "") ?? "main"));
}

/** Where the changes of a branch go. Throws if there is no such place. */
export async function targetOfBranch({ read }: GitCommands, branch: string): Promise<PushTarget> {
  const format = "--format=%(upstream:remotename)%09%(upstream:remoteref)%09%(upstream)";
  const [remote = "", target = "", remembered = ""] = (await read("for-each-ref", format, branch)).trim().split("\t");
  if (remote === "" || target === "") throw new GitFailure("noUpstream", notSent.noUpstream);
  return { remote, branch: target, remembered, address: (await read("remote", "get-url", "--push", remote)).trim() };
}

/** A name for the branch of a proposal, of the person who makes it. */
export function branchNameOf(person: string): string {
  const plain = person.normalize("NFD").toLowerCase();
  return ["content", ...(plain.match(/[a-z0-9]+/g) ?? [])].join("-");
}
