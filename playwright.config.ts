import { defineConfig } from "@playwright/test";
import { dataDirectory } from "./__tests__/browser/data-directory";
import { launchOptions } from "./__tests__/browser/launch-options";

const port = Number(process.env.TEST_PORT ?? 9123);
const url = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, for machines with two cores: a test that waits is never faster for a short limit.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 2 : 0,
  reporter: [["list"]],
  use: {
    baseURL: url,
    launchOptions: launchOptions(),
  },
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `node -e "fs.rmSync('${dataDirectory}', { recursive: true, force: true })" && tsx src/server/main.ts --port ${port}`,
    url,
    reuseExistingServer: false,
    env: { JL_DATA_DIR: dataDirectory, TRUSTED_PROXIES: "1" },
  },
});
