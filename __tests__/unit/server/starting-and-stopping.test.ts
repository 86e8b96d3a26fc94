import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { listen, newVisitor, post } from "../../servers/http";
import { endServers, runBefore, runToEnd, startServerProcess, storedMessages, until } from "../../servers/processes";
import { testFolder, writeFiles, writeSite } from "../../temp-folder";

const folder = writeSite(testFolder());
afterEach(endServers);
const lockFile = join(folder, "data/lock");

test("SIGINT and SIGTERM lose no enquiry, stored or in transit; the first start after 12 months deletes it", async () => {
  const [first, second] = [newVisitor(), newVisitor()];
  const server = await startServerProcess(folder);
  expect(new URL(server.url).hostname).toBe("127.0.0.1");
  expect((await post(server.url, first.row, first.headers)).status).toBe(201);
  expect(await server.end("SIGINT")).toMatchObject({ code: 0, stderr: "" });
  expect(existsSync(lockFile)).toBe(false);

  const again = await startServerProcess(folder);
  expect(await storedMessages(folder)).toEqual([first.row.message]);
  const outgoing = request(`${again.url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { ...second.headers, "content-type": "application/json", expect: "100-continue" },
    agent: new Agent({ keepAlive: true }),
  });
  outgoing.flushHeaders();
  await once(outgoing, "continue");
  const ended = again.end("SIGTERM");
  // Until it takes no more connections.
  while (await fetch(again.url, { method: "HEAD" }).catch(() => undefined));
  outgoing.end(JSON.stringify(second.row));
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(201);
  expect(await ended).toMatchObject({ code: 0 });

  const startAfter = (days: number) => {
    const code = `const { now } = Date; Date.now = () => now() + ${days * 24 * 60 * 60 * 1_000};`;
    return startServerProcess(folder, undefined, runBefore(code));
  };
  const soon = await startAfter(364);
  expect(await storedMessages(folder)).toHaveLength(2);
  await soon.end("SIGTERM");
  await startAfter(367);
  expect(await storedMessages(folder)).toEqual([]);
});

test("when two servers start at once after one was killed, one takes over; a third one names it", async () => {
  await (await startServerProcess(folder)).end("SIGKILL");
  expect(existsSync(lockFile)).toBe(true);

  const both = await Promise.allSettled([startServerProcess(folder), startServerProcess(folder)]);
  const [winner] = both.flatMap(start => (start.status === "fulfilled" ? [start.value] : []));
  const [reason] = both.flatMap(start => (start.status === "rejected" ? [String(start.reason)] : []));
  expect(reason).toContain(`process ${winner?.pid}`);
  expect(statSync(lockFile).mode & 0o077).toBe(0);
  const third = await runToEnd("main.ts", folder, ["--port", "0"]);
  expect(third).toMatchObject({ code: 1, stdout: "" });
  expect(third.stderr).toContain(`process ${winner?.pid}`);
  expect(third.stderr).toContain(winner?.url);
  expect(await storedMessages(folder)).toEqual([]);
});

test("a server whose lock was removed stores nothing beside its successor, and leaves its lock and its files alone", async () => {
  const [lost, kept, later] = [newVisitor(), newVisitor(), newVisitor()];
  const first = await startServerProcess(folder);
  rmSync(lockFile);
  const second = await startServerProcess(folder);
  expect((await post(first.url, lost.row, lost.headers)).status).toBe(500);
  await until(() => first.stderr().includes(join(folder, "data")));
  expect((await post(second.url, kept.row, kept.headers)).status).toBe(201);
  expect(await first.end("SIGTERM")).toMatchObject({ code: 0 });

  expect((await runToEnd("main.ts", folder, ["--port", "0"])).stderr).toContain(`process ${second.pid}`);
  expect((await post(second.url, later.row, later.headers)).status).toBe(201);
  expect(await storedMessages(folder)).toEqual([later.row.message, kept.row.message]);
  await second.end("SIGTERM");
  expect(existsSync(lockFile)).toBe(false);
});

test("a server whose folder was moved away does no harm to a new one in its place", async () => {
  const [before, lost, kept] = [newVisitor(), newVisitor(), newVisitor()];
  const moving = writeSite(join(folder, "moving"));
  const first = await startServerProcess(moving);
  expect((await post(first.url, before.row, before.headers)).status).toBe(201);
  renameSync(join(moving, "data"), join(moving, "moved"));
  const second = await startServerProcess(moving);
  expect((await post(first.url, lost.row, lost.headers)).status).toBe(500);
  expect((await post(second.url, kept.row, kept.headers)).status).toBe(201);
  await first.end("SIGTERM");
  expect(await storedMessages(moving)).toEqual([kept.row.message]);
  const moved = await runToEnd("enquiries.ts", moving, ["--json"], { JL_DATA_DIR: join(moving, "moved") });
  expect(moved.stdout).toContain(before.row.message);
});

test("it serves the site as it was at the start, while another command empties its folder, and leaves no copy", async () => {
  const emptied = writeSite(join(folder, "emptied"));
  const killed = await startServerProcess(emptied);
  await killed.end("SIGKILL");
  const server = await startServerProcess(emptied);
  rmSync(join(emptied, "public"), { recursive: true });
  expect(await (await fetch(server.url)).text()).toBe("<h1>Home</h1>");
  expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
  await server.end("SIGTERM");
  expect(readdirSync(join(emptied, ".data/sites"))).toEqual([]);
});

test("a site that is named is served from its own folder, so that a new build is seen at once", async () => {
  const named = writeSite(join(folder, "named"));
  const server = await startServerProcess(named, ["--port", "0", "--site", "public"]);
  writeFiles(named, { "public/index.html": "<h1>New</h1>" });
  expect(await (await fetch(server.url)).text()).toBe("<h1>New</h1>");
});

test("without a built site it says what to do", async () => {
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const { code, stderr } = await runToEnd("main.ts", empty, ["--port", "0"]);
  expect(code).toBe(1);
  expect(stderr).toContain(join(empty, "public"));
  expect(stderr).toContain("npm run build");
  expect(existsSync(join(empty, "data"))).toBe(false);
});

test("a given port that is taken is an error", async () => {
  const other = await listen(() => undefined);
  const { code, stderr } = await runToEnd("main.ts", folder, [], { PORT: new URL(other.url).port });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^.*address already in use.*PORT.*--port.*\n$/);
  expect(existsSync(lockFile)).toBe(false);
  await other.close();
});

test.each([
  [["--port=99999"], {}, /^.*"99999".* 0 to 65535.*\n$/],
  [["--port=0"], { JL_DATA_DIR: `/${"x".repeat(94)}` }, /^.* \/x{94} is too long.*\n$/],
  [["--port=0"], { TRUSTED_PROXIES: "yes" }, /^.*"yes".*proxies.* 0 to 10.*\n$/],
])(
  "%j with %j is refused with one line that names the value and what is expected",
  async (parameters, env, message) => {
    const { code, stderr } = await runToEnd("main.ts", folder, parameters, env);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
  },
);
