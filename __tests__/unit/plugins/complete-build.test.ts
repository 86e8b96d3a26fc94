import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { testFolder, writeFiles } from "../../temp-folder";

const project = process.cwd();
const folder = testFolder();
const reporter = { panic: jest.fn(), info: jest.fn() };
const store = { getState: () => ({ jobsV2: { incomplete: new Map() } }), subscribe: () => () => undefined };

type Hook = (args: object) => Promise<void>;

/** The plugin's hooks, loaded in this folder as in a new process. */
const hooks = () => {
  let loaded: unknown;
  jest.isolateModules(() => {
    loaded = jest.requireActual("../../../plugins/gatsby-plugin-complete-build/gatsby-node");
  });
  return loaded as Record<"onPreInit" | "onPluginInit" | "onPostBuild", Hook>;
};

/** Builds a site with one page that names this picture. */
const build = async (picture = "none", { isInterrupted = false } = {}) => {
  const { onPreInit, onPluginInit, onPostBuild } = hooks();
  await onPreInit({ reporter, store });
  writeFiles("public", { "page-data/home.json": JSON.stringify({ src: picture }) });
  await onPluginInit({});
  if (!isInterrupted) await onPostBuild({ reporter });
};

let sites = 0;
beforeEach(() => {
  const site = join(folder, String((sites += 1)));
  mkdirSync(join(site, ".cache"), { recursive: true });
  process.chdir(site);
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
});
afterEach(() => {
  process.chdir(project);
  jest.restoreAllMocks();
});

const interrupted = () => build("none", { isInterrupted: true });
const moved = async () => {
  await build();
  cpSync(".", join(folder, "moved"), { recursive: true });
  process.chdir(join(folder, "moved"));
};
const forAnotherPath = async () => {
  await build();
  process.env.PATH_PREFIX = "/website";
};
const developing = async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  await interrupted();
};

test.each([
  ["a finished build", "kept", build],
  ["an interrupted build", "deleted", interrupted],
  ["a build in another folder", "deleted", moved],
  ["a build with another path prefix", "deleted", forAnotherPath],
  ["`gatsby develop`, which may end at any time,", "kept", developing],
])("the output of %s is %s", async (_what, fate, make) => {
  await make();
  await hooks().onPreInit({ reporter, store });
  expect(existsSync("public")).toBe(fate === "kept");
});

test("deletes what a computer or a sync program has left in the site, and keeps the rest", async () => {
  cpSync(join(project, ".gitignore"), ".gitignore");
  const kept = { "contact/index.html": "x", ".well-known/security.txt": "x", "photos/roof 2.jpg": "x" };
  const left = { "Thumbs.db": "x", "contact/._index.html": "x", "notes.txt~": "x", ".env": "x" };
  await build();
  writeFiles("public", { ...kept, ...left });
  await build();
  for (const path of Object.keys(kept)) expect(existsSync(join("public", path))).toBe(true);
  for (const path of Object.keys(left)) expect(existsSync(join("public", path))).toBe(false);
});

test("stops a build if a picture of a page is missing", async () => {
  await build("/static/gone.avif");
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining("/static/gone.avif"));
});
