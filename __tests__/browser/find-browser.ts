import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Path of a Chrome or Chromium that is there: the one named by the variable CHROME_PATH, else an installed one, else
 * Playwright's own download. Throws when CHROME_PATH names no file.
 */
export const findBrowser = (): string | undefined => {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  const folders = (process.env.PATH ?? "").split(delimiter);
  const installed = [...folders.flatMap(folder => names.map(name => join(folder, name))), ...elsewhere];
  return named ?? [...installed, chromium.executablePath()].find(executable);
};

const executable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
