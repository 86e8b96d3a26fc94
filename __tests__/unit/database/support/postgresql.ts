import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client, Pool } from "pg";
import { describeLack, findRecent } from "../../../browser/find-program";
import { versioned } from "../../../browser/versioned-programs";

const initdb = findRecent(versioned.postgresql);
const server = initdb && join(dirname(initdb), "postgres");

/** Whether PostgreSQL is installed, in a version that the tests can use. Without it, its tests are left out. */
export const hasPostgresql = initdb !== undefined;

/** PostgreSQL does not run as root, so root starts it as the user "nobody". */
const nobody = { uid: 65_534, gid: 65_534 };
const user: SpawnOptions = process.getuid?.() === 0 ? nobody : {};

/** Starts an empty PostgreSQL server of the tests' own. It writes to a temporary folder and listens only there. */
export async function startPostgresql() {
  if (!initdb || !server) throw new Error(`${describeLack(versioned.postgresql)} npm run browser gets one.`);
  const folder = mkdtempSync(join(tmpdir(), "jl-pg-"));
  if (user.uid) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, "data");
  const made = spawnSync(initdb, ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale"], {
    ...user,
    cwd: folder,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const child = spawn(server, ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"], {
    ...user,
    cwd: folder,
    stdio: "ignore",
  });
  const address = { host: folder, user: "postgres", database: "postgres" };
  const connectWhenReady = async (): Promise<Client> => {
    const client = new Client(address);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (child.exitCode !== null) throw error;
      await setTimeout(50);
      return connectWhenReady();
    }
  };
  const owner = await connectWhenReady();
  const visitors = new Pool({ ...address, max: 30 });
  // When the server stops, it may be faster than a connection that is being closed.
  visitors.on("error", () => undefined);
  return {
    owner,
    /** Connections that are used again, as the hosted API does. */
    visitors,
    stop: async () => {
      await Promise.all([owner.end(), visitors.end()]);
      child.kill("SIGINT");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
