import { spawn } from "node:child_process";

/** What a program has printed, and its exit code. */
export type Output = Readonly<{ code: number; stdout: string; stderr: string }>;

/** Why a program was ended: it printed nothing for too long, or somebody pressed Cancel. */
export type Ending = "silent" | "cancelled";

/** A program that was ended before it had finished. */
export class Ended extends Error {
  constructor(readonly ending: Ending) {
    super(ending);
  }
}

/** In ms: how long a program and those that it has started may take to end, before they are killed. */
const GRACE = 1000;

type Running = Readonly<{
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** In ms: how long it may print nothing. */
  silence: number;
  signal?: AbortSignal | undefined;
}>;

/** Ends a program and all that it has started, such as a credential helper. */
function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    // A negative number names the group. Windows has no groups.
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {
    // All of them have ended.
  }
}

/** Runs a program that asks nobody anything. Throws `Ended`, and an error with the code ENOENT if there is no such program. */
export function runProgram(
  program: string,
  parameters: readonly string[],
  { cwd, env, silence, signal }: Running,
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const detached = process.platform !== "win32";
    const child = spawn(program, parameters, { cwd, env, detached, stdio: ["ignore", "pipe", "pipe"] });
    const printed = { stdout: "", stderr: "" };

    let ending: Ending | undefined;

    const end = (reason: Ending) => {
      if (ending) return;
      ending = reason;
      endGroup(child.pid, "SIGTERM");
      const kill = () => {
        endGroup(child.pid, "SIGKILL");
        reject(new Ended(reason));
      };
      setTimeout(kill, GRACE);
    };
    const limit = setTimeout(() => end("silent"), silence);
    const cancel = () => end("cancelled");
    const settle = () => {
      clearTimeout(limit);
      signal?.removeEventListener("abort", cancel);
    };

    for (const name of ["stdout", "stderr"] as const)
      child[name].setEncoding("utf8").on("data", (text: string) => {
        printed[name] += text;
        limit.refresh();
      });
    child.on("error", error => {
      settle();
      reject(error);
    });
    child.on("close", code => {
      settle();
      // A program that was ended by a signal has no code.
      if (ending) reject(new Ended(ending));
      else resolve({ code: code ?? 1, ...printed });
    });
    signal?.addEventListener("abort", cancel, { once: true });
    if (signal?.aborted) cancel();
  });
}
