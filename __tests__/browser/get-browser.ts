import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hasJava } from "../checkers/nu";
import { findBrowser, findFirefox, findQuickBrowser, findWindowless } from "./find-browser";
import { describeLack, findProgram, findRecent } from "./find-program";
import { versioned } from "./versioned-programs";

const leftOutWithoutBrowser = "all browser tests; CHROME_PATH may name its executable";

/** The programs that tests use: how to find each, what is wrong without it, its Debian packages, and the tests left out. */
const needs = [
  [findBrowser, () => describeLack(versioned.chromium), ["chromium"], leftOutWithoutBrowser],
  [() => findProgram("nginx"), () => "There is no nginx.", ["nginx-light"], "the tests of hosts"],
  [findFirefox, () => describeLack(versioned.firefox), ["firefox-esr"], "a visitor's path in Firefox"],
  [
    () => findProgram("WebKitWebDriver") && findProgram("xvfb-run"),
    () => "There is no WebKit.",
    ["webkit2gtk-driver", "xvfb", "xauth"],
    "a visitor's path in WebKit",
  ],
  [
    () => findRecent(versioned.postgresql),
    () => describeLack(versioned.postgresql),
    ["postgresql"],
    "the database's tests on a server; those in PGlite are run",
  ],
  [
    hasJava,
    () => describeLack(versioned.java),
    ["default-jre-headless"],
    "the W3C's checker of HTML; npx vnu --version downloads a Java",
  ],
] as const;

/** Prints and runs a command, and shows its output. */
const run = (command: string, ...args: readonly string[]) => {
  console.log(`> ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
};

const fromDebian = (packages: readonly string[]) =>
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);

const missing = () => needs.filter(([find]) => !find());

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
for (const [, lack, packages, leftOut] of missing())
  console.log(`${lack()} Debian: apt-get install ${packages.join(" ")}. Left out: ${leftOut}.`);
if (!browser) process.exitCode = 1;
