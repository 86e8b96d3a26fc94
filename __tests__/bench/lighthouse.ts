import { launch } from "chrome-launcher";
import { findBrowser } from "../browser/find-browser";
import { launchOptions } from "../browser/launch-options";

/** How a slow phone is imitated: calculated afterwards, by the browser itself, or so and on a network of 3G. */
export const throttlings = {
  simulate: { throttlingMethod: "simulate" },
  devtools: { throttlingMethod: "devtools" },
  // As Lighthouse's own `mobileRegular3G`: ms and kbit/s.
  "3g": {
    throttlingMethod: "devtools",
    throttling: {
      requestLatencyMs: 1125,
      downloadThroughputKbps: 630,
      uploadThroughputKbps: 630,
      cpuSlowdownMultiplier: 4,
    },
  },
} as const;

export type Throttling = keyof typeof throttlings;

/**
 * Measures a page with a browser of its own, whose cache is empty; up to three times, because now and then Lighthouse
 * loses a trace and asks to be run again. Throws when it has lost all three.
 */
export async function lighthouseRun(url: string, throttling: Throttling, attempts = 3) {
  const { default: lighthouse } = await import("lighthouse");
  const { executablePath, args = [] } = launchOptions(findBrowser());
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ["--headless=new", ...args] });
  const options = { port: chrome.port, ...throttlings[throttling], logLevel: "error" } as const;
  const result = await lighthouse(url, options).finally(() => {
    chrome.kill();
  });
  const { lhr } = result ?? {};
  if (lhr && !lhr.runtimeError) return lhr;
  if (attempts > 1) return lighthouseRun(url, throttling, attempts - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? "it gave no result"}`);
}
