import { defineConfig } from "@playwright/test";
import { findBrowser } from "./__tests__/browser/find-browser";
import { launchOptions } from "./__tests__/browser/launch-options";
import { project } from "./__tests__/site/project-under-test";

const port = Number(process.env.TEST_PORT ?? 9123) + 10;
const url = `http://127.0.0.1:${port}`;

/** A built site on the phone that Lighthouse plays: by the variable SITE, one with other content than the firm's. */
export default defineConfig({
  testDir: "__tests__/budgets",
  outputDir: "test-results/budgets",
  globalSetup: "./__tests__/browser/require-browser.ts",
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [["list"]],
  use: {
    baseURL: url,
    // One without windows knows nothing of the network, and so fetches pictures from further ahead.
    launchOptions: launchOptions(findBrowser()),
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  webServer: {
    command: `tsx src/server/main.ts --site ${project}/public --port ${port}`,
    url,
    reuseExistingServer: false,
    env: { JL_DATA_DIR: ".data/budgets" },
  },
});
