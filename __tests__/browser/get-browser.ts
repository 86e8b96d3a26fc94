import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hasJava } from "../checkers/nu";
import { engines } from "../engines/find";
import { findBrowser, findQuickBrowser, findWindowless } from "./find-browser";
import { findProgram } from "./find-program";

interface Need {
  readonly name: string;
  /** What is left out where it cannot be had. */
  readonly leftOut: string;
  readonly isThere: () => boolean;
  /** Debian's names for it. */
  readonly packages: readonly string[];
  readonly elsewhere: string;
}

const needs: readonly Need[] = [
  {
    name: "Chrome or Chromium",
    leftOut: "all browser tests, and so the run ends here",
    isThere: () => Boolean(findBrowser()),
    packages: ["chromium"],
    elsewhere: "install one, or name its executable in the variable CHROME_PATH",
  },
  {
    name: "nginx",
    leftOut: "the tests of hosts",
    isThere: () => Boolean(findProgram("nginx")),
    packages: ["nginx-light"],
    elsewhere: "install nginx",
  },
  {
    name: "Firefox",
    leftOut: "a visitor's path in Firefox",
    isThere: () => "Firefox" in engines(),
    packages: ["firefox-esr"],
    elsewhere: "install it so that the command firefox starts it",
  },
  {
    name: "WebKit",
    leftOut: "a visitor's path in WebKit",
    isThere: () => "WebKit" in engines(),
    packages: ["webkit2gtk-driver", "xvfb"],
    elsewhere: "on Linux, install WebKitWebDriver (of WebKitGTK) and Xvfb",
  },
  {
    name: "Java",
    leftOut: "the W3C's checker of HTML",
    isThere: hasJava,
    packages: ["default-jre-headless"],
    elsewhere: "install version 11 or newer, or run npx vnu --version, which downloads one into node_modules",
  },
];

/** Runs a command in sight of whoever waits for it. */
const run = (command: string, ...args: readonly string[]) => {
  console.log(`> ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
};

/** The tests are the same without it, and take longer. */
const quicker = process.env.CHROME_PATH || findWindowless() ? [] : ["chromium-headless-shell"];

const missing = () => needs.filter(({ isThere }) => !isThere());

const fromDebian = (packages: readonly string[]) =>
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);

const isDebian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
const wanted = [...missing().map(({ packages }) => packages), quicker].filter(({ length }) => length);
if (isDebian && wanted.length) {
  console.log("The tests need more than there is. Installing Debian's:");
  run("apt-get", "update", "-qq");
  // A package that this release does not have would keep the others out.
  if (!fromDebian(wanted.flat())) wanted.forEach(fromDebian);
}
if (!findBrowser()) {
  console.log("The browser tests need a Chromium. Downloading Playwright's:");
  run("npx", "playwright", "install", "chromium");
}

const browser = findQuickBrowser();
if (browser) console.log(`The browser tests use ${browser}.`);
for (const { name, leftOut, packages, elsewhere } of missing())
  console.log(
    `There is no ${name}. Left out: ${leftOut}. To have it: ${elsewhere} (Debian: apt-get install ${packages.join(" ")}).`,
  );
if (!browser) process.exitCode = 1;
