import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { refusals } from "./messages";

const run = promisify(execFile);

/** A version of a file: its commit, the file's path at that time, when it was made (ISO 8601) and by whom. */
export type Version = Readonly<Record<"id" | "path" | "date" | "author", string>>;

/** How many versions are listed. */
const MOST = 30;

/** What `git-state.sh` prints instead of a branch if there is none to push to. */
const NO_BRANCH = "HEAD";

/** The format of a version in `git log`: a tab before each of its commit, date and author. */
const VERSION_FORMAT = "--format=%x09%h%x09%aI%x09%an";

/** The versions in the output of `git log` in this format. Git prints the path of the file in a line of its own below. */
function versionsIn(output: string): Version[] {
  // Only the line of a version begins with a tab.
  const printed = output.split(/^\t/m).slice(1);
  return printed.map(version => {
    const [commitLine = "", path = ""] = version.split("\n").filter(Boolean);
    const [id = "", date = "", author = ""] = commitLine.split("\t");
    return { id, path, date, author };
  });
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

    /** Whether changes can be pushed, and the files of content/ that are not pushed. */
    state: async () => {
      // One process instead of four: Gatsby stops while it starts one, because its memory is large (43 instead of 98 ms).
      const script = await readFile(join(project, "plugins/gatsby-plugin-editor/git-state.sh"), "utf8");
      // In a checkout with Windows line endings, the shell would take each "\r" for a part of the last word.
      const { stdout } = await run("sh", ["-c", script.replaceAll("\r", "")], { cwd: project, env });
      const [branchToPushTo, ...changed] = stdout.split("\n").filter(Boolean);
      return { canPush: branchToPushTo !== NO_BRANCH, changed };
    },

    /** The versions of a file, latest first. `paths`: the file, and its paths under earlier addresses. */
    versions: async (paths: readonly string[]): Promise<Version[]> => {
      for (const path of paths) {
        // A file that has just been moved is not known to Git under its new path.
        const hasCommit = await git("cat-file", "-e", `HEAD:./${path}`).then(
          () => true,
          () => false,
        );
        if (!hasCommit) continue;
        const format = [VERSION_FORMAT, "--relative", "--name-only"];
        return versionsIn(
          await git("-c", "core.quotePath=false", "log", "--follow", `-${MOST}`, ...format, "--", path),
        );
      }
      return [];
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
