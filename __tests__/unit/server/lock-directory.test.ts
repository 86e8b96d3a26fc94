/** @jest-environment node */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DirectoryInUse, lockDirectory } from "../../../src/server/database/lock-directory";
import { testFolder } from "./support/temp-folder";

const folder = testFolder();
const lockFile = join(folder, "lock.json");

/** No process can have this number: it is above the largest Linux and macOS allow. */
const deadProcess = 2 ** 30;

test("the directory can be had by one at a time", async () => {
  const lock = await lockDirectory(folder);
  await expect(lockDirectory(folder)).rejects.toBeInstanceOf(DirectoryInUse);
  await lock.release();
  await (await lockDirectory(folder)).release();
  expect(existsSync(lockFile)).toBe(false);
});

test("a lock left by a killed process is taken over", async () => {
  writeFileSync(lockFile, JSON.stringify({ pid: deadProcess, token: "old" }));
  const lock = await lockDirectory(folder);
  expect(JSON.parse(readFileSync(lockFile, "utf8"))).toEqual({
    pid: process.pid,
    token: lock.token,
  });
  await lock.release();
});

test("a lock left by an earlier process with this one's number is taken over", async () => {
  writeFileSync(lockFile, JSON.stringify({ pid: process.pid, token: "old" }));
  await (await lockDirectory(folder)).release();
});

test("of many that find a dead process's lock, one gets it", async () => {
  writeFileSync(lockFile, JSON.stringify({ pid: deadProcess, token: "old" }));
  const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(folder)));
  const locks = attempts.flatMap(attempt => (attempt.status === "fulfilled" ? [attempt.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
});

test("nobody else on the computer can read the token", async () => {
  const lock = await lockDirectory(folder);
  await lock.announce("http://127.0.0.1:9000");
  expect(statSync(lockFile).mode & 0o077).toBe(0);
  await lock.release();
});
