import { defineConfig } from "@playwright/test";
import { launchOptions } from "./__tests__/browser/launch-options";
import { developUrl } from "./__tests__/develop/project";
import { testContent } from "./__tests__/site/project";

/** The pictures of the guide and of the editor show the firm's content; all tests use their own content. */
const content = process.argv.some(argument => /^--project=\w+-pictures$/.test(argument)) ? "content" : testContent;

/** `gatsby develop` on a copy of the project. The tests edit its content. */
export default defineConfig({
  testDir: "__tests__/develop",
  outputDir: "test-results/develop",
  globalSetup: "./__tests__/browser/require-browser.ts",
  workers: 1,
  forbidOnly: true,
  // A busy machine starves a browser now and then. The report calls a test that needed its second try "flaky".
  retries: process.env.CI ? 1 : 0,
  // In ms. A busy machine needs several times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [["list"]],
  use: {
    baseURL: developUrl,
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    // In ms. Below the test's timeout, so that the report names the press that waited in vain.
    actionTimeout: 60_000,
  },
  projects: [
    { name: "editing", testMatch: "editing.spec.ts" },
    { name: "page", testMatch: "*page*.spec.ts" },
    { name: "guide-pictures", testMatch: "guide-pictures.spec.ts" },
    { name: "editor-pictures", testMatch: "editor-pictures.spec.ts" },
  ],
  webServer: {
    command: `tsx __tests__/develop/start.ts ${content}`,
    url: developUrl,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
