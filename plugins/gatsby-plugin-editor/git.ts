import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Actions of a project's Git, by its command line. `nameOf` names files. Outside a repository, `state` and `send` throw. */
export function gitOf(project: string, nameOf: (path: string) => string) {
  // Nobody could answer a password prompt.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", SSH_ASKPASS: "false", SSH_ASKPASS_REQUIRE: "force" };
  const git = async (...parameters: string[]) => (await run("git", parameters, { cwd: project, env })).stdout;

  return {
    /** Whether a file was ever committed. */
    isKnown: async (path: string) => (await git("log", "-1", "--format=%h", "--", path).catch(() => "")) !== "",

    /** Earlier versions of a file, whether changes can be pushed, and the files of content/ that are not pushed. */
    state: async ({ path }: { path: string }) => {
      // One process instead of five: Gatsby stops while it starts one, because its memory is large (43 instead of 98 ms).
      const { stdout } = await run("sh", ["plugins/gatsby-plugin-editor/git-state.sh", path], { cwd: project, env });
      const [versions = "", rest = ""] = stdout.split(/^\n/m);
      const [branch, ...files] = rest.split("\n").filter(Boolean);
      return { versions: versions.split("\n").filter(Boolean), canPush: branch !== "HEAD", files: files.map(nameOf) };
    },

    /** Commits the files of content/, adds what others have pushed, checks, and pushes. Throws if one of these fails. */
    send: async (check: () => Promise<unknown>) => {
      await git("add", "--all", "--", "content");
      const staged = await git(..."-c core.quotePath=false diff --relative --cached --name-only -- content".split(" "));
      if (staged) await git("commit", "-m", "Change the content", "-m", staged, "--", "content");
      try {
        await git("pull", "--rebase", "--autostash");
      } catch (error) {
        // Without a conflict, there is nothing to abort.
        const advice = "Check the internet connection and try again. If it fails again, show this to a developer:";
        await git("rebase", "--abort").catch(() => Promise.reject(new Error(`${advice}\n${String(error)}`)));
        throw new Error("Somebody else has changed the same lines. Ask the person who looks after the site.");
      }
      await check();
      await git("push");
    },

    /** The text of a file in one of its `versions`. */
    textOfVersion: (version: string, path: string) =>
      git("show", "--end-of-options", `${version.replace(/ .*/, "")}:./${path}`),
  };
}
