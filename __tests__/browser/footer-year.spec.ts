import { expect } from "@playwright/test";
import { company } from "./content";
import { open } from "./support";
import { test } from "./watched-test";

test.describe("The year in the footer", () => {
  test("is the current one, not that of the build", async ({ page }) => {
    await page.clock.install({ time: new Date(2041, 5, 1) });
    await open(page, "/services");
    await expect(page.locator("footer").getByText(`© 2041 ${company.name}`)).toBeVisible();
  });

  test.describe("with JavaScript off", () => {
    test.use({ javaScriptEnabled: false });

    test("is the year of the build", async ({ page }) => {
      await page.goto("/services");
      await expect(page.locator("footer").getByText(new RegExp(`© 20\\d\\d ${company.name}`))).toBeVisible();
    });
  });
});
