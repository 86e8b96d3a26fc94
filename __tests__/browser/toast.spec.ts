import { expect, type Page } from "@playwright/test";
import { galleryPage } from "./content";
import { expectFailed, expectSent, newEnquiry, openContact, send, storeUrl } from "./contact-support";
import { holdBack, narrow, wide } from "./support";
import { test } from "./watched-test";

const answer = (page: Page, status: number) => page.route(storeUrl, route => route.fulfill({ status, body: "" }));
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: "Error sending message" });

/** The background and the icon of a toast. */
const looksOf = async (page: Page) => {
  const card = page.getByRole("button", { name: "Dismiss" }).locator("..");
  return {
    ground: await card.evaluate(element => getComputedStyle(element).backgroundColor),
    drawing: await card.locator("> svg").innerHTML(),
  };
};

/** Runs in the page: whether a press in the middle of an element meets it. */
const isOnTop = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

test("Success and error toasts differ, and stay on other pages until dismissed", async ({ page }) => {
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await openContact(page);
  await answer(page, 201);
  await send(page, newEnquiry());
  await expectSent(page);
  const success = await looksOf(page);
  await dismiss.click();
  await expect(dismiss).toBeHidden();
  await test.step("an error has a red background and its own icon", async () => {
    await answer(page, 500);
    const enquiry = newEnquiry();
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    const error = await looksOf(page);
    const [red = 0, green = 0, blue = 0] = error.ground.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
    expect(error.drawing).not.toBe(success.drawing);
    expect(error.ground).not.toBe(success.ground);
  });
  await test.step("on a phone, it covers neither the button nor the telephone below it", async () => {
    await page.setViewportSize(narrow.viewport);
    await page.locator("#contact-form button[type=submit]").click();
    await expect(page.getByRole("navigation", { name: "Call or write" })).toBeVisible();
    await expect(page.getByRole("navigation").locator("a[href^='mailto:']")).toBeVisible();
    for (const way of ["button[type=submit]", "a[href^='tel:']", "a[href^='mailto:']"])
      await expect.poll(() => page.locator(`#contact-form ${way}`).evaluate(isOnTop)).toBe(true);
    await page.setViewportSize(wide.viewport);
  });
  await test.step("it stays on another page until Escape", async () => {
    await page.locator("footer li a[href='/gallery']").first().click();
    await expect(page.locator("main h1")).toHaveText(galleryPage.hero.heading);
    await expect(alert(page)).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(alert(page)).toHaveCount(0);
  });
});

test("An error toast goes when the next attempt starts", async ({ page }) => {
  await openContact(page);
  await answer(page, 500);
  const enquiry = newEnquiry();
  await send(page, enquiry);
  await expectFailed(page, enquiry);
  const release = await holdBack(page, storeUrl, route => route.fulfill({ status: 201, body: "" }));
  await page.locator("#contact-form button[type=submit]").click();
  await expect(page.locator("#contact-form button[type=submit]")).toHaveText("Sending...");
  await expect(alert(page)).toHaveCount(0);
  release();
  await expectSent(page);
});
