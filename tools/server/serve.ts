import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { runOrExplain } from "./database/damage";
import { lockDirectory } from "./database/lock";
import { deleteOldEnquiries, openDatabase } from "./database/open-database";
import { createHandler } from "./handler";
import type { EnquiryStore } from "./insert";
import { enquiriesPath, enquiryIn, listEnquiries, listPhotographs } from "./stored-enquiries";

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
 * Serves the built site, and the hosted API's insert from a database on disk. Calls `untilStopped` with the URL (no
 * slash at its end). When its promise resolves, finishes running requests, closes the database and releases the
 * directory. Throws without a site, if another process has the enquiries open, and EADDRINUSE if no port is free.
 */
export async function serve(options: ServerOptions, untilStopped: (url: string) => Promise<unknown>): Promise<void> {
  const { site, data, ports, host, proxies } = options;
  requireSite(site);
  /** What other processes may read: what is stored once the database is open, the URL once the server has started. */
  const status: { url?: string; read?: (path: string) => Promise<object> } = {};
  await using lock = await lockDirectory(data, async path => ({ url: status.url, ...(await status.read?.(path)) }));
  const store = { directory: data, lock, database: await openDatabase(data) };
  await using _open = { [Symbol.asyncDispose]: () => closeDatabase(store) };
  status.read = path => readHeld(store, path);
  const handle = createHandler(site, store, proxies);
  const server = createServer((request, response) => void handle(request, response));
  status.url = await listen(server, ports, host);
  const deleteOld = () => lock.isHeld() && void deleteOldEnquiries(store.database).catch(console.error);
  const daily = setInterval(deleteOld, 24 * 60 * 60 * 1_000);
  await untilStopped(status.url);
  clearInterval(daily);
  // Takes no more connections, lets running requests finish, and cuts off what is left after 5 s.
  setTimeout(() => server.closeAllConnections(), 5_000).unref();
  // In ms: a browser would keep its connection open after the answer.
  server.keepAliveTimeout = 1;
  await once(server.close(), "close");
}

/** Throws if a folder holds no built site. */
export function requireSite(folder: string): void {
  if (!existsSync(join(folder, "index.html")))
    throw new Error(`There is no built site in ${resolve(folder)}. Run npm run build first.`);
}

/**
 * Reads what another process asks for by a path: all enquiries, or the photographs of one. Nothing without the lock,
 * because the files may belong to another process by now.
 */
const readHeld = ({ lock, directory, database }: EnquiryStore, path: string) =>
  runOrExplain(directory, async () => {
    if (!lock.isHeld()) return {};
    const enquiry = enquiryIn(path);
    if (enquiry !== undefined) return { photographs: await listPhotographs(database, enquiry) };
    return path === enquiriesPath ? { enquiries: await listEnquiries(database) } : {};
  });

/** Closes the database, which writes to its files. Without the lock they may belong to another process by now. */
async function closeDatabase({ lock, database }: EnquiryStore): Promise<void> {
  if (lock.isHeld()) await database.close();
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
