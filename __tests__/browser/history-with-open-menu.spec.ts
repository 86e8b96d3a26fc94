import { expect, type Page } from "@playwright/test";
import { contactPage, galleryPage, menuEntry, titled } from "./content";
import { holdBack, narrow, open, takenOver } from "./support";
import { test } from "./watched-test";

const menu = (page: Page) => page.locator("#site-menu");
const panel = (page: Page) => page.locator("#menu-services");
const openMenu = async (page: Page) => {
  await page.locator("header").getByRole("button", { name: "Menu", exact: true }).tap();
  await expect(menu(page)).toBeVisible();
};

/** Follows a link of the footer from the contact page to the gallery, so that there is a page to go back to. */
const comeToGallery = async (page: Page) => {
  await open(page, "/contact");
  await page.locator("footer li a[href='/gallery']").first().click();
  await expect(page).toHaveTitle(titled(galleryPage.meta.label));
};

test.describe("Back and forward with the menu of a phone open", () => {
  test.use(narrow);

  test("close it, at once while the page is still on its way, and the page answers again", async ({ page }) => {
    await comeToGallery(page);

    for (const [way, heading, elsewhere] of [
      ["back", contactPage.hero.heading, "/services"],
      ["forward", galleryPage.hero.heading, "/contact"],
    ] as const)
      await test.step(way, async () => {
        await openMenu(page);
        await page.evaluate(name => history[name](), way);
        await expect(page.locator("main h1")).toHaveText(heading);
        await expect(menu(page)).toBeHidden();
        await page.locator(`footer li a[href='${elsewhere}']`).first().click({ trial: true });
      });

    await test.step("back to a page that has to be fetched", async () => {
      await page.reload();
      await takenOver(page);
      const release = await holdBack(page, "**/page-data/contact/page-data.json");
      await openMenu(page);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL("/contact");
      await expect(menu(page)).toBeHidden();
      release();
      await expect(page.locator("main h1")).toHaveText(contactPage.hero.heading);
    });
  });
});

test.describe("Back with a dropdown open", () => {
  test("closes it", async ({ page }) => {
    await comeToGallery(page);
    await page
      .locator("header")
      .getByRole("button", { name: menuEntry("services").title, exact: true })
      .press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.locator("main h1")).toHaveText(contactPage.hero.heading);
    await expect(panel(page)).toBeHidden();
  });
});
