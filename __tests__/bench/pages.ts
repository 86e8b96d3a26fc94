import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../browser/find-browser";
import { launchOptions } from "../browser/launch-options";
import { pageOfKind } from "../budgets/limits";
import { endServers, type ServerProcess, startServerProcess } from "../unit/server/support/processes";
import { makeBareSites } from "./bare-sites";
import { inTempFolder } from "./in-temp-folder";
import { slowestControl } from "./interactions";
import { lighthouseRun, type Throttling, throttlings } from "./lighthouse";
import { medianAndSpread, table } from "./table";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    throttling: { type: "string", default: "simulate" },
    "no-build": { type: "boolean", default: false },
    interactions: { type: "boolean", default: false },
    bare: { type: "boolean", default: false },
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

async function runRounds(pages: readonly Measured[]) {
  // In the first round, which does not count, the servers compress what they keep.
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const page of pages) {
      process.stderr.write(`Round ${round} of ${values.rounds}: ${page.name}\n`);
      const { audits: measured, categories: scores } = await lighthouseRun(page.url, values.throttling as Throttling);
      if (round === 0) continue;
      const note = (name: string, value = NaN) => page.numbers.set(name, [...(page.numbers.get(name) ?? []), value]);
      for (const [, audit, unit] of audits) note(audit, (measured[audit]?.numericValue ?? NaN) / unit);
      for (const category of categories) note(category, (scores[category]?.score ?? NaN) * 100);
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
  if (!(values.throttling in throttlings))
    throw new Error(`--throttling ${values.throttling} is none of ${Object.keys(throttlings).join(", ")}.`);
  if (!values["no-build"]) {
    const { status } = spawnSync("npm", ["run", "build"], { stdio: ["ignore", 2, 2] });
    if (status !== 0) throw new Error("The site could not be built.");
  }
  const measure = async (folder: string) => {
    const pages: Measured[] = [];
    const serve = async (site: string) => {
      const data = { JL_DATA_DIR: join(folder, randomUUID()) };
      const server: ServerProcess = await startServerProcess(folder, ["--port", "0", "--site", resolve(site)], data);
      return server.url;
    };
    const sites = ["public", ...positionals];
    for (const site of sites) {
      const url = await serve(site);
      for (const [kind, path] of Object.entries(pageOfKind))
        if (existsSync(join(site, path, "index.html")))
          pages.push({ name: sites.length > 1 ? `${site}: ${kind}` : kind, url: url + path, numbers: new Map() });
    }
    if (values.bare)
      for (const [name, site] of Object.entries(await makeBareSites("public", folder)))
        pages.push({ name, url: await serve(site), numbers: new Map() });
    await (values.interactions ? pressEverything(pages) : runRounds(pages));
  };
  await inTempFolder(async folder => {
    try {
      await measure(folder);
    } finally {
      await endServers();
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
