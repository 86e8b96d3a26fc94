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

test("The left and right arrow keys move the steps that are in view, unless they lead through the navigation", async ({
  page,
}) => {
  await open(page, service?.path ?? "/");

  await test.step("while nothing has the focus, once the steps are in view", async () => {
    await page.keyboard.press("ArrowRight");
    await expectStep(page, 1);
    await bringToMiddle(stepper(page));
    await page.keyboard.press("ArrowRight");
    await expectStep(page, 2);
    await page.keyboard.press("ArrowLeft");
    await expectStep(page, 1);
  });

  await test.step("after a click on a step", async () => {
    const { x, y, width, height } = await boxOf(stepper(page).locator("ol"));
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.keyboard.press("ArrowRight");
    await expectStep(page, 2);
  });

  await test.step("not in the navigation, where they lead to the next item", async () => {
    const item = page.locator("header [data-nav-item]");
    await item.first().evaluate(element => element.focus({ preventScroll: true }));
    await page.keyboard.press("ArrowRight");
    await expect(item.nth(1)).toBeFocused();
    await expectStep(page, 2);
  });
});
