import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { putNewDatabase } from "./new-database";
import { until } from "./until";

const scripts = join(__dirname, "../../../../src/server");
const tsx = pathToFileURL(require.resolve("tsx")).href;

/** In tests Postgres is compiled once and quickly: to do it well takes half of what such a short process needs. */
const compiledQuickly = process.env.JEST_WORKER_ID === undefined ? [] : ["--liftoff-only"];

/** Milliseconds a database may take to be made, or opened, on a busy machine. */
export const starting = 120_000;

export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface ServerProcess {
  url: string;
  pid: number;
  stderr(): string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Finished>;
}

const running = new Set<ChildProcess>();

/** Ends what a failed test has left running. */
export async function endServers(): Promise<void> {
  const ends = [...running].map(child => once(child, "close"));
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(ends);
}

/** Where a script in a folder keeps the enquiries. */
const dataOf = (folder: string, env: NodeJS.ProcessEnv) => env.JL_DATA_DIR ?? join(folder, "data");

/** Starts a script of src/server the way npm does, in a folder with a `public` of its own. */
function run(script: string, folder: string, parameters: readonly string[], env: NodeJS.ProcessEnv) {
  const { PORT: _, ...inherited } = process.env;
  // Tests play many visitors: each names its own address as a proxy would.
  const proxies = { TRUSTED_PROXIES: "1" };
  const child = spawn(process.execPath, [...compiledQuickly, "--import", tsx, join(scripts, script), ...parameters], {
    cwd: folder,
    env: { ...inherited, ...proxies, ...env, JL_DATA_DIR: dataOf(folder, env) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text));
  const finished = new Promise<Finished>(resolve => {
    child.on("close", (code, signal) => {
      running.delete(child);
      resolve({ code, signal, ...output });
    });
  });
  return { child, output, finished };
}

/** Runs a script to its end. */
export function runToEnd(
  script: string,
  folder: string,
  parameters: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  return run(script, folder, parameters, env).finished;
}

/** Starts the server and kills it as soon as something has become true. */
export async function killWhileStarting(folder: string, condition: () => boolean): Promise<void> {
  const { child, finished } = run("main.ts", folder, ["--port", "0"], {});
  await until(condition);
  child.kill("SIGKILL");
  await finished;
}

/**
 * Starts the server, with a database that is made already, and waits until it says where it is; throws what it said if
 * it ends instead.
 */
export async function startServerProcess(
  folder: string,
  parameters: readonly string[] = ["--port", "0"],
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  putNewDatabase(dataOf(folder, env));
  const { child, output, finished } = run("main.ts", folder, parameters, env);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const address = /http:\S+/.exec(output.stdout)?.[0];
      if (address !== undefined) resolve(address);
    });
    void finished.then(({ stderr }) => reject(new Error(`The server ended: ${stderr}`)));
  });

  return {
    url: url.replace("//localhost:", "//127.0.0.1:"),
    pid: child.pid ?? 0,
    stderr: () => output.stderr,
    end: signal => {
      child.kill(signal);
      return finished;
    },
  };
}

/** A server for the tests of one file, with the site that is in the folder. */
export function testServer(folder: string): () => ServerProcess {
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    server = await startServerProcess(folder);
  }, starting);
  afterAll(() => server?.end("SIGTERM"));
  return () => {
    if (server === undefined) throw new Error("The server has not started.");
    return server;
  };
}
