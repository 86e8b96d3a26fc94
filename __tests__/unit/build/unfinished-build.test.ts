/** @jest-environment node */
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { dropUnfinishedBuild, markBegun, markFinished } from "../../../src/build/unfinished-build";

const project = process.cwd();
const mode = process.env.NODE_ENV;
let directory: string;

const setMode = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });

/** What a start in this directory says, and whether it keeps what was built before. */
const start = async () => {
  const info = jest.fn<undefined, [string]>();
  await dropUnfinishedBuild({ info } as unknown as Reporter);
  return { kept: existsSync("public"), said: info.mock.calls.map(([message]) => message).join() };
};

beforeEach(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "build-")));
  await mkdir(join(directory, "site/.cache"), { recursive: true });
  await mkdir(join(directory, "site/public"));
  for (const folder of ["build", "contract"]) await mkdir(join(directory, "site/src", folder), { recursive: true });
  await writeFile(join(directory, "site/src/build/later-files.ts"), "export const patience = 4000;");
  process.chdir(join(directory, "site"));
  setMode("production");
});
afterEach(async () => {
  process.chdir(project);
  setMode(mode);
  delete process.env.PATH_PREFIX;
  await rm(directory, { recursive: true });
});

test("what a finished build has made is kept", async () => {
  await markBegun();
  await markFinished();
  expect(await start()).toEqual({ kept: true, said: "" });
});

test("what an interrupted build has left is dropped, and that is said", async () => {
  await markFinished();
  await markBegun();
  expect(await start()).toEqual({ kept: false, said: expect.stringContaining("everything is built anew") as string });
});

test("what was built in another directory is dropped", async () => {
  await markBegun();
  await markFinished();
  await cp(".", join(directory, "moved"), { recursive: true });
  process.chdir(join(directory, "moved"));
  expect((await start()).kept).toBe(false);
});

test("what was built for another path of the host is dropped", async () => {
  await markBegun();
  await markFinished();
  process.env.PATH_PREFIX = "/website";
  expect((await start()).kept).toBe(false);
});

test("what was built by other code is dropped", async () => {
  await markBegun();
  await markFinished();
  await writeFile("src/build/later-files.ts", "export const patience = 3000;");
  expect((await start()).kept).toBe(false);
});

test("developing may be ended at any time", async () => {
  setMode("development");
  await markBegun();
  expect((await start()).kept).toBe(true);
});
