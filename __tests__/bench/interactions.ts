import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from "@playwright/test";
import { boxOf, narrow, settled, takenOver, wide } from "../browser/support";
import { medianOf } from "./table";

interface Answer {
  /** In ms, in steps of 8: from the press to the next frame on the screen. */
  readonly duration: number;
  readonly control: string;
}

declare global {
  interface Window {
    answers: Answer[];
  }
}

/** Everything of a page that answers a press on the page itself. */
const controls = "button, summary, input, textarea, select, [role=button]";

const observe = () => {
  window.answers = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { readonly interactionId: number })[]) {
      // A mouse that only passes by is no interaction (https://web.dev/articles/inp).
      if (entry.interactionId === 0) continue;
      const target = entry.target instanceof Element ? entry.target.closest("button, summary, label, input") : null;
      const control = target?.getAttribute("aria-label") ?? target?.textContent ?? entry.name;
      window.answers.push({ duration: entry.duration, control: control.trim().slice(0, 40) });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
};

/** In ms between two letters: a hundred words of five letters and a space a minute, which is quick for a thumb. */
const typing = 100;

/** In ms that a finger stays on a screen or a button of a mouse. */
const pressing = 80;

/**
 * Presses a control the way a visitor does; a field is typed into. Says whether it was there to be pressed. The press is
 * the screen's or the mouse's own: Playwright's `tap` and `click` listen to events in the page, which takes as long.
 */
const press = async (page: Page, session: CDPSession, control: Locator, byTouch: boolean) => {
  if (!(await control.isVisible())) return false;
  const isField = await control.evaluate(element => element.matches("input:not([type=checkbox]), textarea, select"));
  await control.scrollIntoViewIfNeeded();
  await settled(page);
  const { x, y, width, height } = await boxOf(control);
  const centre = { x: x + width / 2, y: y + height / 2 };
  const isOnTop = await control.evaluate((e, at) => e.contains(document.elementFromPoint(at.x, at.y)), centre);
  if (!isOnTop) return false;
  if (byTouch) {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [centre] });
    await setTimeout(pressing);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  } else {
    await page.mouse.move(centre.x, centre.y);
    await settled(page);
    await page.mouse.click(centre.x, centre.y, { delay: pressing });
  }
  if (isField) await page.keyboard.type("Roof", { delay: typing });
  await settled(page);
  // What has opened is closed again, so that the next control can be reached.
  await page.keyboard.press("Escape");
  await settled(page);
  return true;
};

const pressAll = async (browser: Browser, url: string, screen: BrowserContextOptions & { hasTouch: boolean }) => {
  const page = await browser.newPage(screen);
  await page.addInitScript(observe);
  await page.goto(url);
  await takenOver(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Without a screen, Chromium keeps back frames that nobody looks at, and the presses that they answer seem slow.
  session.on("Page.screencastFrame", ({ sessionId }) => {
    // The last one comes while the page closes.
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 1, maxWidth: 64, maxHeight: 64 });
  let pressed = 0;
  for (const control of await page.locator(controls).all())
    if (await press(page, session, control, screen.hasTouch)) pressed += 1;
  await settled(page);
  const answers = await page.evaluate(() => window.answers);
  await page.close();
  return { pressed, answers };
};

/**
 * Presses every control of a page in each of the rounds, on a phone and on a wide screen whose processor is slowed four
 * times. Gives how many there are, and the one that is slowest by its median, with its slowest answer of each round in ms.
 */
export const slowestControl = async (browser: Browser, url: string, rounds: number) => {
  const durations = new Map<string, number[]>();
  let pressed = 0;
  for (let round = 0; round < rounds; round++) {
    const [onPhone, onDesk] = [await pressAll(browser, url, narrow), await pressAll(browser, url, wide)];
    pressed = onPhone.pressed + onDesk.pressed;
    const slowest = new Map<string, number>();
    for (const [screen, { answers }] of Object.entries({ phone: onPhone, desk: onDesk }))
      for (const { control, duration } of answers) {
        const name = `${control}, ${screen}`;
        slowest.set(name, Math.max(duration, slowest.get(name) ?? 0));
      }
    for (const [name, duration] of slowest) durations.set(name, [...(durations.get(name) ?? []), duration]);
  }
  const [control = "", ms = []] = [...durations].sort(([, a], [, b]) => medianOf(b) - medianOf(a))[0] ?? [];
  return { pressed, control, ms };
};
