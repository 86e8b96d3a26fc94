import assert from "node:assert";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openReader, readEnquiries } from "../../tools/server/stored-enquiries";
import { putNewDatabase } from "./new-database";

const scripts = join(__dirname, "../../tools/server");
const tsx = pathToFileURL(require.resolve("tsx")).href;

/** Compiles Postgres with the fast compiler only: the optimising one takes half the time of a short process. */
const compiledQuickly = process.env.JEST_WORKER_ID === undefined ? [] : ["--liftoff-only"];

const running = new Set<ChildProcess>();

/** Stops processes that a failed test has left. */
export async function endServers(): Promise<void> {
  const ends = [...running].map(child => once(child, "close"));
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(ends);
}

/** Waits until a condition is true. Throws after four minutes, because a waiting test process would never end. */
export async function until(condition: () => boolean): Promise<void> {
  const latest = Date.now() + 240_000;
  while (!condition()) {
    if (Date.now() > latest) throw new Error(`This has not become true: ${String(condition)}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

/** The directory of enquiries for a script that runs in a folder. */
const enquiriesFolder = (folder: string, env: NodeJS.ProcessEnv) => env.JL_DATA_DIR ?? join(folder, "data");

/** Starts a script of tools/server as npm does, in a folder with its own `public`. */
function run(script: string, folder: string, parameters: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { PORT: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...compiledQuickly, "--import", tsx, join(scripts, script), ...parameters], {
    cwd: folder,
    // Trusts one proxy, so that tests can fake visitors with X-Forwarded-For.
    env: { ...inherited, TRUSTED_PROXIES: "1", ...env, JL_DATA_DIR: enquiriesFolder(folder, env) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  const finished = once(child, "close").then(([code]) => {
    running.delete(child);
    return { code: code as number | null, ...output };
  });
  return { child, output, finished };
}

/** The variable that makes Node run this code of an ES module before a script. */
export const runBefore = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
});

/** Runs a script to its end. */
export const runToEnd = (...parameters: Parameters<typeof run>) => run(...parameters).finished;

/** Runs a script, and kills it as soon as a condition is true. Throws its output if it ends before. */
export async function killWhen(condition: () => boolean, ...parameters: Parameters<typeof run>): Promise<void> {
  const { child, output, finished } = run(...parameters);
  await until(() => condition() || !running.has(child));
  assert(running.has(child), `The script ended: ${output.stderr}`);
  child.kill("SIGKILL");
  await finished;
}

/** Starts the server with a ready-made database and waits for its URL. If the server ends, throws its output. */
export async function startServerProcess(
  folder: string,
  parameters: readonly string[] = ["--port", "0"],
  env: NodeJS.ProcessEnv = {},
) {
  putNewDatabase(enquiriesFolder(folder, env));
  const { child, output, finished } = run("main.ts", folder, parameters, env);
  const url = () => /http:\S+/.exec(output.stdout)?.[0].replace("//localhost:", "//127.0.0.1:");
  await until(() => url() !== undefined || !running.has(child));
  return {
    url: url() ?? assert.fail(`The server ended: ${output.stderr}`),
    pid: child.pid ?? 0,
    stderr: () => output.stderr,
    /** Sends a signal and waits for the server to end. */
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return finished;
    },
  };
}

/** The messages stored by a running server, newest first. */
export const storedMessages = async (folder: string) =>
  (await readEnquiries(join(folder, "data"))).map(({ message }) => message);

/** The photographs stored by a running server for the enquiry with this message, as base64. */
export async function storedPhotographs(folder: string, message: string): Promise<readonly string[]> {
  await using reader = await openReader(join(folder, "data"));
  const { id = "" } = (await reader.enquiries()).find(enquiry => enquiry.message === message) ?? {};
  return (await reader.photographs(id)).map(({ jpeg }) => jpeg);
}
