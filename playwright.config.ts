import { defineConfig } from "@playwright/test";
import { findBrowser } from "./__tests__/browser/find-browser";

const port = Number(process.env.TEST_PORT ?? 9123);
const data = ".data/browser-tests";
const url = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [["list"]],
  use: {
    baseURL: url,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `node -e "fs.rmSync('${data}', { recursive: true, force: true })" && tsx src/server/main.ts --port ${port}`,
    url,
    reuseExistingServer: false,
    env: { JL_DATA_DIR: data },
  },
});
