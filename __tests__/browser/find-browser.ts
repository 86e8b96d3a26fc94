import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, findRecentProgram, isProgram } from "./find-program";

const onMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Headless Chromium: draws the same pages in a third of the time. */
export const findWindowless = () => findProgram("chromium-headless-shell");

/**
 * Path of Chrome or Chromium: the one in CHROME_PATH, else an installed one, else Playwright's download. Throws when
 * CHROME_PATH names no file.
 */
export const findBrowser = (): string | undefined => {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  const installed = findProgram("google-chrome-stable", "google-chrome", "chromium", "chromium-browser");
  return named ?? installed ?? [onMac, chromium.executablePath()].find(isProgram);
};

/** As `findBrowser`, but prefers a headless one. */
export const findQuickBrowser = () => (process.env.CHROME_PATH ? findBrowser() : (findWindowless() ?? findBrowser()));

/** The first version of Firefox with `emulation.setScreenOrientationOverride`, which the tests' driver sends to it. */
export const leastFirefox = 144;

/** Path of a Firefox that the tests can drive. */
export const findFirefox = () => findRecentProgram(leastFirefox, "firefox-esr", "firefox");
