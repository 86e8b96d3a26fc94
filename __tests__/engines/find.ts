import { findProgram } from "../browser/find-program";
import type { Engine } from "./engine";
import { webkit } from "./webkit";
import { withPuppeteer } from "./with-puppeteer";

/** The engines beside Chromium, in which all else is tried, that are there, and how each is started. */
export const engines = (): Readonly<Record<string, () => Promise<Engine>>> => {
  const firefox = findProgram("firefox-esr", "firefox");
  const driver = findProgram("WebKitWebDriver");
  const xvfb = findProgram("Xvfb");
  return {
    ...(firefox && { Firefox: () => withPuppeteer({ browser: "firefox", executablePath: firefox }) }),
    ...(driver && xvfb && { WebKit: () => webkit(driver, xvfb) }),
  };
};
