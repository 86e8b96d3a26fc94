import { defineConfig } from "@playwright/test";
import { findBrowser } from "./__tests__/browser/find-browser";
import { launchOptions } from "./__tests__/browser/launch-options";
import { builtSite } from "./__tests__/site/project";

const port = Number(process.env.TEST_PORT ?? 9123) + 20;
const url = `http://127.0.0.1:${port}`;

/** The pictures of the README show the firm's own content; all else is looked at with that of the tests. */
const site = process.argv.includes("--project=readme-pictures") ? "public" : `${builtSite}/public`;

/** What pages look like, beside the stored references. */
export default defineConfig({
  testDir: "__tests__/looks",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/references/{arg}{ext}",
  globalSetup: "./__tests__/browser/require-browser.ts",
  globalTeardown: "./__tests__/looks/pack-references.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // On one machine not a pixel differs; too few to hide the smallest part of the design.
    toHaveScreenshot: { maxDiffPixels: 20, stylePath: "__tests__/looks/still.css" },
  },
  retries: 0,
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    baseURL: url,
    launchOptions: launchOptions(findBrowser()),
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: "reduce" },
    // For the style sheet above, which the site's own policy refuses.
    bypassCSP: true,
  },
  projects: [
    { name: "looks", testMatch: ["pages.spec.ts", "states.spec.ts"] },
    { name: "readme-pictures", testMatch: "readme-pictures.spec.ts" },
  ],
  webServer: {
    command: `tsx src/server/main.ts --site ${site} --port ${port}`,
    url,
    reuseExistingServer: false,
    env: { JL_DATA_DIR: ".data/looks" },
  },
});
