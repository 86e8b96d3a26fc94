import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { newVisitor, post } from "../../servers/http";
import { endServers, runBefore, runToEnd, startServerProcess, storedMessages, until } from "../../servers/processes";
import { testFolder, writeSite } from "../../temp-folder";

const folder = writeSite(testFolder());
afterEach(endServers);

test("a server killed under load loses no acknowledged enquiry, and stores retries once", async () => {
  const killed = await startServerProcess(folder);
  const acknowledged: string[] = [];
  const failed: string[] = [];
  const send = async () => {
    const { row, headers } = newVisitor();
    const isStored = await post(killed.url, row, headers).then(
      ({ status }) => status === 201,
      () => false,
    );
    (isStored ? acknowledged : failed).push(row.message);
    if (isStored && acknowledged.length === 50) await killed.end("SIGKILL");
  };
  const sendThree = async () => {
    for (let i = 0; i < 3; i += 1) await send();
  };
  await Promise.all(Array.from({ length: 50 }, sendThree));
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  expect(failed.length).toBeGreaterThan(0);

  const server = await startServerProcess(folder);
  const stored = await storedMessages(folder);
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.filter(message => !stored.includes(message))).toEqual([]);

  for (const message of failed) {
    const { row, headers } = newVisitor();
    expect((await post(server.url, { ...row, message }, headers)).status).toBe(201);
  }
  expect((await storedMessages(folder)).sort()).toEqual([...acknowledged, ...failed].sort());
});

/** Code that writes a line for each flush of a file to the disk. */
const reportFlushes = `import fs from "node:fs";
  const { fsyncSync } = fs;
  fs.fsyncSync = file => (console.error("flushed"), fsyncSync(file));
  (await import("node:module")).syncBuiltinESMExports();`;

test("a half-made database, as after a power cut, is made again", async () => {
  const other = writeSite(join(folder, "other"));
  // The server kills itself just before the database gets its name.
  const code = `import fs, { renameSync } from "node:fs";
    fs.renameSync = (from, to) => (to.endsWith("/data/postgres") ? process.kill(process.pid, "SIGKILL") : renameSync(from, to));
    (await import("node:module")).syncBuiltinESMExports();`;
  await runToEnd("main.ts", other, ["--port", "0"], runBefore(code));
  expect(existsSync(join(other, "data/postgres.unfinished/PG_VERSION"))).toBe(true);
  expect(existsSync(join(other, "data/postgres"))).toBe(false);

  const server = await startServerProcess(other, undefined, runBefore(reportFlushes));
  const { length } = server.stderr();
  expect((await post(server.url, newVisitor().row)).status).toBe(201);
  await until(() => server.stderr().slice(length).includes("flushed"));
  expect(statSync(join(other, "data")).mode & 0o077).toBe(0);
  expect(existsSync(join(other, "data/postgres.unfinished"))).toBe(false);
});
