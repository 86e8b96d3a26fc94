import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { soundFiles } from "./editor";

const folders: string[] = [];

/** A project folder on disk with the tests' own content and the real schemas. */
export async function makeProject(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(folder);
  for (const [path, bytes] of await soundFiles()) {
    mkdirSync(dirname(join(folder, "content", path)), { recursive: true });
    writeFileSync(join(folder, "content", path), bytes);
  }
  cpSync(join(process.cwd(), "content", "schemas"), join(folder, "content", "schemas"), { recursive: true });
  return folder;
}

/** Deletes all folders made by makeProject. */
export function removeProjects(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** Runs a content command in a project folder as npm does. Returns its output and exit status. */
export function run(name: "check" | "launch-check", folder: string) {
  const scripts = { check: "plugins/gatsby-plugin-content/check.ts", "launch-check": "tools/launch-check/cli.ts" };
  const command = ["--import", pathToFileURL(require.resolve("tsx")).href, resolve(scripts[name])];
  const env = { PATH: process.env["PATH"], HOME: process.env["HOME"] };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: "utf8" });
  return { status, output: stdout, errors: stderr };
}
