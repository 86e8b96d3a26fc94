import { readFileSync } from "node:fs";
import { chromium, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import type { onINP } from "web-vitals/attribution";
import { findBrowser } from "../browser/find-browser";
import { launchOptions } from "../browser/launch-options";
import { boxOf, hydrated, narrow, twoFrames, wide } from "../browser/support";

declare global {
  interface Window {
    webVitals: { readonly onINP: typeof onINP };
    slowest?: { readonly ms: number; readonly control: string };
  }
}

/** Every control that changes the page itself when it is pressed. */
const controls = "button, summary, input, textarea, select, [role=button]";

/** Runs in the page. */
const observe = () =>
  window.webVitals.onINP(
    ({ value, attribution }) => (window.slowest = { ms: value, control: attribution.interactionTarget ?? "" }),
    { reportAllChanges: true, durationThreshold: 16 },
  );

/**
 * Presses a control, and types into a field at a hundred words a minute. Sends raw touch or mouse events: Playwright's
 * `tap` and `click` also listen to events in the page, which would slow the answer.
 */
const press = async (page: Page, control: Locator, byTouch: boolean) => {
  if (!(await control.isVisible())) return;
  const isField = await control.evaluate(element => element.matches("input:not([type=checkbox]), textarea, select"));
  await control.scrollIntoViewIfNeeded();
  await twoFrames(page);
  const { x, y, width, height } = await boxOf(control);
  const [left, top] = [x + width / 2, y + height / 2] as const;
  const isOnTop = await control.evaluate((e, at) => e.contains(document.elementFromPoint(...at)), [left, top] as const);
  if (!isOnTop) return;
  if (byTouch) await page.touchscreen.tap(left, top);
  else await page.mouse.click(left, top, { delay: 80 });
  if (isField) await page.keyboard.type("Roof", { delay: 100 });
  await twoFrames(page);
  // Closes what has opened, so that the next control can be reached.
  await page.keyboard.press("Escape");
  await twoFrames(page);
};

/** Presses every control of a page on a CPU slowed four times; returns the slowest Interaction to Next Paint. */
const slowestOf = async (page: Page, url: string, byTouch: boolean) => {
  const library = readFileSync(
    require.resolve("web-vitals").replace(/[^/]+$/, "web-vitals.attribution.iife.js"),
    "utf8",
  );
  await page.addInitScript(`${library}; window.webVitals = webVitals;`);
  await page.addInitScript(observe);
  await page.goto(url);
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Headless Chromium delays frames that nobody sees, and presses seem slow.
  session.on("Page.screencastFrame", ({ sessionId }) => {
    // The last measure arrives while the page closes.
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 1, maxWidth: 64, maxHeight: 64 });
  for (const control of await page.locator(controls).all()) await press(page, control, byTouch);
  await twoFrames(page);
  return page.evaluate(() => window.slowest ?? { ms: 0, control: "none" });
};

/** The slowest answer to a press on each page in each round, in ms, on a phone and on a wide screen. */
export const pressEverything = async (pages: Readonly<Record<string, string>>, rounds: number) => {
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const screens: Record<string, BrowserContextOptions & { hasTouch: boolean }> = { phone: narrow, desk: wide };
  const rows: Record<string, Record<string, number[]>> = {};
  for (let round = 1; round <= rounds; round++)
    for (const [name, url] of Object.entries(pages))
      for (const [screen, options] of Object.entries(screens)) {
        const page = await browser.newPage(options);
        const { ms, control } = await slowestOf(page, url, options.hasTouch);
        await page.close();
        console.log(`Round ${round}, ${name}, ${screen}: ${Math.round(ms)} ms at ${control}`);
        ((rows[name] ??= {})[screen] ??= []).push(ms);
      }
  await browser.close();
  return rows;
};
