import { expect } from "@playwright/test";
import { servicesPage } from "./content";
import { open } from "./support";
import { test } from "./watched-test";

// The file stays blocked, so the opened page cannot hydrate, and Gatsby reports that.
test.use({ provoked: /^(Error: )?page resources for \/services not found|^ChunkLoadError/ });

const link = 'footer a[href="/services"]';

for (const [what, files] of Object.entries({
  data: "**/page-data/services/page-data.json",
  script: "**/component---src-pages-services-*",
}))
  test(`the browser loads a page in full when its ${what} cannot be fetched`, async ({ page }) => {
    await open(page, "/gallery");
    await page.route(files, route => route.abort());
    await page.locator(link).click();

    await expect(page).toHaveTitle(servicesPage.pageTitle);
    await expect(page).toHaveURL("/services");
    await expect(page.locator("main h1")).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(/\/services$/);
  });

test("without a connection, a link shows the browser's own error page", async ({ page, context }) => {
  await open(page, "/gallery");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", request => request.isNavigationRequest());
  await page.locator(link).click();

  expect((await failed).url()).toMatch(/\/services$/);
  await expect(page.locator("header")).toHaveCount(0);
});
