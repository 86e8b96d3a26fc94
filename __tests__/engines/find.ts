import { findQuickBrowser } from "../browser/find-browser";
import { findProgram } from "../browser/find-program";
import { launchOptions } from "../browser/launch-options";
import type { Engine } from "./engine";
import { webkit } from "./webkit";
import { withPuppeteer } from "./with-puppeteer";

/** The engines that are there, and how each is started. */
export const engines = (): Readonly<Record<string, () => Promise<Engine>>> => {
  const chromium = findQuickBrowser();
  const firefox = findProgram("firefox-esr", "firefox");
  const driver = findProgram("WebKitWebDriver");
  const xvfb = findProgram("Xvfb");
  return {
    ...(chromium && {
      Chromium: () => withPuppeteer({ executablePath: chromium, args: launchOptions().args }),
    }),
    ...(firefox && { Firefox: () => withPuppeteer({ browser: "firefox", executablePath: firefox }) }),
    ...(driver && xvfb && { WebKit: () => webkit(driver, xvfb) }),
  };
};
