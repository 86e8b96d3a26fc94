import { expect, type Page } from "@playwright/test";
import { standardServices } from "./content";
import { boxOf, bringToMiddle, open } from "./support";
import { test } from "./watched-test";

const service = standardServices.find(({ process }) => process.steps.length > 2) ?? standardServices[0];
const stepper = (page: Page) => page.getByRole("group").filter({ has: page.locator("ol") });

/** Step n, counted from 1, is the one in view. */
const expectStep = (page: Page, n: number) =>
  expect(
    stepper(page)
      .locator("ol > li")
      .nth(n - 1),
  ).toHaveAttribute("aria-current", "step");

test.describe("The left and right arrow keys", () => {
  test("move the steps while they are in view and nothing has the focus", async ({ page }) => {
    await open(page, service?.path ?? "/");
    await page.keyboard.press("ArrowRight");
    await expectStep(page, 1);
    await bringToMiddle(stepper(page));
    await page.keyboard.press("ArrowRight");
    await expectStep(page, 2);
    await page.keyboard.press("ArrowLeft");
    await expectStep(page, 1);
  });

  test("move them after a click on a step", async ({ page }) => {
    await open(page, service?.path ?? "/");
    await bringToMiddle(stepper(page));
    const { x, y, width, height } = await boxOf(stepper(page).locator("ol"));
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.keyboard.press("ArrowRight");
    await expectStep(page, 2);
  });

  test("leave them alone while they lead through the navigation", async ({ page }) => {
    await open(page, service?.path ?? "/");
    await bringToMiddle(stepper(page));
    const item = page.locator("header [data-nav-item]");
    await item.first().evaluate(element => element.focus({ preventScroll: true }));
    await page.keyboard.press("ArrowRight");
    await expect(item.nth(1)).toBeFocused();
    await expectStep(page, 1);
  });
});
