import { expect, type Locator, type Page, type Route } from "@playwright/test";
import type { color } from "../../src/theme/tokens";
import { channelsOf } from "../contrast";

/** The default screen of all tests. */
export const wide = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

/** A phone. */
export const narrow = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };

/** A colour of the site as browsers give it, for example `rgb(204, 44, 44)`. */
export const rgb = (name: keyof typeof color) => `rgb(${channelsOf(name).join(", ")})`;

/** Height of the fixed header in px. */
export const headerHeight = 80;

/** Runs in the page: whether React has hydrated all of it. The footer says so. */
export const isHydrated = () => document.querySelector("footer[data-hydrated]") !== null;

/** Waits until the page is hydrated. */
export const hydrated = async (page: Page, beforeEachTry = () => Promise.resolve()) => {
  const tryOnce = async () => {
    await beforeEachTry();
    return page.evaluate(isHydrated);
  };
  await expect.poll(tryOnce, { intervals: [20, 50, 100] }).toBe(true);
  await twoFrames(page);
};

/** As `hydrated`, on a stopped clock: fires only timers of 0 ms. */
export const hydratedFrozen = (page: Page) => hydrated(page, () => page.clock.runFor(0));

/** Stops the page's clock: only `page.clock.runFor` moves it. Call it before the first `goto`. */
export const stopClock = async (page: Page) => {
  // The fake clock replaces requestAnimationFrame. `twoFrames` needs the original.
  await page.addInitScript(() => Object.assign(window, { screenFrame: requestAnimationFrame.bind(window) }));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
};

/** Makes the page look newly opened despite the stopped clock. Call it after `stopClock`. */
export const fakeNavigation = (page: Page) =>
  page.addInitScript(() => Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] }));

/** Opens a path on a stopped clock and waits until the page is hydrated. The clock stays stopped. */
export const openFrozen = async (page: Page, path: string) => {
  await stopClock(page);
  await page.goto(path);
  await hydratedFrozen(page);
};

/** Opens a path and waits until the page is hydrated. The clock runs. */
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrated(page);
};

/** Holds all requests for a file until the returned function is called. */
export const holdBack = async (page: Page, file: string | RegExp, answer = (route: Route) => route.continue()) => {
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(file, async route => {
    await released;
    await answer(route);
  });
  return release;
};

/** Waits for two frames, so that all queued tasks are done. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const frame = (window as { screenFrame?: typeof requestAnimationFrame }).screenFrame ?? requestAnimationFrame;
        frame(() => frame(() => resolve()));
      }),
  );

/** Clicks a link without scrolling to it. Playwright's `click` scrolls. */
export const pressInPlace = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** Moves a stopped clock by `ms`, and waits for the effects. */
export const pass = async (page: Page, ms: number) => {
  await page.clock.runFor(ms);
  await twoFrames(page);
};

/** The section of a page with this heading. */
export const sectionNamed = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

/** The element's box in px. Fails if it has none. */
export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not on the screen: ${element.toString()}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Scrolls an element to the middle of the screen. Scrolls twice: the first scroll lays out the sections above. */
export const bringToMiddle = async (element: Locator) => {
  for (let time = 0; time < 2; time++) {
    await element.evaluate(e => e.scrollIntoView({ block: "center", behavior: "instant" }));
    await twoFrames(element.page());
  }
};

/** Moves the mouse to the middle of an element without Playwright's checks. */
export const pointAt = async (page: Page, element: Locator) => {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.move(x + width / 2, y + height / 2);
};

/** How far the page is scrolled, in px. */
export const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Distance, in px, of a row of cards from its nearest snap position. */
export const offSnap = (row: Locator) =>
  row.evaluate(element => {
    const starts = [...element.querySelectorAll("li")].map(card => card.offsetLeft);
    const end = element.scrollWidth - element.clientWidth;
    const stops = starts.map(start => Math.min(start - (starts[0] ?? 0), end));
    return Math.min(...stops.map(stop => Math.abs(stop - element.scrollLeft)));
  });

/** Records the scroll positions from now on, in px. The returned function waits until the scroll ends. */
export const recordScrolling = async (page: Page) => {
  await page.evaluate(() => {
    const places: number[] = [];
    delete document.documentElement.dataset.scrollEnded;
    addEventListener("scroll", () => {
      places.push(scrollY);
      document.documentElement.dataset.places = places.join(" ");
    });
    addEventListener("scrollend", () => void (document.documentElement.dataset.scrollEnded = "true"));
  });
  return async () => {
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-scroll-ended");
    return ((await html.getAttribute("data-places")) ?? "").split(" ").map(Number);
  };
};

/** Expects the page to scroll until an element is at its top, below the header. */
export const expectBelowHeader = async (element: Locator) => {
  await expect.poll(async () => (await boxOf(element)).y).toBeLessThan(headerHeight + 50);
  expect((await boxOf(element)).y).toBeGreaterThanOrEqual(headerHeight);
};

/**
 * Expects a link to scroll smoothly from the top of the page to an element, below the header. Tries again if the
 * machine has paused and drawn no frame on the way.
 */
export const expectSmoothScroll = (link: Locator, element: Locator) =>
  expect(async () => {
    const page = link.page();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await twoFrames(page);
    const placesPassed = await recordScrolling(page);
    await link.click();
    await expectBelowHeader(element);
    const places = await placesPassed();
    const end = await scrolled(page);
    expect(places.filter(y => y > 50 && y < end - 50)).not.toEqual([]);
  }).toPass();

/** The running animations: the element, and the name of the animation or "transition". */
export const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(animation => {
        const { target } = animation.effect as KeyframeEffect;
        return `${target?.tagName ?? "page"} ${"animationName" in animation ? String(animation.animationName) : "transition"}`;
      }),
  );

/** Pauses every animation at its start. Call it before the first `goto`. */
export const pauseMovements = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
};

/** Pauses the animations of elements at a time, in ms. Returns the opacity of each element then. */
export const opacitiesAt = (elements: Locator, time: number) =>
  elements.evaluateAll((all, at) => {
    for (const animation of all.flatMap(element => element.getAnimations())) {
      animation.pause();
      animation.currentTime = at;
    }
    return all.map(element => Number(getComputedStyle(element).opacity));
  }, time);

/** The opacity of an element, multiplied by that of its ancestors. */
export const opacityOf = (element: Locator) =>
  element.evaluate(start => {
    let opacity = 1;
    for (let at: Element | null = start; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });

/** Swipes from one point of the screen to another, in px. Needs `hasTouch`. */
export const swipe = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  // After something opens or closes, the browser needs a frame or two to know what scrolls.
  await twoFrames(page);
  const finger = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let share = 0.1; share < 1.05; share += 0.1)
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(Math.min(share, 1)) });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
};
