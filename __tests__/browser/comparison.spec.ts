import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, bringToMiddle, holdBack, hydrated, narrow, open, scrolled, swipe, wide } from "./support";
import { test } from "./watched-test";

const path = "/projects/ferry-hall-panes";
const rule = (page: Page) => page.getByRole("slider", { name: /before the work/ });
const pictures = (page: Page) => page.locator("#results figure img");

/** Positions across the width, from 0 to 1, where the "before" picture is visible. */
const sharesBefore = (page: Page) =>
  pictures(page)
    .first()
    .evaluate(image => {
      const { left, width, top, height } = image.getBoundingClientRect();
      const isBefore = (share: number) =>
        document.elementsFromPoint(left + share * width, top + height / 3).includes(image);
      return [0.1, 0.3, 0.6, 0.9].filter(isBefore);
    });

test.describe("Before and after", () => {
  test("the divider follows clicks, drags and the arrow keys", async ({ page }) => {
    await open(page, path);
    await bringToMiddle(rule(page));
    const { x, y, width, height } = await boxOf(pictures(page).last());
    await expect(rule(page)).toHaveValue("50");
    const cuts = await pictures(page).evaluateAll(all => all.map(image => getComputedStyle(image).objectPosition));
    expect(cuts).toEqual(["40% 60%", "40% 60%"]);
    await page.mouse.move(x + width / 4, y + height / 2);
    await page.mouse.down();
    await expect(rule(page)).toHaveValue("25");
    await expect.poll(() => sharesBefore(page)).toEqual([0.1]);
    await page.mouse.move(x + width, y + height / 2);
    await expect(rule(page)).toHaveValue("100");
    await page.mouse.move(x, y + height / 2);
    await page.mouse.up();
    await expect(rule(page)).toHaveValue("0");
    await page.keyboard.press("ArrowRight");
    await expect(rule(page)).toHaveValue("1");
    await page.keyboard.press("End");
    await expect.poll(() => sharesBefore(page)).toEqual([0.1, 0.3, 0.6, 0.9]);
  });

  test.describe("by touch", () => {
    test.use(narrow);
    test("a tap moves the divider, a swipe up scrolls, and the page is no wider than the screen", async ({ page }) => {
      await open(page, path);
      await bringToMiddle(rule(page));
      const { x, y, width, height } = await boxOf(pictures(page).last());
      await page.touchscreen.tap(x + width * 0.75, y + height / 4);
      await expect.poll(async () => Number(await rule(page).inputValue())).toBeGreaterThan(70);
      const [before, place] = [await scrolled(page), { x: x + width / 4, y: y + height / 2 }];
      await swipe(page, place, { ...place, y: place.y - 200 });
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
      expect(Number(await rule(page).inputValue())).toBeGreaterThan(70);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });

  /** Expects both pictures side by side and no handle. Returns their height, in px. */
  const expectSideBySide = async (page: Page) => {
    await expect(rule(page)).toHaveCount(0);
    const [before, after] = [await boxOf(pictures(page).first()), await boxOf(pictures(page).last())];
    expect(before.right).toBeLessThan(after.x);
    expect(before.y).toBe(after.y);
    expect(before.width).toBeCloseTo(after.width, 0);
    expect(after.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    return after.height;
  };

  test("until the scripts have loaded, the pictures are side by side; nothing moves when the handle appears", async ({
    page,
  }) => {
    const release = await holdBack(page, "**/*.js");
    for (const { viewport } of [wide, narrow]) {
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: "commit" });
      await bringToMiddle(pictures(page).last());
      const height = await expectSideBySide(page);
      if (viewport === wide.viewport) continue;
      release();
      await hydrated(page);
      await expect(rule(page)).toBeVisible();
      expect((await boxOf(pictures(page).first())).height).toBeCloseTo(height, 0);
    }
  });

  test("scripts that never load leave the pictures side by side", async ({ page }) => {
    await page.route("**/*.js", route => route.abort());
    await page.goto(path);
    await expectSideBySide(page);
  });

  test.describe("with JavaScript off, and on paper", () => {
    test.use({ javaScriptEnabled: false });
    test("both pictures are visible without a divider", async ({ page }) => {
      await page.setViewportSize(narrow.viewport);
      await page.goto(path);
      // The challenge shows a close-up instead of one of the two.
      const files = (images: Locator) => images.evaluateAll(all => all.map(image => (image as HTMLImageElement).src));
      const compared = await files(pictures(page));
      expect(compared).toHaveLength(2);
      for (const file of await files(page.locator("#challenge img"))) expect(compared).not.toContain(file);
      await expectSideBySide(page);
      await page.setViewportSize(wide.viewport);
      await expectSideBySide(page);
      await page.emulateMedia({ media: "print" });
      const [left, right] = [await boxOf(pictures(page).first()), await boxOf(pictures(page).last())];
      expect(left.right).toBeLessThan(right.x);
      expect(left.y).toBe(right.y);
    });
  });
});
