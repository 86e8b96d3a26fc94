import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import { findBrowser } from "../browser/find-browser";
import { launchOptions } from "../browser/launch-options";
import { pageOfKind } from "../budgets/limits";
import { endServers, type ServerProcess, startServerProcess } from "../unit/server/support/processes";
import { inTempFolder } from "./in-temp-folder";
import { slowestControl } from "./interactions";
import { medianAndSpread, table } from "./table";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    throttling: { type: "string", default: "simulate" },
    "no-build": { type: "boolean", default: false },
    interactions: { type: "boolean", default: false },
  },
});

/** What Lighthouse measures: heading, audit, its value in what unit, digits behind the point. */
const audits = [
  ["FCP, ms", "first-contentful-paint", 1, 0],
  ["LCP, ms", "largest-contentful-paint", 1, 0],
  ["TBT, ms", "total-blocking-time", 1, 0],
  ["CLS", "cumulative-layout-shift", 1, 3],
  ["SI, ms", "speed-index", 1, 0],
  ["KiB", "total-byte-weight", 1024, 0],
  ["main thread, ms", "mainthread-work-breakdown", 1, 0],
] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One page of one of the built sites, and what was measured of it so far, by audit or category. */
interface Measured {
  readonly name: string;
  readonly url: string;
  readonly numbers: Map<string, number[]>;
}

async function lighthouseRun({ url, numbers }: Measured, isCounted: boolean) {
  const { default: lighthouse } = await import("lighthouse");
  const { executablePath, args = [] } = launchOptions(findBrowser());
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ["--headless=new", ...args] });
  try {
    const throttlingMethod = values.throttling === "devtools" ? "devtools" : "simulate";
    const result = await lighthouse(url, { port: chrome.port, throttlingMethod, logLevel: "error" });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}.`);
    const { lhr } = result;
    const note = (name: string, value = NaN) => numbers.set(name, [...(numbers.get(name) ?? []), value]);
    if (!isCounted) return;
    for (const [, audit, unit] of audits) note(audit, (lhr.audits[audit]?.numericValue ?? NaN) / unit);
    for (const category of categories) note(category, (lhr.categories[category]?.score ?? NaN) * 100);
  } finally {
    chrome.kill();
  }
}

async function runRounds(pages: readonly Measured[]) {
  // In the first round, which does not count, the servers compress what they keep.
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const page of pages) {
      process.stderr.write(`Round ${round} of ${values.rounds}: ${page.name}\n`);
      await lighthouseRun(page, round > 0);
    }
  const cells = ({ name, numbers }: Measured) => [
    name,
    ...categories.map(category => medianAndSpread(numbers.get(category) ?? [])),
    ...audits.map(([, audit, , digits]) => medianAndSpread(numbers.get(audit) ?? [], digits)),
  ];
  console.log(table(["page", ...categories, ...audits.map(([heading]) => heading)], ...pages.map(cells)));
}

async function pressEverything(pages: readonly Measured[]) {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const rows: string[][] = [];
  for (const { name, url } of pages) {
    const { pressed, control, ms } = await slowestControl(browser, url, Number(values.rounds));
    rows.push([name, String(pressed), medianAndSpread(ms), control]);
  }
  await browser.close();
  console.log(table(["page", "controls", "slowest control, ms", "which"], ...rows));
}

/** Builds, serves the built sites side by side and measures them in the same rounds. */
async function main() {
  if (!values["no-build"]) {
    const { status } = spawnSync("npm", ["run", "build"], { stdio: ["ignore", 2, 2] });
    if (status !== 0) throw new Error("The site could not be built.");
  }
  await inTempFolder(async folder => {
    const pages: Measured[] = [];
    const sites = ["public", ...positionals];
    for (const [place, site] of sites.entries()) {
      const data = { JL_DATA_DIR: join(folder, String(place)) };
      const server: ServerProcess = await startServerProcess(folder, ["--port", "0", "--site", resolve(site)], data);
      for (const [kind, path] of Object.entries(pageOfKind))
        if (existsSync(join(site, path, "index.html")))
          pages.push({
            name: sites.length > 1 ? `${site}: ${kind}` : kind,
            url: server.url + path,
            numbers: new Map(),
          });
    }
    await (values.interactions ? pressEverything(pages) : runRounds(pages));
    await endServers();
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
