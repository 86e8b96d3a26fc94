import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import puppeteer from "puppeteer-core";
import { findBrowser } from "../browser/find-browser";
import { launchOptions } from "../browser/launch-options";
import { pageOfKind } from "../budgets/limits";
import { endServers, startServerProcess } from "../servers/processes";
import { pressEverything } from "./interactions";
import { print } from "./print";

const throttlings = ["simulate", "devtools", "provided"] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    throttling: { type: "string", default: "simulate" },
    "no-build": { type: "boolean", default: false },
    interactions: { type: "boolean", default: false },
    /** The kinds of page to measure; all without it. */
    kind: { type: "string", multiple: true, default: Object.keys(pageOfKind) },
  },
});
const rounds = Number(values.rounds);
const throttlingMethod = throttlings.find(name => name === values.throttling);
if (!throttlingMethod) throw new Error(`--throttling is one of ${throttlings.join(", ")}.`);

/** Lighthouse audits by the heading of their column; times in ms. */
const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
  SI: "speed-index",
  bytes: "total-byte-weight",
  "main thread": "mainthread-work-breakdown",
};
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Measures a page in a new browser. Tries up to three times, because Lighthouse sometimes loses a trace. */
const lighthouseRun = async (url: string) => {
  const { default: lighthouse } = await import("lighthouse");
  const { executablePath, args = [] } = launchOptions(findBrowser());
  for (let attempt = 1; attempt <= 3; attempt++) {
    const browser = await puppeteer.launch({ executablePath, args });
    const options = { throttlingMethod, logLevel: "error" } as const;
    const page = await browser.newPage();
    const result = await lighthouse(url, options, undefined, page).finally(() => void browser.close());
    if (result && !result.lhr.runtimeError) return result.lhr;
  }
  throw new Error(`Lighthouse could not measure ${url}.`);
};

/** Measures all pages in turn, in rounds. The first round does not count: the servers compress their files then. */
const runLighthouse = async (pages: Readonly<Record<string, string>>) => {
  const rows: Record<string, Record<string, number[]>> = {};
  const order = Object.entries(pages);
  for (let round = 0; round <= rounds; round++)
    // Every second round in reverse, because a page's place in a round matters.
    for (const [name, url] of round % 2 ? order : order.toReversed()) {
      process.stderr.write(`Round ${round} of ${rounds}: ${name}\n`);
      const lhr = await lighthouseRun(url);
      if (round === 0) continue;
      const row = (rows[name] ??= {});
      for (const category of categories) (row[category] ??= []).push((lhr.categories[category]?.score ?? NaN) * 100);
      for (const [heading, audit] of Object.entries(audits))
        (row[heading] ??= []).push(lhr.audits[audit]?.numericValue ?? NaN);
    }
  print(rows);
};

/** Builds the site, serves `public` and other built folders, and returns the URLs of each kind of page. */
const servePages = async (folder: string) => {
  if (!values["no-build"] && spawnSync("npm", ["run", "build"], { stdio: ["ignore", 2, 2] }).status !== 0)
    throw new Error("The site could not be built.");
  const pages: Record<string, string> = {};
  for (const site of ["public", ...positionals]) {
    const data = { JL_DATA_DIR: join(folder, randomUUID()) };
    const { url } = await startServerProcess(folder, ["--port", "0", "--site", resolve(site)], data);
    for (const [kind, path] of Object.entries(pageOfKind))
      if (values.kind.includes(kind) && existsSync(join(site, path, "index.html")))
        pages[`${site}: ${kind}`] = url + path;
  }
  return pages;
};

const main = async () => {
  const folder = mkdtempSync(join(tmpdir(), "jl-bench-"));
  try {
    const pages = await servePages(folder);
    if (!values.interactions) await runLighthouse(pages);
    else print(await pressEverything(pages, rounds));
  } finally {
    await endServers();
    rmSync(folder, { recursive: true });
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
