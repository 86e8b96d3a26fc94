import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** In bytes, of what git may answer. */
const maxBuffer = 100_000_000;

/**
 * When each file of the content of a project was last changed by a commit, as ISO time by its path below `content`. Empty without
 * git, and in a shallow clone, whose oldest commit seems to have changed everything.
 */
export const lastChanges = async (directory: string): Promise<ReadonlyMap<string, string>> => {
  const git = async (...args: readonly string[]) =>
    (await promisify(execFile)("git", args, { cwd: directory, maxBuffer })).stdout;
  const dates = new Map<string, string>();
  try {
    if ((await git("rev-parse", "--is-shallow-repository")).trim() === "true") return dates;
    const log = await git("log", "--format=%x00%cI", "--name-only", "--relative", "--", "content");
    for (const commit of log.split("\0").slice(1)) {
      const [date = "", ...files] = commit.split("\n").filter(Boolean);
      for (const file of files) {
        const path = file.replace(/^content\//, "");
        if (!dates.has(path)) dates.set(path, date);
      }
    }
  } catch {
    dates.clear();
  }
  return dates;
};
