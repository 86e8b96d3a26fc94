import { expect, type Page } from "@playwright/test";
import { open } from "./support";
import { pageKinds } from "./support-a11y";
import { test } from "./watched-test";

/** The number of pictures in a PDF of the page. Chromium loads lazy pictures for it, and waits for them. */
const printedPictures = async (page: Page) => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").split("/Subtype /Image").length - 1;
};

test("a home page that nobody has scrolled is printed with all its pictures, on a slow line, too", async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await network.send("Network.emulateNetworkConditions", line);
  await open(page, pageKinds.home);
  const lazy = page.locator("main picture img[loading=lazy]");
  const unloaded = await lazy.evaluateAll(all => all.filter(image => !(image as HTMLImageElement).naturalWidth).length);
  expect(unloaded).toBeGreaterThan(0);
  const printed = await printedPictures(page);
  await page.locator("main img").evaluateAll(all =>
    Promise.all(
      (all as HTMLImageElement[]).map(image => {
        image.loading = "eager";
        return image.decode();
      }),
    ),
  );
  expect(printed).toBe(await printedPictures(page));
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
