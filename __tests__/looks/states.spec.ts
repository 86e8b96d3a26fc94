import { expect, test } from "@playwright/test";
import { button, fillIn, newEnquiry, storing } from "../browser/contact-support";
import { menuEntry } from "../browser/content";
import { narrow } from "../browser/support";
import { pageKinds } from "../browser/support-a11y";
import { openStill } from "./open-still";

/** High enough for one section below the header. */
const tall = { width: 1280, height: 1240 };

test("A menu of the header looks as it did while it is open", async ({ page }) => {
  await openStill(page, pageKinds.home);
  await page
    .locator("header")
    .getByRole("button", { name: menuEntry("services").title, exact: true })
    .click();
  await expect(page.locator("#menu-services")).toBeVisible();
  await expect(page).toHaveScreenshot("dropdown-open.webp");
});

test.describe("On a phone", () => {
  test.use(narrow);
  test("the menu looks as it did while it is open", async ({ page }) => {
    await openStill(page, pageKinds.home);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await expect(page).toHaveScreenshot("menu-open.webp");
  });
});

test("The form looks as it did with fields found wanting, and after an enquiry was sent", async ({ page }) => {
  await page.setViewportSize(tall);
  await page.route(storing, route => route.fulfill({ status: 201 }));
  await openStill(page, pageKinds.contact);
  // The browser's own bubble speaks in the machine's language and font.
  await page.evaluate(() => addEventListener("invalid", event => event.preventDefault(), true));
  await button(page).click();
  await expect(page.locator("#contact-form")).toHaveScreenshot("form-invalid.webp");
  await fillIn(page, newEnquiry());
  await button(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Message sent!" })).toBeVisible();
  await expect(page).toHaveScreenshot("form-sent.webp");
});

test("Before and after look as they did with the rule half-way", async ({ page }) => {
  await page.setViewportSize(tall);
  await openStill(page, "/projects/ferry-hall-panes");
  await expect(page.getByRole("slider", { name: /before the work/ })).toHaveValue("50");
  await expect(page.locator("#results")).toHaveScreenshot("comparison.webp");
});

test("The contact page looks as it did in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openStill(page, pageKinds.contact);
  await expect(page).toHaveScreenshot("forced-colours.webp", { fullPage: true });
});

test("A service page looks as it did on paper", async ({ page }) => {
  // As wide as the space between the margins of A4.
  await page.setViewportSize({ width: 688, height: 1000 });
  await openStill(page, pageKinds.service);
  await page.emulateMedia({ media: "print" });
  await expect(page).toHaveScreenshot("print.webp", { fullPage: true });
});
