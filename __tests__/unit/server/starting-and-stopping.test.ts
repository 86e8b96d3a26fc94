/** @jest-environment node */
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
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

test("SIGINT and SIGTERM stop it in good order: what was stored, or still on its way, is there next time, but for what is older than 12 months", async () => {
  const [first, second, old] = [newVisitor(), newVisitor(), newVisitor()];
  const server = await startServerProcess(folder);
  expect(new URL(server.url).hostname).toBe("127.0.0.1");
  expect((await post(server.url, first.row, first)).status).toBe(201);
  expect((await post(server.url, { ...old.row, message: "Old roof" }, old)).status).toBe(201);
  expect(await server.end("SIGINT")).toMatchObject({ code: 0, signal: null, stderr: "" });
  expect(existsSync(lockFile)).toBe(false);

  expect(await runToEnd("../../__tests__/unit/server/support/year-later.ts", folder)).toMatchObject({ code: 0 });

  const again = await startServerProcess(folder);
  expect(await countStored(folder, first.row.message)).toBe(1);
  expect(await countStored(folder, "Old roof")).toBe(0);
  const outgoing = request(`${again.url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { ...second.headers, "content-type": "application/json", expect: "100-continue" },
    agent: new Agent({ keepAlive: true }),
  });
  outgoing.flushHeaders();
  await once(outgoing, "continue");
  const ended = again.end("SIGTERM");
  await until(() => !readFileSync(lockFile, "utf8").includes("url"));
  outgoing.end(JSON.stringify(second.row));
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(201);
  expect(await ended).toMatchObject({ code: 0 });
});

test("a second server on the same enquiries says where the first one is, which took over a dead one's lock", async () => {
  const { port, free } = await occupyPort();
  await free();
  const stale = { pid: process.pid, token: "old", url: `http://127.0.0.1:${port}` };
  writeFileSync(lockFile, JSON.stringify(stale));

  const first = await startServerProcess(folder);
  expect(JSON.parse(readFileSync(lockFile, "utf8"))).toMatchObject({ pid: first.pid });
  expect(statSync(lockFile).mode & 0o077).toBe(0);
  const second = await runToEnd("main.ts", folder, ["--port", "0"]);
  expect(second).toMatchObject({ code: 1, stdout: "" });
  expect(second.stderr).toContain(`in use by process ${first.pid}, which serves ${first.url}`);
  expect(await countStored(folder, "nothing")).toBe(0);
  await first.end("SIGTERM");
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

test.each([
  [["--port=99999"], {}, '"99999" is not a port: give a number from 0 to 65535.\n'],
  [["--port=0"], { TRUSTED_PROXIES: "yes" }, '"yes" is not a number of proxies: give a number from 0 to 10.\n'],
])("%j with %j is refused in words", async (parameters, env, words) => {
  expect(await runToEnd("main.ts", folder, parameters, env)).toMatchObject({ code: 1, stderr: words });
});
