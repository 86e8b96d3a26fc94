import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hasJava } from "../checkers/nu";
import { hasPostgresql } from "../unit/database/support/postgresql";
import { findBrowser, findFirefox, findQuickBrowser, findWindowless, leastFirefox } from "./find-browser";
import { findProgram } from "./find-program";

/** The programs that tests use: how to find each, its Debian packages, and the tests that are skipped without it. */
const needs = [
  ["Chrome or Chromium", () => findBrowser(), ["chromium"], "all browser tests; CHROME_PATH may name its executable"],
  ["nginx", () => findProgram("nginx"), ["nginx-light"], "the tests of hosts"],
  [`Firefox ${leastFirefox} or later`, findFirefox, ["firefox-esr"], "a visitor's path in Firefox"],
  [
    "WebKit",
    () => findProgram("WebKitWebDriver") && findProgram("xvfb-run"),
    ["webkit2gtk-driver", "xvfb", "xauth"],
    "a visitor's path in WebKit",
  ],
  ["PostgreSQL", () => hasPostgresql, ["postgresql"], "the database's tests on a server; those in PGlite are run"],
  ["Java", hasJava, ["default-jre-headless"], "the W3C's checker of HTML; npx vnu --version downloads a Java"],
] as const;

/** Prints and runs a command, and shows its output. */
const run = (command: string, ...args: readonly string[]) => {
  console.log(`> ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
};

const fromDebian = (packages: readonly string[]) =>
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);

const missing = () => needs.filter(([, find]) => !find());

// Tests are faster in a headless browser.
const quicker = process.env.CHROME_PATH || findWindowless() ? [] : [["chromium-headless-shell"]];
const wanted = [...missing().map(([, , packages]) => packages), ...quicker];
if (existsSync("/etc/debian_version") && process.getuid?.() === 0 && wanted.length) {
  console.log("The tests need more than there is. Installing Debian's:");
  run("apt-get", "update", "-qq");
  // If this release lacks one package, apt-get would install none of them.
  if (!fromDebian(wanted.flat())) wanted.forEach(fromDebian);
}
if (!findBrowser()) {
  console.log("The browser tests need a Chromium. Downloading Playwright's:");
  run("npx", "playwright", "install", "chromium");
}

const browser = findQuickBrowser();
if (browser) console.log(`The browser tests use ${browser}.`);
for (const [name, , packages, leftOut] of missing())
  console.log(`There is no ${name} (Debian: apt-get install ${packages.join(" ")}). Left out: ${leftOut}.`);
if (!browser) process.exitCode = 1;
