import { expect, type Page } from "@playwright/test";
import { contactPage } from "./content";
import { boxOf, narrow, open, twoFrames } from "./support";
import { test } from "./watched-test";

const map = (page: Page) => page.locator("iframe");

test("the map loads only when the visitor of a phone scrolls near it, and is 500 px high", async ({ page }) => {
  await page.setViewportSize(narrow.viewport);
  const requested: string[] = [];
  await page.route(/^https:/, route => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>A map" });
  });
  // Further away than any browser's distance for lazy loading.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#contact-form { padding-block-end: 8000px; }");
    document.adoptedStyleSheets = [sheet];
  });
  await open(page, "/contact");
  await twoFrames(page);
  expect(requested).toEqual([]);
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).contentFrame().getByText("A map")).toBeVisible();
  expect((await boxOf(map(page))).height).toBe(500);
  await expect(map(page)).toHaveAttribute("title", /\S/);
  await expect(map(page)).toHaveAttribute("referrerpolicy", "no-referrer");
});

test("a map whose host does not answer has a picture in its place and a link to the map", async ({ page }) => {
  await page.route(/^https:/, () => {});
  await page.goto("/contact", { waitUntil: "commit" });
  const place = page.getByRole("region", { name: contactPage.map.heading, exact: true });
  await map(page).scrollIntoViewIfNeeded();
  const panel = map(page).locator("..");
  await panel.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  const screenshotWith = async (visibility: string) => {
    await map(page).evaluate((frame, value) => (frame.style.visibility = value), visibility);
    return panel.screenshot();
  };
  const isFrameInvisible = async () => (await screenshotWith("visible")).equals(await screenshotWith("hidden"));
  // Polls, because the page may still be painting.
  await expect.poll(isFrameInvisible).toBe(true);
  const link = place.getByRole("link", { name: contactPage.map.action });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("target", "_blank");
});
