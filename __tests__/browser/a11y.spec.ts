import { expect, type Page } from "@playwright/test";
import { boxOf, narrow, open, settled } from "./support";
import { contrasts, openStill, pageKinds, smallTargets, stickingOut, whitenPictures } from "./support-a11y";
import { test } from "./watched-test";

/** The page gets another width without being loaded again. */
const widen = async (page: Page, width: number, height = 800) => {
  await page.setViewportSize({ width, height });
  await settled(page);
};

/** The most calls in red that are to be seen on one screenful. */
const redCalls = (page: Page) =>
  page.evaluate(() => {
    const red = [...document.querySelectorAll("a, button")].flatMap(call => {
      const { top, bottom, width } = call.getBoundingClientRect();
      const isRed = getComputedStyle(call).backgroundColor === "rgb(204, 44, 44)";
      return isRed && width > 60 ? [{ top, bottom, isFixed: Boolean(call.closest("nav")) }] : [];
    });
    const own = red.filter(({ isFixed }) => !isFixed);
    const together = own.map(({ top }) => own.filter(b => b.top >= top && b.bottom <= top + innerHeight).length);
    return Math.max(0, ...together) + red.length - own.length;
  });

test.describe("Content at its limits", () => {
  test("five members, five entries of the menu and a long word in the headline stay on the screen", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1200 });
    await openStill(page, pageKinds.home);
    const logo = page.locator("header img").first();
    const { width: widthOfLogo } = await boxOf(logo);
    await page.evaluate(() => {
      const repeat = (list: Element | null | undefined) => {
        const [, second, third] = list?.children ?? [];
        for (const entry of [second, third]) if (entry) list?.append(entry.cloneNode(true));
      };
      repeat(document.querySelector("header nav > ul"));
      const team = document.querySelector("[aria-labelledby='team']");
      team?.querySelectorAll("ul").forEach(repeat);
      document.querySelector("h1")?.prepend("Multistoreycarpark ");
    });
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 1200 });
      await settled(page);
      expect(await stickingOut(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect((await boxOf(logo)).width).toBe(widthOfLogo);
    const bar = await page
      .locator("header > div > *:visible, header nav li > [data-nav-item]")
      .evaluateAll(all => all.map(element => element.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    for (const [left = 0, right = 0] of bar) expect(left >= 0 && right <= 768).toBe(true);
  });
});

test.describe("Under a finger at 360 px", () => {
  test.use(narrow);
  for (const [kind, path] of Object.entries(pageKinds))
    test(`targets are large, nothing sticks out sideways, words stand out and one call is red: ${kind}`, async ({
      page,
    }) => {
      await whitenPictures(page);
      await openStill(page, path);
      await test.step("no screenful holds more than one red call", async () => {
        expect(await redCalls(page)).toBe(1);
      });
      await test.step("every button and link is 44 px or more", async () => {
        expect(await page.locator("a, button").count()).toBeGreaterThan(10);
        expect(await smallTargets(page.locator("body"), 44)).toEqual([]);
      });
      await test.step("at 320 px, as 1280 px at 400 %, nothing sticks out sideways", async () => {
        await widen(page, 320);
        await expect(page.locator("h1")).toBeVisible();
        expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([320, 320]);
        expect(await stickingOut(page)).toEqual([]);
        await page.evaluate(() => scrollBy({ left: 100, behavior: "instant" }));
        expect(await page.evaluate(() => scrollX)).toBe(0);
      });
      await test.step("every button and link is 44 px or more on a wide screen, too", async () => {
        await widen(page, 1280);
        // The dots of the slideshow stand side by side, each in 24 px of its own.
        const isDot = (target: string) => /^BUTTON Slide \d+ of \d+ 24\.0 × 44\.0$/.test(target);
        expect((await smallTargets(page.locator("body"), 44)).filter(target => !isDot(target))).toEqual([]);
      });
      await test.step("words over a photograph stand out as WCAG asks, even where it is white", async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        for (const width of [1280, 360]) {
          // Tall enough for the whole head of the page, whatever its width.
          await widen(page, width, 1800);
          const measured = await contrasts(page.locator("main section").first());
          expect(measured.length).toBeGreaterThan(1);
          // The words of the slideshow stand on whatever picture comes next, so the large ones are asked no less.
          const least = path === pageKinds.home ? 4.5 : 0;
          expect(measured.filter(({ lowest, asked }) => lowest < Math.max(asked, least))).toEqual([]);
        }
      });
    });

  test("the home page is as wide as the screen also while its rows move", async ({ page }) => {
    await open(page, pageKinds.home);
    expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([360, 360]);
  });

  test("so is the link that skips to the content, once the keyboard has brought it up", async ({ page }) => {
    await openStill(page, pageKinds.home);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to content" });
    await expect(link).toBeFocused();
    const { width, height } = await boxOf(link);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test("so are those of the menu", async ({ page }) => {
    await openStill(page, pageKinds.home);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    expect(await smallTargets(page.getByRole("navigation", { name: "Menu" }), 44)).toEqual([]);
  });

  test("so are those of the picture viewer", async ({ page }) => {
    await openStill(page, pageKinds.gallery);
    await page.locator("main figure a").first().tap();
    await expect(page.getByRole("dialog", { name: "Picture viewer" })).toBeVisible();
    expect(await smallTargets(page.getByRole("dialog", { name: "Picture viewer" }), 44)).toEqual([]);
  });
});
