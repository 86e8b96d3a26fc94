import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { serveEditor } from "./serve";

const host = "127.0.0.1";

/** The first port from a number on that no other program has. */
async function freePort(from: number): Promise<number> {
  const server = createServer();
  const isFree = await new Promise<boolean>(done => {
    server.once("error", () => done(false)).listen(from, host, () => done(true));
  });
  if (!isFree) return freePort(from + 1);
  await once(server.close(), "close");
  return from;
}

/** Runs the site with hot reloading and the editor beside it, until told to end. */
async function edit() {
  const port = await freePort(8000);
  const site = `http://${host}:${port}`;
  const { url, server } = await serveEditor(process.cwd(), await freePort(port + 1), site);
  // By its script: what npm makes of a command is a file that Windows starts by a shell alone.
  const command = [require.resolve("gatsby/cli.js"), "develop", "--host", host, "--port", String(port)];
  const gatsby = spawn(process.execPath, command, {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development" },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => gatsby.kill(signal));
  gatsby.on("exit", code => {
    server.close();
    server.closeAllConnections();
    process.exitCode = code ?? 0;
  });
  const isThere = () =>
    fetch(site).then(
      ({ ok }) => ok,
      () => false,
    );
  while (gatsby.exitCode === null && !(await isThere())) await wait(500);
  if (gatsby.exitCode === null) console.log(`\nThe editor and the site, side by side: ${url}\nCtrl+C ends both.\n`);
}

edit().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
