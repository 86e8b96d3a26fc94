import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Path of a Chrome or Chromium: the one named by the variable CHROME_PATH, else an installed one, else Debian's
 * package (installed here, as root), else Playwright's own download. Throws, saying how to get one, when there is none.
 */
export const findBrowser = (): string => {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  }
  return installed() ?? installedFromDebian() ?? downloaded() ?? missing();
};

const installed = () =>
  [...(process.env.PATH ?? "").split(delimiter).flatMap(dir => names.map(name => join(dir, name))), ...elsewhere].find(
    executable,
  );

const executable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installedFromDebian = () => {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return undefined;
  if (!succeeds("apt-get", ["update", "-qq"])) return undefined;
  return succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]) ? installed() : undefined;
};

const downloaded = () => {
  const path = chromium.executablePath();
  if (!existsSync(path)) succeeds("npx", ["playwright", "install", "chromium"]);
  return existsSync(path) ? path : undefined;
};

const succeeds = (command: string, args: readonly string[]) => {
  try {
    execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
};

const missing = (): never => {
  throw new Error(
    "The browser tests need Chrome or Chromium, and none was found. Install one (Debian: apt-get install chromium) " +
      "or name its executable in the variable CHROME_PATH.",
  );
};
