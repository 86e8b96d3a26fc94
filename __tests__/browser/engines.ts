import { spawn } from "node:child_process";
import { expect, type Page } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { Builder, By } from "selenium-webdriver";
import { findFirefox } from "./find-browser";
import { findProgram } from "./find-program";
import { freePort } from "./free-port";

const height = 800;

/** A browser with one window. Takes CSS selectors and absolute URLs. */
export interface Engine {
  /** Loads a URL and returns when its HTML is parsed, before the site's scripts run. */
  readonly open: (url: string) => Promise<unknown>;
  /** Runs a function in the page. Its arguments and result must be JSON. */
  readonly run: <Result>(script: (...values: string[]) => Result, ...values: readonly string[]) => Promise<Result>;
  readonly click: (selector: string) => Promise<unknown>;
  readonly type: (selector: string, words: string) => Promise<void>;
  /** Drags the middle of an element to the middle of another one, with the mouse. Both must be in view. */
  readonly drag: (selector: string, target: string) => Promise<void>;
  readonly back: () => Promise<unknown>;
  readonly forward: () => Promise<unknown>;
  /** Sets the width of the window, in px; approximate in WebKit. */
  readonly widen: (width: number) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** Preferences of Firefox by name, as `about:config` shows them. */
type Preferences = Readonly<Record<string, boolean | string>>;

const firefox = async (executablePath: string, extraPrefsFirefox: Preferences = {}): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox });
  const page = await browser.newPage();
  const read = { waitUntil: "domcontentloaded" } as const;
  return {
    // On a busy machine, the end of the navigation before interrupts it now and then.
    open: url => expect(() => page.goto(url, read)).toPass({ timeout: 60_000 }),
    run: async <Result>(script: (...values: string[]) => Result, ...values: readonly string[]) =>
      (await page.evaluate(`(${script.toString()})(...${JSON.stringify(values)})`)) as Result,
    click: async selector => {
      // In Firefox a click does not scroll a menu to its last links.
      await page.$eval(selector, element => element.scrollIntoView({ block: "nearest", behavior: "instant" }));
      await page.click(selector);
    },
    type: (selector, words) => page.type(selector, words),
    drag: async (selector, target) => {
      const [from, to] = [await page.$(selector), await page.$(target)];
      const start = await from?.clickablePoint();
      const end = await to?.clickablePoint();
      if (!start || !end) throw new Error(`Not on the screen: ${selector} or ${target}`);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 12 });
      await page.mouse.up();
    },
    back: () => page.goBack(read),
    forward: () => page.goForward(read),
    widen: width => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
};

/** Runs in the page: its address once its HTML is parsed. */
const parsedAddress = () => (document.readyState === "loading" ? "" : location.href);

/** MiniBrowser of WebKitGTK on a virtual screen. */
const webkit = async (driver: string): Promise<Engine> => {
  const port = await freePort();
  const env = { ...process.env, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" };
  // A process group: screen and browser can be killed together, even when the browser hangs.
  const server = spawn("xvfb-run", ["-a", driver, `--port=${port}`], { stdio: "ignore", detached: true, env });
  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`)).toPass({ timeout: 30_000 });
  // Otherwise every command waits until the page has loaded.
  const capabilities = { browserName: "MiniBrowser", pageLoadStrategy: "none" };
  const browser = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  const element = (selector: string) => browser.findElement(By.css(selector));
  return {
    open: address => {
      // A script fails while the old page gives way to the new one.
      const parsed = () => browser.executeScript(parsedAddress).catch(() => "");
      // A browser that still starts may lose the address, and stay on its empty page.
      return expect(async () => {
        await browser.get(address);
        await expect.poll(parsed, { timeout: 10_000 }).toBe(address);
      }).toPass({ timeout: 30_000 });
    },
    run: (script, ...values) => browser.executeScript(script, ...values),
    // Nothing can be clicked while a page fades in.
    click: selector => expect(() => element(selector).click()).toPass({ timeout: 5_000 }),
    type: (selector, words) => element(selector).sendKeys(words),
    drag: (selector, target) =>
      browser
        .actions()
        .move({ origin: element(selector) })
        .press()
        .move({ origin: element(selector), x: 5, y: -5, duration: 100 })
        .move({ origin: element(target), duration: 500 })
        .pause(100)
        .release()
        .perform(),
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    widen: width => browser.manage().window().setRect({ width, height }),
    close: async () => {
      if (server.pid) process.kill(-server.pid);
    },
  };
};

/** The Chromium of a test. */
export const chromium = (page: Page): Engine => {
  const read = { waitUntil: "domcontentloaded" } as const;
  return {
    open: url => page.goto(url, read),
    run: async <Result>(script: (...values: string[]) => Result, ...values: readonly string[]) =>
      (await page.evaluate(`(${script.toString()})(...${JSON.stringify(values)})`)) as Result,
    click: selector => page.locator(selector).first().click(),
    type: (selector, words) => page.locator(selector).fill(words),
    drag: (selector, target) => page.locator(selector).dragTo(page.locator(target), { steps: 12 }),
    back: () => page.goBack(read),
    forward: () => page.goForward(read),
    widen: width => page.setViewportSize({ width, height }),
    close: () => page.close(),
  };
};

/** The settings with which Firefox, or a browser built on it, gives pages noise instead of pictures. */
const hidden: Readonly<Record<string, Preferences>> = {
  "Firefox that resists fingerprinting": { "privacy.resistFingerprinting": true },
  "Firefox with every protection against fingerprinting": {
    "privacy.fingerprintingProtection": true,
    "privacy.fingerprintingProtection.overrides": "+AllTargets",
  },
};

/** Firefox, if it is installed, with each setting that hides pictures from pages. */
export const enginesThatHide = (): Readonly<Record<string, () => Promise<Engine>>> => {
  const fox = findFirefox();
  const starts = Object.entries(hidden).map(([name, preferences]) => [name, () => firefox(fox ?? "", preferences)]);
  return fox ? (Object.fromEntries(starts) as Record<string, () => Promise<Engine>>) : {};
};

/** The installed engines except Chromium, each with a function that starts it. */
export const engines = (): Readonly<Record<string, () => Promise<Engine>>> => {
  const [fox, driver] = [findFirefox(), findProgram("WebKitWebDriver")];
  return {
    ...(fox && { Firefox: () => firefox(fox) }),
    ...(driver && findProgram("xvfb-run") && { WebKit: () => webkit(driver) }),
  };
};
