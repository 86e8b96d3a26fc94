import type { Server } from "node:http";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { listen, stopListening } from "../../../../src/server/listen";
import { withSecurityHeaders } from "../../../../src/server/security";
import { site } from "../../../../src/server/static/site";
import { ask } from "./http";
import { testFolder, writeFiles } from "./temp-folder";

export const longText = "Gutters, skylights and coatings. ".repeat(200);

/** Serves files the way the local server does, only without a database. Gives a way to ask for them. */
export function testSite(files: Record<string, string | Uint8Array>) {
  const folder = testFolder();
  const publicDirectory = join(folder, "public");
  writeFiles(publicDirectory, {
    "index.html": `<h1>Home</h1>${longText}`,
    "404.html": `<h1>Page Not Found</h1>${longText}`,
    ...files,
  });

  const { fetch } = new Hono().use(withSecurityHeaders).route("/", site(publicDirectory));
  const server = createAdaptorServer({ fetch }) as Server;
  let url: string;
  beforeAll(async () => {
    url = await listen(server, 0, "127.0.0.1");
  });
  afterAll(() => stopListening(server));

  return {
    publicDirectory,
    get: (path: string, headers: Record<string, string> = {}, method = "GET") => ask(url, path, { headers, method }),
  };
}
