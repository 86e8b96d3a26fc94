import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { GitFailure, gitFailureOf } from "./git-failures";
import { Ended, type Output, runProgram } from "./git-process";
import { notSent } from "../messages/not-sent-messages";

/** In ms: how long Git may wait for the host of the repository, and for anything on this computer, without a word. */
export type Limits = Readonly<Record<"network" | "disk", number>>;

/** A sign-in window may be open during the first. Saves wait during the second. */
export const LIMITS: Limits = { network: 60_000, disk: 30_000 };

type Settings = Readonly<{
  limits: Limits;
  /** The host of the repository, if the commands ask it. */
  host?: string | undefined;
  signal?: AbortSignal | undefined;
  env?: NodeJS.ProcessEnv;
}>;

/** Commands of Git in a project. All of them throw a `GitFailure`. */
export function gitCommands(project: string, { limits, host, signal, env: added }: Settings) {
  const env = {
    ...process.env,
    // Git's messages in English, because this program reads some of them.
    LC_ALL: "C",
    // Nobody could answer a question in the terminal.
    GIT_TERMINAL_PROMPT: "0",
    SSH_ASKPASS: "false",
    SSH_ASKPASS_REQUIRE: "force",
    ...added,
  };
  const silence = host === undefined ? limits.disk : limits.network;

  const failureOfEnd = (error: unknown): Error => {
    if (error instanceof Ended && error.ending === "cancelled") return new GitFailure("cancelled", notSent.cancelled);
    if (error instanceof Ended && host !== undefined)
      return new GitFailure("silent", notSent.silent(host, Math.ceil(silence / 1000)));
    if (error instanceof Ended) return new GitFailure("stuck", notSent.stuck(Math.ceil(silence / 1000)));
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return new GitFailure("noGit", notSent.noGit);
    return error instanceof Error ? error : new Error(String(error));
  };

  /** Runs a program and returns its output, whatever its exit code is. */
  const run = (program: string, parameters: readonly string[]): Promise<Output> =>
    runProgram(program, parameters, { cwd: project, env, silence, signal }).catch((error: unknown) =>
      Promise.reject(failureOfEnd(error)),
    );

  const outputOf = async (program: string, parameters: readonly string[]): Promise<string> => {
    const output = await run(program, parameters);
    if (output.code !== 0) throw gitFailureOf(output, host ?? "");
    return output.stdout;
  };

  return {
    /** The output of a command. Throws if it fails. */
    read: (...parameters: string[]) => outputOf("git", parameters),

    /** The output of a command that may fail, with its exit code. */
    attempt: (...parameters: string[]) => run("git", parameters),

    /** The output of a shell script of the project. Throws if it fails. */
    readScript: async (script: string): Promise<string> => {
      const lines = await readFile(join(project, script), "utf8");
      // In a checkout with Windows line endings, the shell would take each "\r" for a part of the last word.
      return outputOf("sh", ["-c", lines.replaceAll("\r", "")]);
    },

    /** The answer of a command that prints nothing and ends with 1 for no. Throws if it ends in another way. */
    answer: async (...parameters: string[]): Promise<string | undefined> => {
      const output = await run("git", parameters);
      if (output.code > 1) throw gitFailureOf(output, host ?? "");
      return output.code === 0 ? output.stdout.trim() : undefined;
    },
  };
}

export type GitCommands = ReturnType<typeof gitCommands>;
