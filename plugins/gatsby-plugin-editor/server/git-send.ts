import { branchNameOf, requireBranch, targetOfBranch } from "./git-branch";
import { type GitCommands, type Limits, gitCommands } from "./git-command";
import { GitFailure, gitFailureOf, saidByHost } from "./git-failures";
import { notSent } from "../messages/not-sent-messages";
import type { Sent, SendingStep } from "./sending-protocol";
import { compareAddress, hostOf, proposalAddress } from "./remote-address";

/** How changes are sent. */
export type Sending = Readonly<{
  /** Throws if the content has an error. */
  check: () => Promise<unknown>;
  /** Runs what changes the files of the project, after the saves before it. Nothing in it waits for the network. */
  inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>;
  onStep: (step: SendingStep) => void;
  signal?: AbortSignal;
}>;

/** Why a host has not taken a branch. `said`: its own words. */
type Refusal = Readonly<{ summary: string; said: string }>;

/** How often changes of others that arrive during a push are added before Git gives up. */
const ROUNDS = 3;

const BRANCHES = "refs/heads/";

/** Where this repository remembers what it has proposed last, so that it replaces only its own proposals. */
const PROPOSED = "refs/proposed/";

const isBehind = ({ summary }: Refusal) => summary.startsWith("[rejected]");
/** GitHub: GH007. */
const isAboutAddress = ({ summary, said }: Refusal) => /email privacy|private email/.test(summary + said);
/** GitHub: GH006, and GH013 of a rule set. Others: in their own words. */
const isProtected = ({ summary, said }: Refusal) =>
  /protected branch|rule violations/.test(summary) || /protected branch|pull request|merge request/i.test(said);

/**
 * Commits the files of content/, adds what others have pushed, checks, and pushes. Where the branch is protected, pushes
 * a branch of its own instead. Throws a `GitFailure`, or what the check throws.
 */
export async function sendChanges(
  project: string,
  limits: Limits,
  commit: (git: GitCommands) => Promise<void>,
  { check, inTurn, onStep, signal }: Sending,
): Promise<Sent> {
  const disk = gitCommands(project, { limits, signal });
  const { read, answer } = disk;
  await read("var", "GIT_COMMITTER_IDENT");
  const target = await targetOfBranch(disk, await requireBranch(project, disk));
  const { remote, remembered } = target;
  const host = hostOf(target.address);
  const network = gitCommands(project, { limits, host, signal });
  const signs = (await answer("config", "--type=bool", "--get", "commit.gpgSign")) === "true";
  const sign = signs ? ["-S"] : [];

  /** Signs something that is not kept: whoever has to type a password does so before saves have to wait. */
  const trySignature = async () => {
    onStep({ step: "signing" });
    const git = gitCommands(project, { limits: { ...limits, disk: limits.network }, signal });
    const { code } = await git.attempt("commit-tree", "-S", "-m", "Try the signature", "HEAD^{tree}");
    if (code !== 0) throw new GitFailure("signing", notSent.signing);
  };

  const addOthersChanges = async () => {
    // A cancelled rebase is undone as well.
    const undo = gitCommands(project, { limits });
    try {
      const output = await disk.attempt("rebase", "--autostash", remembered);
      if (output.code === 0) return;
      const isConflict = (await undo.read("ls-files", "--unmerged")) !== "";
      throw isConflict ? new GitFailure("sameLines", notSent.sameLines) : gitFailureOf(output, host);
    } catch (error) {
      // If the rebase has not begun, there is nothing to undo.
      await undo.attempt("rebase", "--abort");
      throw error;
    }
  };

  const push = async (refspec: string, ...options: string[]): Promise<{ refusal?: Refusal; said: string }> => {
    onStep({ step: "pushing", host });
    const output = await network.attempt("push", "--porcelain", "--progress", ...options, remote, refspec);
    const said = saidByHost(output.stderr);
    const [, , summary] =
      output.stdout
        .split("\n")
        .find(line => line.startsWith("!"))
        ?.split("\t") ?? [];
    if (summary !== undefined) return { refusal: { summary, said }, said };
    if (output.code !== 0) throw gitFailureOf(output, host);
    return { said };
  };

  /** Makes a commit again on another parent, without touching the files. */
  const commitAgain = async (tree: string, parent: string, message: string, env: NodeJS.ProcessEnv = {}) =>
    (
      await gitCommands(project, { limits, signal, env }).read(
        "commit-tree",
        ...sign,
        "-p",
        parent,
        "-m",
        message,
        tree,
      )
    ).trim();

  const replaceHead = async (commitId: string) => read("update-ref", "HEAD", commitId, (await head()).trim());
  const head = () => read("rev-parse", "HEAD");

  /** Gives the commits that are not live the address that Git knows now. Returns whether one had another address. */
  const mendAddresses = async (): Promise<boolean> => {
    const [name, email] = [await identity("NAME"), await identity("EMAIL")];
    const format = "--format=%H%x09%an%x09%ae%x09%ce%x09%aI";
    const commits = (await read("log", "--reverse", format, `${remembered}..HEAD`)).split("\n").filter(Boolean);
    const all = commits.map(line => line.split("\t"));
    const isOurs = (author: string | undefined) => author === name;
    if (all.every(([, author, by, committer]) => committer === email && (by === email || !isOurs(author))))
      return false;
    let parent = (await read("rev-parse", remembered)).trim();
    for (const [id = "", author, by, , date] of all) {
      const others = isOurs(author) ? {} : { GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: by };
      const message = await read("log", "-1", "--format=%B", id);
      parent = await commitAgain(`${id}^{tree}`, parent, message, { ...others, GIT_AUTHOR_DATE: date });
    }
    await replaceHead(parent);
    return true;
  };

  /** The name or the address that Git writes into a commit. */
  const identity = async (part: "NAME" | "EMAIL") => {
    const ident = await read("var", "GIT_COMMITTER_IDENT");
    const { NAME = "", EMAIL = "" } = /^(?<NAME>.*) <(?<EMAIL>.*)> /.exec(ident)?.groups ?? {};
    return part === "NAME" ? NAME : EMAIL;
  };

  /** Pushes, with other addresses in the commits if the host does not take theirs. */
  const pushWithAddress = async (refspec: string, ...options: string[]) => {
    const first = await push(refspec, ...options);
    if (!first.refusal || !isAboutAddress(first.refusal)) return first;
    if (!(await mendAddresses())) throw new GitFailure("privateAddress", notSent.privateAddress);
    const second = await push(refspec, ...options);
    if (second.refusal && isAboutAddress(second.refusal))
      throw new GitFailure("privateAddress", notSent.privateAddress);
    return second;
  };

  /**
   * Makes one commit of all that is not live, if it changes only content/. A host often merges a proposal as one commit:
   * Git then knows it again, and several it would not.
   */
  const joinCommits = async () => {
    const count = Number(await read("rev-list", "--count", `${remembered}..HEAD`));
    const onlyContent = ["diff", "--quiet", remembered, "HEAD", "--", ":(top)", ":(exclude)content"];
    if (count < 2 || (await answer(...onlyContent)) === undefined) return;
    const names = ["diff", "--relative", "--name-only", remembered, "HEAD", "--", "content"];
    const changed = await read("-c", "core.quotePath=false", ...names);
    await replaceHead(await commitAgain("HEAD^{tree}", remembered, `Change the content\n\n${changed}`));
  };

  /** A branch for the proposal, with the commit that it has on the host now; empty if the host has none. */
  const freeBranch = async (): Promise<{ name: string; present: string }> => {
    const base = branchNameOf(await identity("NAME"));
    const listed = await network.read("ls-remote", remote, `${BRANCHES}${base}*`);
    const there = new Map(listed.split("\n").map(line => line.split("\t").reverse() as [string, string]));
    for (let number = 1; ; number++) {
      const name = number === 1 ? base : `${base}-${number}`;
      const present = there.get(BRANCHES + name) ?? "";
      const ours = await answer("rev-parse", "--verify", "--quiet", PROPOSED + name);
      if (present === "" || present === ours) return { name, present };
    }
  };

  const propose = async (): Promise<Sent> => {
    await joinCommits();
    const { name, present } = await freeBranch();
    const lease = `--force-with-lease=${BRANCHES}${name}:${present}`;
    const { refusal, said } = await pushWithAddress(`HEAD:${BRANCHES}${name}`, lease);
    if (refusal) throw new GitFailure("refused", notSent.refused(host, refusal.said || refusal.summary));
    await read("update-ref", PROPOSED + name, "HEAD");
    const address = proposalAddress(said) ?? compareAddress(target.address, target.branch.replace(BRANCHES, ""), name);
    return { outcome: "proposed", branch: name, address };
  };

  if (signs) await trySignature();
  for (let round = 1; ; round++) {
    onStep({ step: "fetching", host });
    await network.read("fetch", "--progress", remote, `+${target.branch}:${remembered}`);
    onStep({ step: "checking" });
    await inTurn(async () => {
      if (round === 1) await commit(disk);
      await addOthersChanges();
      await check();
    });
    const { refusal } = await pushWithAddress(`HEAD:${target.branch}`);
    if (!refusal) return { outcome: "sent" };
    if (isBehind(refusal) && round < ROUNDS) continue;
    if (isBehind(refusal)) throw new GitFailure("busy", notSent.busy);
    if (isProtected(refusal)) return propose();
    throw new GitFailure("refused", notSent.refused(host, refusal.said || refusal.summary));
  }
}
