import { expect, type Page } from "@playwright/test";
import { boxOf, narrow, open, rgb, twoFrames } from "./support";
import { contrasts, openStill, pageKinds, smallTargets, stickingOut, whitenPictures } from "./support-a11y";
import { test } from "./watched-test";

const resize = async (page: Page, width: number, height = 800) => {
  await page.setViewportSize({ width, height });
  await twoFrames(page);
};

/** The highest number of buttons in the brand's colour on one screenful. */
const brandCalls = (page: Page) =>
  page.evaluate(brand => {
    const calls = [...document.querySelectorAll("a, button")].flatMap(call => {
      const { top, bottom, width } = call.getBoundingClientRect();
      const isBrand = getComputedStyle(call).backgroundColor === brand;
      return isBrand && width > 60 ? [{ top, bottom, isFixed: Boolean(call.closest("nav")) }] : [];
    });
    const own = calls.filter(({ isFixed }) => !isFixed);
    const together = own.map(({ top }) => own.filter(b => b.top >= top && b.bottom <= top + innerHeight).length);
    return Math.max(0, ...together) + calls.length - own.length;
  }, rgb("brand"));

test("five team members, five menu entries and a long word in the headline fit the screen", async ({ page }) => {
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
    await resize(page, width, 1200);
    expect(await stickingOut(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect((await boxOf(logo)).width).toBe(widthOfLogo);
  const bar = await page
    .locator("header > div > *:visible, header nav li > [data-nav-item]")
    .evaluateAll(all => all.map(element => element.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  for (const [left = 0, right = 0] of bar) expect(left >= 0 && right <= 768).toBe(true);
});

test.describe("On a phone", () => {
  test.use(narrow);
  for (const [kind, path] of Object.entries(pageKinds))
    test(`large targets, legible text, one button in the brand's colour, no overflow: ${kind}`, async ({ page }) => {
      await whitenPictures(page);
      await openStill(page, path);
      await test.step("no screenful has two buttons in the brand's colour", async () => {
        expect(await brandCalls(page)).toBe(1);
      });
      await test.step("every button and link is 44 px or more, the slideshow's dots 24 px", async () => {
        expect(await page.locator("a, button").count()).toBeGreaterThan(10);
        const small = await smallTargets(page.locator("body"), 44);
        expect(small.filter(target => !target.startsWith("BUTTON Slide "))).toEqual([]);
        expect(await smallTargets(page.locator("body"), 24)).toEqual([]);
      });
      await test.step("at 320 px (1280 px at 400 % zoom) nothing overflows sideways", async () => {
        await resize(page, 320);
        await expect(page.locator("h1")).toBeVisible();
        expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([320, 320]);
        expect(await stickingOut(page)).toEqual([]);
        await page.evaluate(() => scrollBy({ left: 100, behavior: "instant" }));
        expect(await page.evaluate(() => scrollX)).toBe(0);
      });
      await test.step("every button and link is also 44 px or more on a wide screen", async () => {
        await resize(page, 1280);
        // The dots of the slideshow are side by side, each 24 px wide.
        const isDot = (target: string) => /^BUTTON Slide \d+ of \d+ 24\.0 × 44\.0$/.test(target);
        expect((await smallTargets(page.locator("body"), 44)).filter(target => !isDot(target))).toEqual([]);
      });
      await test.step("text over a white photograph still has the contrast that WCAG requires", async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        for (const width of [1280, 360]) {
          // Tall enough for the whole hero at any width.
          await resize(page, width, 1800);
          const measured = await contrasts(page.locator("main section").first());
          expect(measured.length).toBeGreaterThan(1);
          expect(measured.filter(({ lowest, required }) => lowest < required)).toEqual([]);
        }
      });
    });

  test("the home page never gets wider than the screen while its rows move", async ({ page }) => {
    await open(page, pageKinds.home);
    expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([360, 360]);
  });

  test("the skip link on focus, the menu and the picture viewer have targets of 44 px or more", async ({ page }) => {
    await openStill(page, pageKinds.gallery);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to content" });
    await expect(link).toBeFocused();
    const { width, height } = await boxOf(link);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    for (const [part, opener] of [
      [page.getByRole("navigation", { name: "Menu" }), page.getByRole("button", { name: "Menu", exact: true })],
      [page.getByRole("dialog", { name: "Picture viewer" }), page.locator("main figure a").first()],
    ] as const) {
      await opener.tap();
      await expect(part).toBeVisible();
      expect(await smallTargets(part, 44)).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
});
