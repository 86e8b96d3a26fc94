import { expect, type Page } from "@playwright/test";
import { galleryPage } from "./content";
import { expectFailed, expectSent, newEnquiry, openContact, send, storing } from "./contact-support";
import { test } from "./watched-test";

const answer = (page: Page, status: number) => page.route(storing, route => route.fulfill({ status, body: "" }));
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: "Error sending message" });

/** What a message looks like: its ground, and how many drawings it has beside that of its Dismiss button. */
const looksOf = async (page: Page) => {
  const card = page.getByRole("button", { name: "Dismiss" }).locator("..");
  return {
    ground: await card.evaluate(element => getComputedStyle(element).backgroundColor),
    drawings: await card.locator("> svg").evaluate(element => getComputedStyle(element).maskImage),
  };
};

test.describe("A message over the page", () => {
  test("looks like an error when it is one: on red, with a sign of its own", async ({ page }) => {
    await openContact(page);
    await answer(page, 201);
    await send(page, newEnquiry());
    await expectSent(page);
    const success = await looksOf(page);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await answer(page, 500);
    const enquiry = newEnquiry();
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    const error = await looksOf(page);
    const [red = 0, green = 0, blue = 0] = error.ground.match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
    expect(error.drawings).not.toBe(success.drawings);
    expect(error.ground).not.toBe(success.ground);
  });

  test("is still there on another page, above it also while the pages change", async ({ page }) => {
    await openContact(page);
    await answer(page, 500);
    const enquiry = newEnquiry();
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    await page.locator("footer li a[href='/gallery']").first().click();
    await expect(page.locator("main h1")).toHaveText(galleryPage.hero.heading);
    await expect(alert(page)).toBeInViewport();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(alert(page)).toHaveCount(0);
  });

  test("an error is put into the page once, into a region that was there before", async ({ page }) => {
    await openContact(page);
    await answer(page, 500);
    await page.evaluate(() => {
      const announced: string[] = [];
      new MutationObserver(changes => {
        for (const { target, addedNodes } of changes)
          if ((target as Element).closest("[role=alert], [role=status], [aria-live]"))
            announced.push(...[...addedNodes].map(node => node.textContent ?? ""));
        document.documentElement.dataset.announced = announced.join("|");
      }).observe(document.body, { childList: true, subtree: true });
    });
    const enquiry = newEnquiry();
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    const announced = (await page.locator("html").getAttribute("data-announced")) ?? "";
    expect(announced.split("|").filter(text => text.includes("Error sending message"))).toHaveLength(1);
  });
});
