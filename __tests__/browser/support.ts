import { expect, type Locator, type Page } from "@playwright/test";

/** What every test sees that does not ask for another screen. */
export const wide = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

/** A phone. */
export const narrow = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };

/** Height of the fixed header in px. */
export const headerHeight = 80;

/**
 * Runs in the page: whether the scripts have taken it over, the layout (which silences Gatsby's announcer then) and, as
 * each hydrates by itself, header, sections and footer. React marks the elements that it has taken over with keys of its own.
 */
export const scriptsHaveTakenOver = () =>
  document.querySelector("#gatsby-announcer")?.getAttribute("aria-live") === "off" &&
  [...document.querySelectorAll("header, main section, footer")].every(element =>
    Object.keys(element).some(key => key.startsWith("__reactProps")),
  );

const isTakenOver = (page: Page) => page.evaluate(scriptsHaveTakenOver);

/** Waits until the scripts have taken over the page. */
export const takenOver = async (page: Page) => {
  await expect.poll(() => isTakenOver(page), { intervals: [20, 50, 100] }).toBe(true);
  await settled(page);
};

/** Makes the page's clock stand still, so that time passes by `page.clock.runFor` alone; before the first `goto`. */
export const stopClock = async (page: Page) => {
  // The fake clock replaces the page's own frames, which `settled` still has to wait for.
  await page.addInitScript(() => Object.assign(window, { screenFrame: requestAnimationFrame.bind(window) }));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
};

/** Lets the page know that it is newly opened, which a clock that stands still hides from it; after `stopClock`. */
export const tellNavigation = (page: Page) =>
  page.addInitScript(() => Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] }));

/** Opens a path on a clock that stands still; on return not a millisecond has passed since the scripts took over. */
export const openFrozen = async (page: Page, path: string) => {
  await stopClock(page);
  await page.goto(path);
  await takenOverFrozen(page);
};

/** As `takenOver`, while the clock stands still: fires only what is due at once. */
export const takenOverFrozen = async (page: Page) => {
  const fire = async () => {
    await page.clock.runFor(0);
    return isTakenOver(page);
  };
  await expect.poll(fire, { intervals: [20, 50, 100] }).toBe(true);
  await settled(page);
};

/** Opens a path and waits until the scripts have taken over; the clock runs. */
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await takenOver(page);
};

/** Keeps back the answers to all requests for a file until the function that it gives is called. */
export const holdBack = async (page: Page, file: string | RegExp) => {
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(file, async route => {
    await released;
    await route.continue();
  });
  return release;
};

/** Lets everything happen that needs no time: tasks that are queued already, and two frames of the screen. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const frame = (window as { screenFrame?: typeof requestAnimationFrame }).screenFrame ?? requestAnimationFrame;
        frame(() => frame(() => resolve()));
      }),
  );

/** Presses a link where it is: a click by the browser's driver would scroll to it first. */
export const pressInPlace = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** Lets `ms` pass on a clock that stands still, and everything happen that this sets off. */
export const pass = async (page: Page, ms: number) => {
  await page.clock.runFor(ms);
  await settled(page);
};

/** The section of a page that stands under this heading. */
export const sectionNamed = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

/** The element's box in px; fails where it has none. */
export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not on the screen: ${element.toString()}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/**
 * Puts an element into the middle of the screen and waits until it stays there: the first scrolling of a page lays out
 * what is above, which moves it.
 */
export const bringToMiddle = async (element: Locator) => {
  const scroll = () => element.evaluate(e => e.scrollIntoView({ block: "center", behavior: "instant" }));
  await scroll();
  await settled(element.page());
  await scroll();
  await settled(element.page());
};

/** Puts the mouse on the middle of an element without waiting for anything. */
export const pointAt = async (page: Page, element: Locator) => {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.move(x + width / 2, y + height / 2);
};

/** How far the page is scrolled, in px. */
export const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** How far, in px, a row of cards is from the nearest place where scroll snapping lets it rest. */
export const offRest = (row: Locator) =>
  row.evaluate(element => {
    const starts = [...element.querySelectorAll("li")].map(card => card.offsetLeft);
    const end = element.scrollWidth - element.clientWidth;
    const rests = starts.map(start => Math.min(start - (starts[0] ?? 0), end));
    return Math.min(...rests.map(rest => Math.abs(rest - element.scrollLeft)));
  });

/** Notes from now on where the page passes while it scrolls; the answer gives these places, in px, once it rests. */
export const noteScrolling = async (page: Page) => {
  await page.evaluate(() => {
    const places: number[] = [];
    delete document.documentElement.dataset.rests;
    addEventListener("scroll", () => {
      places.push(scrollY);
      document.documentElement.dataset.places = places.join(" ");
    });
    addEventListener("scrollend", () => void (document.documentElement.dataset.rests = "true"));
  });
  return async () => {
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-rests");
    return ((await html.getAttribute("data-places")) ?? "").split(" ").map(Number);
  };
};

/** What the browser animates at this moment: the element, and the name of the animation or "transition". */
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

/** Pulls a finger over the screen from one point to another, in px; the page has to be made for touch. */
export const swipe = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  // What scrolls is known to the screen a frame or two after something has opened or closed.
  await settled(page);
  const finger = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let share = 0.1; share < 1.05; share += 0.1)
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(Math.min(share, 1)) });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
};
