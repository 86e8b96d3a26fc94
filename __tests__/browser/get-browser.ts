import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser, findQuickBrowser, findWindowless } from "./find-browser";
import { findProgram } from "./find-program";

/** Runs a command in sight of whoever waits for it. */
const run = (command: string, ...args: readonly string[]) => {
  console.log(`> ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
};

const fromDebian = (name: string) => {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log(`The tests need ${name}. Installing Debian's:`);
  if (run("apt-get", "update", "-qq")) run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
};

const fromPlaywright = () => {
  console.log("The browser tests need a Chromium. Downloading Playwright's:");
  run("npx", "playwright", "install", "chromium");
};

if (!process.env.CHROME_PATH && !findWindowless()) fromDebian("chromium-headless-shell");
for (const get of [() => fromDebian("chromium"), fromPlaywright]) if (!findBrowser()) get();
if (!findProgram("nginx")) fromDebian("nginx-light");
if (!findProgram("nginx")) console.log("There is no nginx: the tests of hosts are without it.");

const browser = findQuickBrowser();
if (browser) console.log(`The browser tests use ${browser}.`);
else {
  console.error(
    "No Chrome or Chromium could be had. Install one (Debian: apt-get install chromium), or name its executable in " +
      "the variable CHROME_PATH.",
  );
  process.exitCode = 1;
}
