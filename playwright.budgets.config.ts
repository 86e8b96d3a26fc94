import { defineConfig } from "@playwright/test";
import { findBrowser } from "./__tests__/browser/find-browser";
import { launchOptions } from "./__tests__/browser/launch-options";
import { project } from "./__tests__/site/project-under-test";

const port = Number(process.env.TEST_PORT ?? 9123) + 10;
const url = `http://127.0.0.1:${port}`;

/** A built site on Lighthouse's phone: the firm's content, or the site in the variable SITE. */
export default defineConfig({
  testDir: "__tests__/budgets",
  outputDir: "test-results/budgets",
  globalSetup: "./__tests__/browser/require-browser.ts",
  workers: 1,
  forbidOnly: true,
  // A busy machine starves a browser now and then. The report calls a test that needed its second try "flaky".
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: url,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  projects: [
    // Headless Chromium does not know the network's speed, so it loads lazy pictures from further below.
    { name: "loading", grep: /budget/, use: { launchOptions: launchOptions(findBrowser()) } },
    { name: "drawing", grepInvert: /budget/, use: { launchOptions: launchOptions() } },
  ],
  webServer: {
    command: `tsx tools/server/main.ts --site ${project}/public --port ${port}`,
    url,
    env: { JL_DATA_DIR: ".data/budgets" },
  },
});
