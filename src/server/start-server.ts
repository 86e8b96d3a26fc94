import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { lockDirectory } from "./database/lock";
import { deleteOldEnquiries, openDatabase } from "./database/open-database";
import { type HandlerOptions, createHandler } from "./handler";
import { runAll } from "./run-all";

interface ServerOptions extends Pick<HandlerOptions, "site" | "proxies"> {
  /** Where the enquiries are kept; made when it is missing. */
  readonly data: string;
  /** Tried one after the other until one is free; 0 is any free port. */
  readonly ports: readonly number[];
  readonly host: string;
}

export interface RunningServer {
  /** The address, without a slash at its end. */
  readonly url: string;
  /** Finishes requests under way, closes the database and gives the directory free; throws the first error after all. */
  close(): Promise<void>;
}

/** In ms: what requests under way are given to finish. */
const patience = 5_000;

/**
 * Serves the built site, and the hosted API's insert from a database on disk. Throws without a site, `DirectoryInUse`
 * while another process has the enquiries open, and Node's error with code EADDRINUSE when no port is free.
 */
export async function startServer({ site, data, ports, host, proxies }: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(site, "index.html"))) {
    throw new Error(`There is no built site in ${resolve(site)}. Run npm run build first.`);
  }
  const lock = await lockDirectory(data);
  const undo: (() => unknown)[] = [() => lock[Symbol.dispose]()];
  const close = () => runAll(undo.splice(0).reverse());
  try {
    const database = await openDatabase(data);
    undo.push(() => database.close());
    const daily = setInterval(() => void deleteOldEnquiries(database).catch(console.error), 24 * 60 * 60 * 1_000);
    undo.push(() => clearInterval(daily));
    const handle = createHandler({ site, database, token: lock.token, proxies });
    const server = createServer((request, response) => void handle(request, response));
    const url = await listen(server, ports, host);
    undo.push(() => stopListening(server));
    lock.announce(url);
    undo.push(() => lock.announce(undefined));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(server: Server, [port, ...others]: readonly number[], host: string): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    if (others.length === 0 || (error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    console.warn(`Port ${String(port)} is taken by another program, trying ${String(others[0])}.`);
    return listen(server, others, host);
  }
  const { address, family, port: taken } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`;
}

/** Takes no more connections, lets requests under way finish, and cuts off what is left after 5 s. */
async function stopListening(server: Server): Promise<void> {
  const closed = once(server, "close");
  // In ms: a browser would keep its connection open after the answer.
  server.keepAliveTimeout = 1;
  server.close();
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(cutOff);
}
