/** @jest-environment node */
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const project = process.cwd();
const panic = jest.fn<undefined, [string]>();
const info = jest.fn<undefined, [string]>();
let directory: string;

type Hook = (args: object) => Promise<void>;

/** The plugin's hooks as a new process loads them in this folder. */
const hooks = () => {
  let loaded: unknown;
  jest.isolateModules(() => {
    loaded = jest.requireActual("../../../plugins/gatsby-plugin-complete-build/gatsby-node");
  });
  return loaded as Record<"onPreInit" | "onPluginInit" | "onPostBuild", Hook>;
};

const build = async ({ isInterrupted = false } = {}) => {
  const { onPreInit, onPluginInit, onPostBuild } = hooks();
  await onPreInit({ reporter: { info } });
  await mkdir("public/page-data", { recursive: true });
  await onPluginInit({});
  if (!isInterrupted) await onPostBuild({ reporter: { panic } });
};

/** Whether the next build keeps what is in `public`. */
const isKept = async () => {
  await writeFile("public/made", "");
  await hooks().onPreInit({ reporter: { info } });
  return existsSync("public/made");
};

beforeEach(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "build-")));
  await mkdir(join(directory, "site/.cache"), { recursive: true });
  process.chdir(join(directory, "site"));
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
});
afterEach(async () => {
  process.chdir(project);
  jest.restoreAllMocks();
  jest.clearAllMocks();
  await rm(directory, { recursive: true });
});

test("keeps what a finished build has made", async () => {
  await build();
  expect(await isKept()).toBe(true);
  expect(info).not.toHaveBeenCalled();
});

test("drops what an interrupted build has left, and says so", async () => {
  await build();
  await build({ isInterrupted: true });
  expect(await isKept()).toBe(false);
  expect(info).toHaveBeenCalledWith(expect.stringContaining("starts from nothing"));
});

test("drops what was built in another folder", async () => {
  await build();
  await cp(".", join(directory, "moved"), { recursive: true });
  process.chdir(join(directory, "moved"));
  expect(await isKept()).toBe(false);
});

test("drops what was built for another path of the host", async () => {
  await build();
  process.env.PATH_PREFIX = "/website";
  expect(await isKept()).toBe(false);
});

test("lets developing end at any time", async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  await build({ isInterrupted: true });
  expect(await isKept()).toBe(true);
});

test("stops a build whose pages name a picture that is not there", async () => {
  await build({ isInterrupted: true });
  await writeFile("public/page-data/home.json", JSON.stringify({ src: "/static/gone.avif" }));
  await hooks().onPostBuild({ reporter: { panic } });
  expect(panic).toHaveBeenCalledWith(expect.stringContaining("/static/gone.avif"));
});
