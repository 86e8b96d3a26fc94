import { defineConfig } from "@playwright/test";
import { launchOptions } from "./__tests__/browser/launch-options";
import { developUrl } from "./__tests__/develop/project";

/** `gatsby develop` on a copy of the project, whose content the tests edit as an editor would. */
export default defineConfig({
  testDir: "__tests__/develop",
  outputDir: "test-results",
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 2 : 0,
  reporter: [["list"]],
  use: { baseURL: developUrl, launchOptions: launchOptions(), viewport: { width: 1280, height: 800 } },
  projects: [
    { name: "editing", testMatch: "editing.spec.ts" },
    { name: "guide-pictures", testMatch: "guide-pictures.spec.ts" },
  ],
  webServer: {
    command: "tsx __tests__/develop/start.ts",
    url: developUrl,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
