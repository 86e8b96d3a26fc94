import { expect, type Locator, type Page } from "@playwright/test";
import { featured } from "./content";
import { boxOf, narrow, offRest, open } from "./support";
import { test } from "./watched-test";

const row = (page: Page) => page.getByRole("group", { name: "Row of projects" });

/** The card is wholly on the screen, and the row stands where it will stay. */
const expectAtRest = (page: Page, card: Locator, width: number) =>
  expect(async () => {
    const { x, right } = await boxOf(card);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(await offRest(row(page))).toBeLessThan(1.5);
  }).toPass({ timeout: 15_000 });

test.describe("The row of projects, snapping from card to card", () => {
  test.use(narrow);

  test("Tab and Shift+Tab bring each card wholly into view, and it stays", async ({ page }) => {
    const cards = row(page).getByRole("listitem");
    await open(page, "/");
    await test.step("forwards, 360 px wide", async () => {
      await row(page).focus();
      for (const at of featured.keys()) {
        await page.keyboard.press("Tab");
        await expect(cards.nth(at).getByRole("link")).toBeFocused();
        await expectAtRest(page, cards.nth(at), 360);
      }
    });
    await test.step("backwards, 430 px wide", async () => {
      await page.setViewportSize({ width: 430, height: 800 });
      for (const at of [...featured.keys()].reverse().slice(1)) {
        await page.keyboard.press("Shift+Tab");
        await expect(cards.nth(at).getByRole("link")).toBeFocused();
        await expectAtRest(page, cards.nth(at), 430);
      }
    });
  });
});
