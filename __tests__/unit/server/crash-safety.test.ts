import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { hasDatabase } from "../../../tools/server/database/open-database";
import { newVisitor, post } from "../../servers/http";
import { endServers, killWhen, runBefore, startServerProcess, storedMessages, until } from "../../servers/processes";
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

test("a half-made database, as after a power cut, is made again", async () => {
  const other = writeSite(join(folder, "other"));
  const data = join(other, "data");
  const unfinished = join(data, "postgres.unfinished");
  const isBegun = () => existsSync(unfinished) && readdirSync(unfinished).length > 0;
  await killWhen(isBegun, "main.ts", other, ["--port", "0"]);
  expect(hasDatabase(data)).toBe(false);

  const server = await startServerProcess(other);
  const { row, headers } = newVisitor();
  expect((await post(server.url, row, headers)).status).toBe(201);
  expect(await storedMessages(other)).toEqual([row.message]);
  expect(statSync(data).mode & 0o077).toBe(0);
  expect(existsSync(unfinished)).toBe(false);
});

/** Code that writes a line for each flush of a file to the disk: no test can cut the power. */
const reportFlushes = `import fs from "node:fs";
  const { fsyncSync } = fs;
  fs.fsyncSync = file => (console.error("flushed"), fsyncSync(file));
  (await import("node:module")).syncBuiltinESMExports();`;

test("an enquiry is flushed to the disk, so that a power cut does not lose it", async () => {
  const other = writeSite(join(folder, "flushed"));
  const server = await startServerProcess(other, undefined, runBefore(reportFlushes));
  const { length } = server.stderr();
  expect((await post(server.url, newVisitor().row)).status).toBe(201);
  await until(() => server.stderr().slice(length).includes("flushed"));
});
