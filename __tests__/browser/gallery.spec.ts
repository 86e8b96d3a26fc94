import { expect, type Page, test } from "@playwright/test";
import { boxOf, narrow, open, scrolled, swipe } from "./support";

const viewer = (page: Page) => page.getByRole("dialog", { name: "Picture viewer" });
const thumbnails = (page: Page) => page.locator("main figure a");
const place = (page: Page, n: number) => expect(viewer(page)).toContainText(new RegExp(`\\b${n} of 22`));

const openViewer = async (page: Page, n: number) => {
  await open(page, "/gallery");
  await thumbnails(page)
    .nth(n - 1)
    .click();
  await expect(viewer(page)).toBeVisible();
};

test.describe("The gallery", () => {
  test("shows every photograph with its caption, the later ones lazily", async ({ page }) => {
    await page.goto("/gallery");
    await expect(thumbnails(page)).toHaveCount(22);
    await expect(page.locator("main figcaption")).toHaveCount(22);
    for (const image of await thumbnails(page).locator("img").all())
      await expect(image).toHaveAttribute("loading", "lazy");
  });

  test("opens a picture large, wraps both ways by buttons and arrow keys, and closes by Esc", async ({ page }) => {
    await openViewer(page, 1);
    await place(page, 1);
    await viewer(page).getByRole("button", { name: "Previous picture" }).click();
    await place(page, 22);
    await viewer(page).getByRole("button", { name: "Next picture" }).click();
    await place(page, 1);
    await page.keyboard.press("ArrowRight");
    await place(page, 2);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await place(page, 22);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(thumbnails(page).first()).toBeFocused();
  });

  test("the keyboard alone opens, leads through and closes it", async ({ page }) => {
    await openViewer(page, 3);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await place(page, 3);
    const inside = () => viewer(page).evaluate(dialog => dialog.contains(document.activeElement));
    for (let step = 0; step < 3; step++) {
      expect(await inside()).toBe(true);
      await page.keyboard.press("Tab");
    }
    await viewer(page).getByRole("button", { name: "Close" }).press("Enter");
    await expect(viewer(page)).toBeHidden();
    await expect(thumbnails(page).nth(2)).toBeFocused();
  });

  test("a click with Ctrl opens the file in a tab of its own", async ({ page, context }) => {
    await page.goto("/gallery");
    const tab = context.waitForEvent("page");
    await thumbnails(page)
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    expect((await tab).url()).toMatch(/\.jpg$/);
    await expect(viewer(page)).toBeHidden();
  });

  test("the page behind stays where it is", async ({ page }) => {
    await openViewer(page, 9);
    const before = await scrolled(page);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("ArrowRight");
    await place(page, 10);
    expect(await scrolled(page)).toBe(before);
  });

  test("holds the picture's two neighbours ready", async ({ page }) => {
    await openViewer(page, 1);
    const complete = () =>
      viewer(page).evaluate(
        dialog => [...dialog.querySelectorAll("img")].filter(({ naturalWidth }) => naturalWidth).length,
      );
    await expect.poll(complete).toBe(3);
  });

  for (const [name, size] of Object.entries({
    upright: { width: 360, height: 800 },
    lying: { width: 800, height: 360 },
  })) {
    test(`picture, caption and buttons fit a phone that is ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      await openViewer(page, 1);
      for (const control of await viewer(page).getByRole("button").all()) {
        const { x, y, right, bottom, width, height } = await boxOf(control);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(size.width);
        expect(bottom).toBeLessThanOrEqual(size.height);
      }
      const { height } = await boxOf(viewer(page).locator("img:visible"));
      expect(height).toBeGreaterThan(size.height / 2);
    });
  }

  test.describe("under a finger", () => {
    test.use(narrow);
    const middle = { x: 180, y: 400 };
    const pull = (page: Page, by: number) => swipe(page, middle, { ...middle, x: middle.x + by });

    test("a swipe over 50 px leads to the neighbour, a shorter one does not", async ({ page }) => {
      await openViewer(page, 2);
      await pull(page, -50);
      await place(page, 2);
      await pull(page, -51);
      await place(page, 3);
      await pull(page, 51);
      await place(page, 2);
    });
  });

  test.describe("with JavaScript off", () => {
    test.use({ javaScriptEnabled: false });
    test("each picture leads to its file", async ({ page }) => {
      await page.goto("/gallery");
      await thumbnails(page).first().click();
      expect(page.url()).toMatch(/\.jpg$/);
    });
  });
});
