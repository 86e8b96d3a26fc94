import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, type Page } from "@playwright/test";
import { fileName } from "../site-content";
import { slides } from "./content";
import {
  boxOf,
  holdBack,
  hydratedFrozen,
  narrow,
  opacitiesAt,
  openFrozen,
  pass,
  pauseMovements,
  pointAt,
  recordScrolling,
  scrolled,
  stopClock,
  swipe,
  twoFrames,
} from "./support";
import { contrasts } from "./support-a11y";
import { test } from "./watched-test";

const count = slides.length;
/** File name of a slide's picture. Slides are counted from 1. */
const pictureOfSlide = (slide: number) => fileName(slides[slide - 1] ?? { image: "none" });
interface FirmSlide {
  readonly image: string;
  readonly portrait?: string;
  readonly focus?: string;
}
/** The slides of the firm's own content. */
const firmSlides = (JSON.parse(readFileSync("content/pages/home.json", "utf8")) as { hero: { slides: FirmSlide[] } })
  .hero.slides;
/** Shows another picture in place of a slide's, and waits until it is there. */
const showPicture = async (picture: Element, { path, focus }: { readonly path: string; readonly focus: string }) => {
  for (const source of picture.querySelectorAll("source")) source.srcset = path;
  (picture as HTMLElement).style.setProperty("--subject", focus);
  await picture.querySelector("img")?.decode();
};
const hero = (page: Page) => page.locator("main section").first();
const pictures = (page: Page) => hero(page).locator("picture");
const dot = (page: Page, slide: number) =>
  page.getByRole("button", { name: `Slide ${slide} of ${count}`, exact: true });
const pause = (page: Page) => page.getByRole("button", { name: /^(Pause|Play) slideshow$/ });

/** The slide whose dot is marked. */
const current = async (page: Page) => {
  const label = await page.locator("[aria-label^='Slide '][aria-current=true]").getAttribute("aria-label");
  return Number(/\d+/.exec(label ?? "")?.[0]);
};

/** Lets time pass, and expects this slide then. */
const expectAfter = async (page: Page, ms: number, slide: number) => {
  await pass(page, ms);
  expect(await current(page)).toBe(slide);
};

/** Expects this slide to turn to the next after 5 s, counted from now. */
const expectTurn = async (page: Page, slide: number) => {
  await expectAfter(page, 4999, slide);
  await expectAfter(page, 2, (slide % count) + 1);
};

/** File name of the top picture, visible or fading in. */
const seen = async (page: Page) => {
  const urls = await pictures(page).evaluateAll(all =>
    all
      .filter(picture => getComputedStyle(picture).zIndex === "1")
      .map(picture => picture.querySelector("img")?.currentSrc ?? ""),
  );
  expect(urls).toHaveLength(1);
  return fileName({ image: urls[0] ?? "none" });
};

/** Waits until the picture of a slide has loaded. The stopped clock does not move. */
const arrived = async (page: Page, slide: number) => {
  const complete = () =>
    pictures(page)
      .locator("img")
      .evaluateAll(all => (all as HTMLImageElement[]).map(image => (image.complete ? image.currentSrc : "none")));
  await expect.poll(async () => (await complete()).map(image => fileName({ image }))).toContain(pictureOfSlide(slide));
  await twoFrames(page);
};

/** Lets time pass until 1 ms before the next slide, and waits for its picture. */
const passTurn = async (page: Page, next: number) => {
  await pass(page, 2001);
  await arrived(page, next);
  await pass(page, 2998);
};

test.describe("Slideshow", () => {
  // A phone keeps each picture in its memory, as large as the screen, until it is removed.
  test("loads the next picture 3 s before its turn, shows it after 5 s, then removes the last", async ({ page }) => {
    await openFrozen(page, "/");
    for (let slide = 1; slide <= 2; slide++) {
      await pass(page, 1999);
      expect(await pictures(page).count()).toBe(1);
      await pass(page, 2);
      // None is lazy, so the browser fetches all.
      expect(await pictures(page).count()).toBe(2);
      await arrived(page, slide + 1);
      await expectAfter(page, 2998, slide);
      expect(await seen(page)).toBe(pictureOfSlide(slide));
      await expectAfter(page, 1, slide + 1);
      expect(await seen(page)).toBe(pictureOfSlide(slide + 1));
      // The fade of 1 s runs by the browser's own clock.
      await expect(pictures(page)).toHaveCount(1);
    }
  });

  test("cross-fades for 1 s", async ({ page }) => {
    await pauseMovements(page);
    await openFrozen(page, "/");
    await passTurn(page, 2);
    await pass(page, 2);
    // The old picture stays opaque below, so that the background never shows through.
    expect(await opacitiesAt(pictures(page), 0)).toEqual([1, 0]);
    const [, half = 0] = await opacitiesAt(pictures(page), 500);
    expect(half).toBeCloseTo(0.5, 1);
    const [old, late = 0] = await opacitiesAt(pictures(page), 999);
    expect(old).toBe(1);
    expect(late).toBeLessThan(1);
    expect(late).toBeGreaterThan(0.99);
    expect(await opacitiesAt(pictures(page), 1001)).toEqual([0, 1]);
  });

  for (const { viewport } of [narrow, { viewport: { width: 1280, height: 800 } }])
    test(`its buttons and text are above the system's bar at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openFrozen(page, "/");
      const parts = [pause(page), hero(page).locator("h1 ~ div a").last()];
      const bottoms = () => Promise.all(parts.map(async part => (await boxOf(part)).bottom));
      const before = await bottoms();
      // As in an Android app that draws below the system's bar.
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 48 } });
      await twoFrames(page);
      expect(await bottoms()).toEqual(before.map(bottom => bottom - 48));
    });

  test("each dot shows its picture, and only the current picture has a description", async ({ page }) => {
    await openFrozen(page, "/");
    await expect(page.getByRole("button", { name: /^Slide \d+ of \d+$/ })).toHaveCount(count);
    for (const slide of [1, 2, 9, count]) {
      await dot(page, slide).click();
      await expect(dot(page, slide)).toHaveAttribute("aria-current", "true");
      await expect.poll(() => seen(page)).toBe(pictureOfSlide(slide));
      const described = hero(page).locator("picture img:not([alt=''])");
      await expect(described).toHaveAttribute("alt", slides[slide - 1]?.alt ?? "none");
      const image = await described.evaluate((element: HTMLImageElement) => element.currentSrc);
      expect(fileName({ image })).toBe(pictureOfSlide(slide));
    }
  });

  test("its text fades in after 300 ms; a counter and a filling segment show the progress", async ({ page }) => {
    await pauseMovements(page);
    await openFrozen(page, "/");
    await test.step("the text fades in", async () => {
      const opacityAt = async (time: number) => (await opacitiesAt(hero(page).locator("div:has(> h1)"), time))[0] ?? 0;
      // Legible from the first frame.
      const first = await opacityAt(0);
      expect(first).toBeLessThan(0.5);
      expect(await opacityAt(299)).toBe(first);
      expect(await opacityAt(320)).toBeGreaterThan(first);
      expect(await opacityAt(2000)).toBe(1);
    });
    await test.step("the counter, the subject and the filling segment follow the slide", async () => {
      const counter = hero(page)
        .locator("p")
        .filter({ hasText: new RegExp(`^\\d\\d / ${count}`) });
      await expect(counter).toHaveText(`01 / ${count} ${slides[0]?.subject ?? "none"}`);
      const fills = () =>
        page
          .getByRole("group", { name: "Slideshow" })
          .getByRole("toolbar", { name: "Slides" })
          .evaluate(bar =>
            bar.getAnimations({ subtree: true }).map(fill => {
              const { target } = fill.effect as KeyframeEffect;
              const { duration } = fill.effect?.getTiming() ?? {};
              return [target?.getAttribute("aria-label"), fill.playState, duration];
            }),
          );
      expect(await fills()).toEqual([[`Slide 1 of ${count}`, "running", 5000]]);
      await pause(page).click();
      await page.mouse.move(5, 5);
      expect(await fills()).toEqual([[`Slide 1 of ${count}`, "paused", 5000]]);
      await dot(page, 3).click();
      await expect(counter).toContainText(`03 / ${count}`);
      expect(await fills()).toEqual([[`Slide 3 of ${count}`, "paused", 5000]]);
    });
  });

  test("under reduced motion, where nothing can be paused, the counter is in line with the headline", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openFrozen(page, "/");
    await expect(pause(page)).toHaveCount(0);
    const counter = await boxOf(hero(page).getByText(new RegExp(`^\\d\\d / ${count}`)));
    expect(counter.x).toBeCloseTo((await boxOf(hero(page).getByRole("heading"))).x, 0);
  });

  test("pauses with mouse or focus on its controls or in a hidden tab, not on picture or text", async ({ page }) => {
    await openFrozen(page, "/");
    await test.step("mouse on the controls: pauses, then the 5 s start again", async () => {
      await pass(page, 3000);
      await pointAt(page, pause(page));
      await expectAfter(page, 20_000, 1);
      await page.mouse.move(200, 40);
      await expectTurn(page, 1);
    });
    await test.step("hidden tab: pauses, then the 5 s start again", async () => {
      const setHidden = (hidden: boolean) =>
        page.evaluate(value => {
          Object.defineProperty(document, "hidden", { value, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }, hidden);
      await setHidden(true);
      await expectAfter(page, 20_000, 2);
      await setHidden(false);
      await expectTurn(page, 2);
    });
    await test.step("mouse on the picture, then on the text: continues", async () => {
      await page.mouse.move(900, 300);
      await expectAfter(page, 5001, 4);
      await pointAt(page, hero(page).locator("h1"));
      await expectAfter(page, 5001, 5);
    });
    await test.step("focus on Pause or a dot: pauses, then the 5 s start again", async () => {
      await pause(page).focus();
      await expectAfter(page, 20_000, 5);
      await page.keyboard.press("Tab");
      await expectAfter(page, 20_000, 5);
      // Back past Pause to the links, which are not part of the controls.
      for (const key of ["Shift+Tab", "Shift+Tab"]) await page.keyboard.press(key);
      await expectTurn(page, 5);
    });
    await test.step("after Play it continues despite the focus, and pauses when the focus moves", async () => {
      for (const key of ["Tab", "Enter", "Enter"]) await page.keyboard.press(key);
      await expect(pause(page)).toBeFocused();
      await expect(pause(page)).toHaveAccessibleName("Pause slideshow");
      await expectAfter(page, 5001, 7);
      await page.keyboard.press("Tab");
      await expectAfter(page, 30_000, 7);
    });
  });

  test("does not start for a visitor who saves data, until Play is pressed", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await openFrozen(page, "/");
    await expectAfter(page, 20_000, 1);
    await pause(page).click();
    await page.mouse.move(5, 5);
    await expectAfter(page, 5001, 2);
  });

  test("by keyboard alone: pause, choose a picture, leave the slideshow", async ({ page }) => {
    await openFrozen(page, "/");
    const expectLeft = () => expect(hero(page).locator(":focus")).toHaveCount(0);
    await test.step("Tab goes to the links, to Pause, to one dot, and out", async () => {
      await expect(pause(page)).toBeInViewport();
      await page.locator("header :is(a, button):visible").last().focus();
      const links = await hero(page).getByRole("link").all();
      expect(links.length).toBeGreaterThan(0);
      for (const stop of [...links, pause(page), dot(page, 1)]) {
        await page.keyboard.press("Tab");
        await expect(stop).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expectLeft();
    });
    await test.step("Enter on Pause pauses", async () => {
      await pause(page).press("Enter");
      await expect(pause(page)).toHaveAccessibleName("Play slideshow");
    });
    await test.step("arrow keys, Home and End move between the dots, and wrap", async () => {
      await page.keyboard.press("Tab");
      await expect(dot(page, 1)).toBeFocused();
      for (const [key, slide] of [
        ["ArrowRight", 2],
        ["End", count],
        ["ArrowRight", 1],
        ["ArrowLeft", count],
        ["Home", 1],
        ["ArrowRight", 2],
      ] as const) {
        await page.keyboard.press(key);
        await expect(dot(page, slide)).toBeFocused();
        await expect(dot(page, slide)).toHaveAttribute("aria-current", "true");
        await expect(hero(page).locator("[aria-label^='Slide ']:not([tabindex='-1'])")).toHaveCount(1);
      }
    });
    await test.step("the chosen picture stays after the focus has left", async () => {
      await page.keyboard.press("Tab");
      await expectLeft();
      await expectAfter(page, 30_000, 2);
    });
  });

  test("all dots are on the first screen, at least 24 px apart, and no control covers another", async ({ page }) => {
    const [first, ...others] = [
      { width: 320, height: 568 },
      { width: 360, height: 640 },
      { width: 740, height: 360 },
      { width: 844, height: 390 },
      { width: 768, height: 1024 },
    ] as const;
    /** WCAG 2.5.8: a circle of 24 px around each dot's centre touches no other dot. */
    const expectRoomForFingers = async () => {
      const dots = await hero(page).getByRole("toolbar", { name: "Slides" }).getByRole("button").all();
      const centres = (await Promise.all(dots.map(boxOf))).map(({ x, y, width, height }) => ({
        x: x + width / 2,
        y: y + height / 2,
      }));
      for (const [n, a] of centres.entries())
        for (const b of centres.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(24);
    };
    const expectApart = async () => {
      await twoFrames(page);
      const controls = await hero(page).locator(":is(a, button):visible").all();
      const boxes = await Promise.all(controls.map(boxOf));
      expect(boxes.length).toBeGreaterThan(count);
      for (const { x, right, bottom } of boxes) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
        expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      }
      for (const [n, a] of boxes.entries())
        for (const b of boxes.slice(n + 1)) {
          const apart = a.right <= b.x + 0.5 || b.right <= a.x + 0.5 || a.bottom <= b.y + 0.5 || b.bottom <= a.y + 0.5;
          expect(apart, JSON.stringify([page.viewportSize(), a, b])).toBe(true);
        }
    };
    await page.setViewportSize(first);
    await openFrozen(page, "/");
    await pass(page, 1000);
    await expectApart();
    await expectRoomForFingers();
    for (const viewport of others) {
      await page.setViewportSize(viewport);
      await expectApart();
      await expectRoomForFingers();
    }
  });

  test("by mouse: the button pauses and plays, and a dot's picture is followed by the next", async ({ page }) => {
    await openFrozen(page, "/");
    await test.step("the button pauses, then plays", async () => {
      await pause(page).click();
      await page.mouse.move(5, 5);
      await expectAfter(page, 30_000, 1);
      await expect(pause(page)).toHaveAccessibleName("Play slideshow");
      await pause(page).click();
      await page.mouse.move(5, 5);
      await expectTurn(page, 1);
    });
    await test.step("the last dot shows its picture for 5 s, then the first one follows", async () => {
      await pass(page, 4000);
      await dot(page, count).click();
      await page.mouse.move(5, 5);
      await expectTurn(page, count);
      await expect.poll(() => seen(page)).toBe(pictureOfSlide(1));
    });
  });

  test.describe("On a phone", () => {
    test.use(narrow);

    test("a swipe goes forward or back and wraps, a tap chooses, and only portrait pictures load", async ({ page }) => {
      const requested: string[] = [];
      page.on("request", request => {
        if (request.url().includes(pictureOfSlide(1))) requested.push(fileName({ image: request.url() }));
      });
      await openFrozen(page, "/");
      const places = { "on the picture": { x: 180, y: 200 }, "on the text": { x: 180, y: 500 } };
      for (const [name, place] of Object.entries(places))
        await test.step(`a swipe ${name}`, async () => {
          await swipe(page, place, { ...place, x: place.x - 100 });
          await expect.poll(() => current(page)).toBe(2);
          for (const slide of [1, count]) {
            await swipe(page, place, { ...place, x: place.x + 100 });
            await expect.poll(() => current(page)).toBe(slide);
          }
          await expect.poll(() => seen(page)).toBe(pictureOfSlide(count));
          await swipe(page, place, { ...place, x: place.x - 100 });
          await expect.poll(() => current(page)).toBe(1);
        });
      await test.step("a short swipe changes nothing, one upwards scrolls", async () => {
        await swipe(page, { x: 180, y: 400 }, { x: 140, y: 400 });
        const placesPassed = await recordScrolling(page);
        await swipe(page, { x: 180, y: 500 }, { x: 120, y: 200 });
        await placesPassed();
        expect(await scrolled(page)).toBeGreaterThan(100);
        expect(await current(page)).toBe(1);
      });
      await test.step("a tap on a dot of either row", async () => {
        for (const slide of [7, count]) {
          await dot(page, slide).tap();
          await expect.poll(() => current(page)).toBe(slide);
        }
      });
      expect(requested).toEqual([`${pictureOfSlide(1)}-portrait`]);
    });
  });

  for (const size of [
    { width: 360, height: 800 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ])
    test(`the words are legible on each of the firm's slides, ${size.width} px wide`, async ({ page }) => {
      // Two screenshots of each of sixteen slides.
      test.slow();
      await page.setViewportSize(size);
      await page.route("**/photos/*.jpg", route =>
        route.fulfill({ path: `content/photos/${basename(new URL(route.request().url()).pathname)}` }),
      );
      await openFrozen(page, "/");
      await expect(hero(page).locator("div:has(> h1)")).toHaveCSS("opacity", "1");
      for (const slide of firmSlides) {
        await pictures(page)
          .first()
          .evaluate(showPicture, {
            path: `/photos/${basename(size.width < 768 ? (slide.portrait ?? slide.image) : slide.image)}`,
            focus: slide.focus ?? "50% 50%",
          });
        const ofHero = await contrasts(hero(page));
        expect(ofHero.length).toBeGreaterThan(3);
        // A phone's header has no words.
        const measured = [...ofHero, ...(await contrasts(page.locator("header")))];
        expect(
          measured.filter(({ lowest, required }) => lowest < required).map(text => ({ picture: slide.image, ...text })),
        ).toEqual([]);
      }
    });

  test.describe("By touch", () => {
    test.use({ hasTouch: true });

    test("dots, Pause and Play respond to a tap, and a swipe on the picture scrolls the page", async ({ page }) => {
      await openFrozen(page, "/");
      await dot(page, 3).tap();
      await expect.poll(() => current(page)).toBe(3);
      await pause(page).tap();
      await expectAfter(page, 30_000, 3);
      await pause(page).tap();
      await arrived(page, 3);
      await expectAfter(page, 5001, 4);
      expect(await scrolled(page)).toBe(0);
      await swipe(page, { x: 150, y: 600 }, { x: 150, y: 200 });
      await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    });
  });

  test.describe("When a picture does not load", () => {
    const second = `**/${pictureOfSlide(2)}.*`;

    /** The positions of the text and of the content below the slideshow. */
    const places = async (page: Page) => [
      await boxOf(hero(page).locator("h1")),
      await boxOf(page.locator("main section").nth(1)),
    ];

    test("missing: the previous picture stays until the one after it, and nothing shifts", async ({ page }) => {
      await page.route(second, route => route.fulfill({ status: 404 }));
      await openFrozen(page, "/");
      const before = await places(page);
      await expectAfter(page, 5001, 2);
      expect(await seen(page)).toBe(pictureOfSlide(1));
      await expect(pictures(page).first()).toHaveCSS("opacity", "1");
      await passTurn(page, 3);
      await expectAfter(page, 2, 3);
      expect(await seen(page)).toBe(pictureOfSlide(3));
      expect(await places(page)).toEqual(before);
    });

    test("late: it appears when it loads, if its slide is still current, and nothing shifts", async ({ page }) => {
      const release = await holdBack(page, second);
      await openFrozen(page, "/");
      const before = await places(page);
      await pass(page, 6000);
      expect(await seen(page)).toBe(pictureOfSlide(1));
      release();
      await expect.poll(() => seen(page)).toBe(pictureOfSlide(2));
      expect(await places(page)).toEqual(before);
    });

    test("first one never loads: the text is visible and the slideshow continues", async ({ page }) => {
      await page.route(`**/${pictureOfSlide(1)}.*`, () => {});
      await stopClock(page);
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await expect(hero(page).locator("h1")).toBeVisible();
      // The scripts wait for the picture only for some seconds.
      await pass(page, 4001);
      await hydratedFrozen(page);
      await expectAfter(page, 5001, 2);
      await expect.poll(() => seen(page)).toBe(pictureOfSlide(2));
    });
  });
});
