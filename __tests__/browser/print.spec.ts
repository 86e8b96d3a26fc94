import { expect } from "@playwright/test";
import { open } from "./support";
import { pageKinds } from "./support-a11y";
import { test } from "./watched-test";

for (const kind of ["home", "dark case study", "gallery"] as const)
  test(`all pictures load when a page is printed that nobody has scrolled: ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 300 });
    await open(page, pageKinds[kind]);
    const lazy = page.locator("main img[loading=lazy]");
    expect(await lazy.count()).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const missing = () =>
      page
        .locator("main img")
        .evaluateAll(all =>
          all.filter(image => !(image as HTMLImageElement).naturalWidth).map(image => image.outerHTML),
        );
    await expect.poll(missing).toEqual([]);
  });

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture that has not loaded is a light area on paper, and both halves of a comparison are named", async ({
    page,
  }) => {
    await page.route(/\.(?:avif|jpg)$/, route => route.abort());
    await page.emulateMedia({ media: "print" });
    await page.goto("/projects/ferry-hall-panes");
    const pictures = page.locator("#results picture");
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveCSS("background-image", /gradient/);
      await expect(picture).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(picture).toHaveCSS("print-color-adjust", "exact");
    }
    for (const label of ["Before", "After"])
      await expect(page.locator("#results").getByText(label, { exact: true })).toBeVisible();
  });
});
