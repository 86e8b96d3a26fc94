import { defineConfig } from "@playwright/test";
import { dataDirectory } from "./__tests__/browser/data-directory";
import { launchOptions } from "./__tests__/browser/launch-options";
import { builtSite } from "./__tests__/site/project";

const port = Number(process.env.TEST_PORT ?? 9123);
const url = `http://127.0.0.1:${port}`;

/** The site with the tests' own content (`npm run build:test-site`) in a real browser. */
export default defineConfig({
  testDir: "__tests__/browser",
  // Playwright empties this folder at its start, so each configuration has its own.
  outputDir: "test-results/browser",
  globalSetup: "./__tests__/browser/require-browser.ts",
  globalTeardown: "./__tests__/browser/check-states.ts",
  fullyParallel: true,
  // For two cores: a test waits for a third of its time.
  workers: 3,
  forbidOnly: true,
  // A busy machine starves a browser now and then. The report calls a test that needed its second try "flaky".
  retries: process.env.CI ? 1 : 0,
  // In ms. Long, for busy machines with two cores: a short limit makes no test faster.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: { baseURL: url, launchOptions: launchOptions(), viewport: { width: 1280, height: 800 } },
  webServer: {
    command: `node -e "fs.rmSync('${dataDirectory}', { recursive: true, force: true })" && tsx tools/server/main.ts --site ${builtSite}/public --port ${port}`,
    url,
    // Each test is a different visitor, by its address in X-Forwarded-For.
    env: { JL_DATA_DIR: dataDirectory, TRUSTED_PROXIES: "1" },
  },
});
