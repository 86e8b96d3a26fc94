import type { RepositoryPath } from "../../gatsby-plugin-content/paths";
import { requireBranch } from "./git-branch";
import { type GitCommands, LIMITS, gitCommands } from "./git-command";
import { GitFailure } from "./git-failures";
import { type Sending, sendChanges } from "./git-send";

/** A version of a file: its commit, the path of the file at that time, when it was made (ISO 8601) and by whom. */
type CommittedVersion = Readonly<Record<"id" | "date" | "author", string> & { path: RepositoryPath }>;

/** How many versions are listed. */
const MOST = 30;

/** What `git-state.sh` prints instead of a branch if there is none to push to. */
const NO_BRANCH = "HEAD";

/** The format of a version in `git log`: a tab before each of its commit, date and author. */
const VERSION_FORMAT = "--format=%x09%h%x09%aI%x09%an";

/** The versions in the output of `git log` in this format. Git prints the path of the file in a line of its own below. */
function versionsIn(output: string): CommittedVersion[] {
  // Only the line of a version begins with a tab.
  const printed = output.split(/^\t/m).slice(1);
  return printed.map(version => {
    const [commitLine = "", path = ""] = version.split("\n").filter(Boolean);
    const [id = "", date = "", author = ""] = commitLine.split("\t");
    return { id, path: path as RepositoryPath, date, author };
  });
}

/** Actions of a project's Git, by its command line. All of them throw a `GitFailure` that says what to do next. */
export function gitOf(project: string, limits = LIMITS) {
  const git = gitCommands(project, { limits });
  const { read, answer } = git;

  const commit = async ({ read: git }: GitCommands) => {
    await git("add", "--all", "--", "content");
    const names = ["diff", "--relative", "--cached", "--name-only", "--", "content"];
    const staged = await git("-c", "core.quotePath=false", ...names);
    if (staged) await git("commit", "-m", "Change the content", "-m", staged, "--", "content");
  };

  const hasCommit = async (revision: string) =>
    (await answer("rev-parse", "--verify", "--quiet", revision)) !== undefined;

  return {
    /** Whether a file was ever committed. Outside a repository, none was. */
    isKnown: async (path: RepositoryPath): Promise<boolean> => {
      try {
        return (await hasCommit("HEAD")) && (await read("log", "-1", "--format=%h", "--", path)) !== "";
      } catch (error) {
        if (error instanceof GitFailure && error.failure === "noRepository") return false;
        throw error;
      }
    },

    /** Whether changes can be pushed, and the files of content/ that are not pushed. */
    state: async () => {
      // One process instead of four: Gatsby stops while it starts one, because its memory is large (43 instead of 98 ms).
      const printed = await git.readScript("plugins/gatsby-plugin-editor/server/git-state.sh");
      const [branchToPushTo, branch, ...changed] = printed.split("\n");
      if (branch === "") await requireBranch(project, git);
      return { canPush: branchToPushTo !== NO_BRANCH, changed: changed.filter(Boolean) as RepositoryPath[] };
    },

    /** The versions of a file, latest first. `paths`: the file, and its paths under earlier addresses. */
    versions: async (paths: readonly RepositoryPath[]): Promise<CommittedVersion[]> => {
      for (const path of paths) {
        // A file that has just been moved is not known to Git under its new path.
        if (!(await hasCommit(`HEAD:./${path}`))) continue;
        const format = [VERSION_FORMAT, "--relative", "--name-only"];
        return versionsIn(
          await read("-c", "core.quotePath=false", "log", "--follow", `-${MOST}`, ...format, "--", path),
        );
      }
      return [];
    },

    /** Commits the files of content/, adds what others have pushed, checks, and pushes. Throws if one of these fails. */
    send: (sending: Sending) => sendChanges(project, limits, commit, sending),

    /** The text of a file in one of its versions. */
    textOfVersion: (id: string, path: RepositoryPath) => read("show", "--end-of-options", `${id}:./${path}`),
  };
}
