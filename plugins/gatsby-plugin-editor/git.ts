import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Actions of a project's Git, by its command line. `nameOf` names files. Without a repository, nothing is changed. */
export function gitOf(project: string, nameOf: (path: string) => string) {
  // Nobody could answer a password prompt.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_SSH_COMMAND: "ssh -o BatchMode=yes" };
  // Git would quote a path that is not in ASCII, and list changes by their paths from the top of the repository.
  const settings = ["-c", "core.quotePath=false", "-c", "diff.relative=true"];
  const git = async (...parameters: string[]) =>
    (await promisify(execFile)("git", [...settings, ...parameters], { cwd: project, env })).stdout;
  const linesOf = async (...parameters: string[]) =>
    (await git(...parameters).catch(() => "")).split("\n").filter(Boolean);
  /** The last versions of a file, latest first: an id, a space, its age and author. */
  const versions = (path: string) => linesOf("log", "-8", "--format=%h %ar, by %an", "--", path);

  return {
    versions,

    /** The files of content/ that differ from the last push, the branch to push to, and earlier versions of a file. */
    state: async ({ path }: { path: string }) => {
      const [target] = await linesOf("rev-parse", "--abbrev-ref", "@{upstream}");
      const changed = await linesOf("diff", "--name-only", "--merge-base", target ?? "HEAD", "--", "content");
      const added = await linesOf("ls-files", "--others", "--exclude-standard", "--", "content");
      const all = await versions(path);
      const isChanged = (await linesOf("status", "--porcelain", "--", path)).length > 0;
      return { files: [...changed, ...added].map(nameOf), target, versions: isChanged ? all : all.slice(1) };
    },

    /** Commits the files of content/, adds what others have pushed, checks, and pushes. Throws if one of these fails. */
    send: async (check: () => Promise<unknown>) => {
      await git("add", "--all", "--", "content");
      const staged = await linesOf("diff", "--cached", "--name-only", "--", "content");
      if (staged.length > 0) await git("commit", "-m", "Change the content", "-m", staged.join("\n"), "--", "content");
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
    textAt: (version: string, path: string) =>
      git("show", "--end-of-options", `${version.replace(/ .*/, "")}:./${path}`),
  };
}
