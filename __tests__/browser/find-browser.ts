import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findRecent, isRecent } from "./find-program";
import { versioned } from "./versioned-programs";

const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Headless Chromium: draws the same pages in a third of the time. */
export const findWindowless = () => findRecent(versioned.windowless);

/**
 * Path of Chrome or Chromium: the one in CHROME_PATH, else an installed one that is recent enough, else Playwright's
 * download. Throws when CHROME_PATH names no file.
 */
export const findBrowser = (): string | undefined => {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  const isUsable = (path: string) => isRecent(path, versioned.chromium);
  return named ?? findRecent(versioned.chromium) ?? [onMac, chromium.executablePath()].find(isUsable);
};

/** As `findBrowser`, but prefers a headless one. */
export const findQuickBrowser = () => (process.env.CHROME_PATH ? findBrowser() : (findWindowless() ?? findBrowser()));

/** Path of a Firefox that the tests can drive. */
export const findFirefox = () => findRecent(versioned.firefox);
