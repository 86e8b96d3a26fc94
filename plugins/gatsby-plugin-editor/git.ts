import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { refusals } from "./messages";

const run = promisify(execFile);

/** An earlier version of a file: its commit, the file's path at that time, and its age and author. */
export type Version = Readonly<{ id: string; path: string; label: string }>;

/** The versions in the output of `git-state.sh`. */
function versionsIn(output: string, path: string): Version[] {
  const versions: Version[] = [];
  for (const line of output.split("\n").filter(Boolean)) {
    const [, id, label] = line.split("\t");
    const last = versions.at(-1);
    if (id && label) versions.push({ id, label, path: last?.path ?? path });
    else if (last) versions.splice(-1, 1, { ...last, path: line });
  }
  return versions;
}

/** Actions of a project's Git, by its command line. Outside a repository, `state` and `send` throw. */
export function gitOf(project: string) {
  // Nobody could answer a password prompt.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", SSH_ASKPASS: "false", SSH_ASKPASS_REQUIRE: "force" };
  const git = async (...parameters: string[]) => (await run("git", parameters, { cwd: project, env })).stdout;

  /** Throws with the two commands to type if Git does not know whose changes these are. */
  const requireIdentity = () =>
    git("var", "GIT_COMMITTER_IDENT").catch(() => Promise.reject(new Error(refusals.noIdentity)));

  const commit = async () => {
    await git("add", "--all", "--", "content");
    const names = ["diff", "--relative", "--cached", "--name-only", "--", "content"];
    const staged = await git("-c", "core.quotePath=false", ...names);
    if (staged) await git("commit", "-m", "Change the content", "-m", staged, "--", "content");
  };

  const addOthersChanges = async () => {
    try {
      await git("pull", "--rebase", "--autostash");
    } catch (error) {
      // Without a conflict, there is nothing to abort.
      await git("rebase", "--abort").catch(() => Promise.reject(new Error(refusals.noConnection(String(error)))));
      throw new Error(refusals.sameLines);
    }
  };

  return {
    /** Whether a file was ever committed. */
    isKnown: async (path: string) => (await git("log", "-1", "--format=%h", "--", path).catch(() => "")) !== "",

    /**
     * Earlier versions of a file, whether changes can be pushed, and the files of content/ that are not pushed.
     * `paths`: the file, and its paths under earlier addresses.
     */
    state: async (paths: readonly [string, ...string[]]) => {
      // One process instead of five: Gatsby stops while it starts one, because its memory is large (43 instead of 98 ms).
      const { stdout } = await run("sh", ["plugins/gatsby-plugin-editor/git-state.sh", ...paths], {
        cwd: project,
        env,
      });
      const [versions = "", rest = ""] = stdout.split(/^\n/m);
      const [branch, ...changed] = rest.split("\n").filter(Boolean);
      return { versions: versionsIn(versions, paths[0]), canPush: branch !== "HEAD", changed };
    },

    /** Commits the files of content/, adds what others have pushed, checks, and pushes. Throws if one of these fails. */
    send: async (check: () => Promise<unknown>) => {
      await requireIdentity();
      await commit();
      await addOthersChanges();
      await check();
      await git("push");
    },

    /** The text of a file in one of its versions. */
    textOfVersion: (id: string, path: string) => git("show", "--end-of-options", `${id}:./${path}`),
  };
}
