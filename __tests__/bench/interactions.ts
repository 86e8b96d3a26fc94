import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { boxOf, narrow, settled, takenOver, wide } from "../browser/support";

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
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const target = entry.target instanceof Element ? entry.target.closest("button, summary, label, input") : null;
      const name = target?.getAttribute("aria-label") ?? target?.textContent ?? entry.name;
      window.answers.push({ duration: entry.duration, control: `${name.trim().slice(0, 40)} (${entry.name})` });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
};

/** In ms between two letters: a hundred words of five letters and a space a minute, which is quick for a thumb. */
const typing = 100;

/**
 * Presses a control the way a visitor does; a field is typed into. Says whether it was there to be pressed. The press is
 * the screen's or the mouse's own: Playwright's `tap` and `click` listen to events in the page, which takes as long.
 */
const press = async (page: Page, control: Locator, byTouch: boolean) => {
  if (!(await control.isVisible())) return false;
  const isField = await control.evaluate(element => element.matches("input:not([type=checkbox]), textarea, select"));
  await control.scrollIntoViewIfNeeded();
  await settled(page);
  const { x, y, width, height } = await boxOf(control);
  const centre = [x + width / 2, y + height / 2] as const;
  const isOnTop = await control.evaluate((e, at) => e.contains(document.elementFromPoint(...at)), centre);
  if (!isOnTop) return false;
  await (byTouch ? page.touchscreen.tap(...centre) : page.mouse.click(...centre));
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
  session.on("Page.screencastFrame", ({ sessionId }) => void session.send("Page.screencastFrameAck", { sessionId }));
  await session.send("Page.startScreencast", { format: "jpeg", quality: 1, maxWidth: 64, maxHeight: 64 });
  let pressed = 0;
  for (const control of await page.locator(controls).all())
    if (await press(page, control, screen.hasTouch)) pressed += 1;
  await settled(page);
  const answers = await page.evaluate(() => window.answers);
  await page.close();
  return { pressed, answers };
};

/** Presses every control of a page, on a phone and on a wide screen whose processor is slowed four times. */
export const slowestAnswer = async (browser: Browser, url: string) => {
  const [onPhone, onDesk] = [await pressAll(browser, url, narrow), await pressAll(browser, url, wide)];
  const [slowest] = [...onPhone.answers, ...onDesk.answers].sort((a, b) => b.duration - a.duration);
  const pressed = onPhone.pressed + onDesk.pressed;
  return { pressed, slowest: slowest?.duration ?? 0, control: slowest?.control ?? "" };
};
