import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { testFolder, writeFiles } from "../../temp-folder";
import { validFiles } from "./editor";

const projects = testFolder();
let amount = 0;

/** A project folder on disk with the tests' own content and the real schemas. */
export async function makeProject(): Promise<string> {
  const folder = join(projects, String((amount += 1)));
  writeFiles(join(folder, "content"), Object.fromEntries(await validFiles()));
  cpSync("content/schemas", join(folder, "content/schemas"), { recursive: true });
  return folder;
}

/** Runs a content command in a project folder as npm does. Returns its output and exit status. */
export function run(name: "check" | "launch-check", folder: string) {
  const scripts = { check: "plugins/gatsby-plugin-content/check.ts", "launch-check": "tools/launch-check/cli.ts" };
  const command = ["--import", pathToFileURL(require.resolve("tsx")).href, resolve(scripts[name])];
  const env = { PATH: process.env["PATH"], HOME: process.env["HOME"] };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: "utf8" });
  return { status, output: stdout, errors: stderr };
}
