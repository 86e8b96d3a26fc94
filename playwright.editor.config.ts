import { defineConfig } from "@playwright/test";
import { launchOptions } from "./__tests__/browser/launch-options";
import { editorUrl, withoutPage } from "./__tests__/editor/project";

/** The editor on a copy of the project, without the site. The tests edit the content of the copy. */
export default defineConfig({
  testDir: "__tests__/editor",
  outputDir: "test-results/editor",
  globalSetup: "./__tests__/browser/require-browser.ts",
  globalTeardown: "./__tests__/editor/check-states.ts",
  // The tests share one folder of content.
  workers: 1,
  forbidOnly: true,
  // A busy machine starves a browser now and then. The report calls a test that needed its second try "flaky".
  retries: process.env.CI ? 1 : 0,
  // In ms. A busy machine needs several times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    baseURL: editorUrl,
    launchOptions: launchOptions(),
    storageState: withoutPage,
    viewport: { width: 1280, height: 800 },
    // In ms. Below the test's timeout, so that the report names the press that waited in vain.
    actionTimeout: 45_000,
  },
  webServer: {
    command: "tsx __tests__/editor/serve.ts",
    url: `${editorUrl}/admin`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
