/** @jest-environment node */
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { newVisitor, post } from "./support/http";
import { endServers, runToEnd, starting, startServerProcess } from "./support/processes";
import { countStored } from "./support/stored";
import { until } from "./support/until";
import { testFolder, writeSite } from "./support/temp-folder";

jest.setTimeout(starting);

const folder = testFolder();
writeSite(folder);
afterEach(endServers);
const lockFile = join(folder, "data/lock.json");

/** Keeps a port busy until the returned function is called. */
async function occupyPort(): Promise<{ port: number; free: () => Promise<unknown> }> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  return { port, free: () => once(other.close(), "close") };
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s stops the server in good order, and what it stored is there next time",
  async signal => {
    const { row, headers } = newVisitor();
    const server = await startServerProcess(folder);
    expect((await post(server.url, row, { headers })).status).toBe(201);
    expect(await server.end(signal)).toMatchObject({ code: 0, signal: null, stderr: "" });
    expect(existsSync(lockFile)).toBe(false);

    const again = await startServerProcess(folder);
    expect(await countStored(folder, row.message)).toBe(1);
    await again.end("SIGTERM");
  },
);

test("an enquiry on its way when the server is told to stop is still stored and answered", async () => {
  const { row, headers } = newVisitor();
  const server = await startServerProcess(folder);
  const outgoing = request(`${server.url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", expect: "100-continue" },
    agent: new Agent({ keepAlive: true }),
  });
  outgoing.flushHeaders();
  await once(outgoing, "continue");

  const ended = server.end("SIGTERM");
  await until(() => !readFileSync(lockFile, "utf8").includes("url"));
  outgoing.end(JSON.stringify(row));
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(201);
  expect(await ended).toMatchObject({ code: 0 });

  const again = await startServerProcess(folder);
  expect(await countStored(folder, row.message)).toBe(1);
  await again.end("SIGTERM");
});

test("a second server on the same enquiries says where the first one is", async () => {
  const first = await startServerProcess(folder);
  const second = await runToEnd("main.ts", folder, ["--port", "0"]);
  expect(second).toMatchObject({ code: 1, stdout: "" });
  expect(second.stderr).toContain(`in use by process ${first.pid}, which serves ${first.url}`);

  const { row, headers } = newVisitor();
  expect((await post(first.url, row, { headers })).status).toBe(201);
  await first.end("SIGTERM");
});

test("a lock whose process number now belongs to another program is taken over", async () => {
  const { port, free } = await occupyPort();
  await free();
  mkdirSync(join(folder, "data"), { recursive: true });
  const stale = { pid: process.pid, token: "old", url: `http://127.0.0.1:${port}` };
  writeFileSync(lockFile, JSON.stringify(stale));

  const server = await startServerProcess(folder);
  expect(JSON.parse(readFileSync(lockFile, "utf8"))).toMatchObject({ pid: server.pid });
  await server.end("SIGTERM");
});

test("without a built site it says what to do", async () => {
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const { code, stderr } = await runToEnd("main.ts", empty, ["--port", "0"]);
  expect(code).toBe(1);
  expect(stderr).toBe(`There is no built site in ${join(empty, "public")}. Run npm run build first.\n`);
  expect(existsSync(join(empty, "data"))).toBe(false);
});

test("a port that was asked for and is taken is an error", async () => {
  const { port, free } = await occupyPort();
  const { code, stderr } = await runToEnd("main.ts", folder, [], { PORT: String(port) });
  expect(code).toBe(1);
  expect(stderr).toMatch(/address already in use .*Choose another port with PORT=… or --port …\n$/);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(existsSync(lockFile)).toBe(false);
  await free();
});

test.each(["99999", "-1", "http", "80.5"])("the port %s is refused in words", async port => {
  const { code, stderr } = await runToEnd("main.ts", folder, [`--port=${port}`]);
  expect(code).toBe(1);
  expect(stderr).toBe(`"${port}" is not a port: give a number from 0 to 65535.\n`);
});

test("it listens to this computer only", async () => {
  const server = await startServerProcess(folder);
  expect(new URL(server.url).hostname).toBe("127.0.0.1");
  await server.end("SIGTERM");
});
