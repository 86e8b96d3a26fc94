import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { join, resolve } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app";
import { lockDirectory } from "./database/lock-directory";
import { openDatabase } from "./database/open-database";
import { listen, stopListening } from "./listen";
import { logToStderr, type Log } from "./log";
import { readSchema } from "./rest/schema";

export interface ServerOptions {
  /** Gatsby's output. */
  publicDirectory: string;
  /** Where the enquiries are kept; made when it is missing. */
  dataDirectory: string;
  /** 0 for any free port. */
  port: number;
  host?: string;
  log?: Log;
}

export interface RunningServer {
  /** The address, without a slash at its end. */
  url: string;
  /** Finishes requests under way, closes the database and gives the directory free. */
  close(): Promise<void>;
}

/** Thrown when there is no built site to serve. */
export class SiteNotBuilt extends Error {}

/**
 * Serves the built site, and the hosted API's insert from a database on disk. Throws `SiteNotBuilt`
 * without a site, `DirectoryInUse` while another process has the enquiries open, and Node's error
 * with code EADDRINUSE when the port is taken.
 */
export async function startServer({
  publicDirectory,
  dataDirectory,
  port,
  host = "127.0.0.1",
  log = logToStderr,
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(publicDirectory, "index.html"))) {
    throw new SiteNotBuilt(`There is no built site in ${resolve(publicDirectory)}.`);
  }

  const lock = await lockDirectory(dataDirectory);
  const undo: (() => Promise<void>)[] = [() => lock.release()];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };

  try {
    const database = await openDatabase(dataDirectory);
    undo.push(() => database.close());

    const schema = await readSchema(database);
    const { fetch } = createApp({ publicDirectory, database, schema, token: lock.token, log });
    const server = createAdaptorServer({ fetch }) as Server;
    const url = await listen(server, port, host);
    undo.push(() => stopListening(server));

    await lock.announce(url);
    undo.push(() => lock.announce(undefined));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
