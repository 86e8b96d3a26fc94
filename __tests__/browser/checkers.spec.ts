import { expect, type Page } from "@playwright/test";
import { violations } from "../checkers/in-page";
import { expectNothingFound as expectNothingIn } from "../checkers/states";
import { statesFolder } from "./check-states";
import { menuEntry } from "./content";
import { expectFailed, expectSent, newEnquiry, openContact, send, storeUrl } from "./contact-support";
import { heic, photographOf } from "./photograph-files";
import { chooser, expectChosen, expectProgress, photographUrl, sendAgain, texts } from "./photographs-support";
import { holdBack, narrow, twoFrames } from "./support";
import { namedTwice, openStill, pageKinds, tabThrough } from "./support-a11y";
import { test } from "./watched-test";

const expectNothingFound = (page: Page, state: string) => expectNothingIn(page, statesFolder, state);

test.describe("Three checkers find nothing", () => {
  for (const [kind, path] of Object.entries(pageKinds))
    test(`on a wide screen or a phone, no name is read twice, no focus is covered: ${kind}`, async ({ page }) => {
      await openStill(page, path);
      await expectNothingFound(page, kind);
      expect(await namedTwice(page)).toEqual([]);
      await page.setViewportSize(narrow.viewport);
      await twoFrames(page);
      // The HTML is the same on both screens.
      expect(await violations(page)).toEqual([]);

      await page.setViewportSize({ width: 360, height: 640 });
      await twoFrames(page);
      // Every page has the same footer.
      const { stops, covered } = await tabThrough(page, kind === "home" ? "end" : "footer");
      expect(covered).toEqual([]);
      expect(stops).toBeGreaterThan(3);
    });

  test("with a menu or a tooltip open, and with the row of projects at its end", async ({ page }) => {
    await openStill(page, pageKinds.home);
    for (const list of ["services", "projects"] as const) {
      const { title } = menuEntry(list);
      await page.locator("header").getByRole("button", { name: title, exact: true }).click();
      await expect(page.locator(`#menu-${list}`)).toBeVisible();
      await expectNothingFound(page, `menu of ${list}`);
      await page.keyboard.press("Escape");
    }
    await page.locator("[aria-labelledby='team'] button").first().click();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expectNothingFound(page, "tooltip");
    await page.getByRole("button", { name: "Page 3" }).click();
    await expect(page.getByRole("button", { name: "Next project" })).toHaveAttribute("aria-disabled", "true");
    await expectNothingFound(page, "projects at their end");
  });

  test("on a service page with every text open, every benefit ticked and another step chosen", async ({ page }) => {
    await page.setViewportSize(narrow.viewport);
    await openStill(page, pageKinds.service);
    for (const summary of await page.locator("main summary").all()) await summary.click();
    await page.getByRole("button", { name: /^Step 02: / }).click();
    await expectNothingFound(page, "service with all open");
  });

  test("on the contact form: with missing fields, after a failure and after a success", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openContact(page);
    await page.locator("#contact-form button[type=submit]").click();
    await expectNothingFound(page, "form with missing fields");
    await page.route(storeUrl, route => route.fulfill({ status: 500, body: "" }));
    const enquiry = newEnquiry();
    await send(page, enquiry);
    await expectFailed(page, enquiry);
    await expectNothingFound(page, "enquiry failed");
    await page.route(storeUrl, route => route.fulfill({ status: 201, body: "" }));
    await page.locator("#contact-form button[type=submit]").click();
    await expectSent(page);
    await expectNothingFound(page, "enquiry sent");
  });

  test("on the field for photographs: chosen, refused, on their way, not arrived, sent, and lost in a reload", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openContact(page);
    const choose = async () => {
      await chooser(page).setInputFiles([await photographOf(), await photographOf({ orientation: 6 }), heic()]);
      await expect(page.locator("#contact-form")).toContainText(texts.refused.heic, { timeout: 60_000 });
      await expectChosen(page, 2);
    };
    await choose();
    await expectNothingFound(page, "photographs chosen and refused");
    const release = await holdBack(page, photographUrl, route => route.abort());
    await page.route(storeUrl, route => route.fulfill({ status: 201, body: "" }));
    await send(page, newEnquiry());
    await expectSent(page);
    await expectProgress(page, 0, 2);
    await expectNothingFound(page, "photographs on their way");
    release();
    await expect(sendAgain(page)).toBeVisible();
    await expectNothingFound(page, "photographs not arrived");
    await page.unroute(photographUrl);
    await page.route(photographUrl, route => route.fulfill({ status: 201, body: "" }));
    await sendAgain(page).click();
    await expectProgress(page, 2, 2);
    await expectNothingFound(page, "photographs sent");
    await choose();
    await page.reload();
    await expect(page.locator("#contact-form")).toContainText(texts.lost);
    await expectNothingFound(page, "photographs lost in a reload");
  });

  test("in the phone menu and in the picture viewer", async ({ page }) => {
    await page.setViewportSize(narrow.viewport);
    await openStill(page, pageKinds.gallery);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await expectNothingFound(page, "menu of a phone");
    await page.keyboard.press("Escape");
    await page.locator("main figure a").nth(2).click();
    await expect(page.getByRole("dialog", { name: "Picture viewer" })).toBeVisible();
    await expectNothingFound(page, "picture viewer");
  });
});
