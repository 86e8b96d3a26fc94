import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { lockDirectory } from "./database/lock";
import { deleteOldEnquiries, openDatabase } from "./database/open-database";
import { createHandler } from "./handler";
import { listEnquiries } from "./read-enquiries";

interface ServerOptions {
  /** The folder that Gatsby wrote. */
  readonly site: string;
  /** Number of proxies in front of the server that add to X-Forwarded-For. */
  readonly proxies: number;
  /** The directory of the enquiries; created if it is missing. */
  readonly data: string;
  /** Uses the first free port; 0 is any free port. */
  readonly ports: readonly number[];
  readonly host: string;
}

/**
 * Serves the built site, and the hosted API's insert from a database on disk. Resolves with the URL (no slash at its
 * end) and with `close`, which finishes running requests, closes the database and releases the directory. Throws
 * without a site, `DirectoryInUse` if another process has the enquiries open, and EADDRINUSE if no port is free.
 */
export async function startServer({ site, data, ports, host, proxies }: ServerOptions) {
  if (!existsSync(join(site, "index.html"))) {
    throw new Error(`There is no built site in ${resolve(site)}. Run npm run build first.`);
  }
  let database: PGlite | undefined;
  let url: string | undefined;
  const lock = await lockDirectory(data, async () => ({ url, enquiries: database && (await listEnquiries(database)) }));
  const undo: (() => unknown)[] = [() => lock[Symbol.asyncDispose]()];
  /** Undoes every step, the last one first. A step that fails skips none of the others. */
  const close = async (): Promise<void> => {
    try {
      await undo.pop()?.();
    } finally {
      if (undo.length > 0) await close();
    }
  };
  try {
    const opened = await openDatabase(data);
    database = opened;
    undo.push(() => opened.close());
    const daily = setInterval(() => void deleteOldEnquiries(opened).catch(console.error), 24 * 60 * 60 * 1_000);
    undo.push(() => clearInterval(daily));
    const handle = createHandler(site, opened, proxies);
    const server = createServer((request, response) => void handle(request, response));
    url = await listen(server, ports, host);
    undo.push(() => stopListening(server));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(server: Server, [port, ...others]: readonly number[], host: string): Promise<string> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    if (others.length === 0 || (error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    console.warn(`Port ${String(port)} is taken by another program, trying ${String(others[0])}.`);
    return listen(server, others, host);
  }
  const { address, family, port: taken } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`;
}

/** Takes no more connections, lets running requests finish, and cuts off what is left after 5 s. */
const stopListening = (server: Server) => {
  // In ms: a browser would keep its connection open after the answer.
  server.keepAliveTimeout = 1;
  setTimeout(() => server.closeAllConnections(), 5_000).unref();
  return once(server.close(), "close");
};
