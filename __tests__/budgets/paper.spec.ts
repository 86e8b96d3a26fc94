import { expect, test } from "@playwright/test";
import { pageOfKind } from "./limits";

/** The largest number of A4 sheets for each kind of page. */
const sheets = { contact: 1, "case study": 2, service: 2, "other services": 1 };
const paths: Readonly<Record<string, string>> = { ...pageOfKind, "other services": "/services/other-services" };

/** Chromium's interface for PDF ignores the margins of the style sheet. */
const margin = { top: "10mm", bottom: "10mm", left: "14mm", right: "14mm" };

for (const [kind, most] of Object.entries(sheets))
  test(`${kind}: fits ${most} sheets of paper`, async ({ page }) => {
    await page.goto(paths[kind]!, { waitUntil: "load" });
    const paper = (await page.pdf({ preferCSSPageSize: true, margin })).toString("latin1");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("header address")).toBeVisible();
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);
  });

test("case study: paper leaves out the call to action, and the pictures of the pages that follow", async ({ page }) => {
  await page.goto(pageOfKind["case study"], { waitUntil: "load" });
  const callToAction = page.locator("main section").last();
  const further = page.locator("main section").nth(-2);
  for (const part of [callToAction, further.locator("picture").first()]) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(further.getByRole("link").first()).toBeVisible();
  await expect(callToAction).toBeHidden();
  for (const picture of await further.locator("picture").all()) await expect(picture).toBeHidden();
});

test("service: the closed texts are on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(pageOfKind.service, { waitUntil: "load" });
  const texts = page.locator("main details p");
  await expect(texts.filter({ visible: true })).toHaveCount(await texts.count());
  expect(await texts.count()).toBeGreaterThan(0);
  // Firefox prints the first frame of an animation.
  await texts.first().evaluate(text => text.animate({ opacity: [0, 0] }, 60_000));
  await expect(texts.first()).toHaveCSS("opacity", "1");
});

test("home: everything that moves or scrolls on the screen is on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(pageOfKind.home, { waitUntil: "load" });
  // A sheet of A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  const parts = page.locator(
    "[aria-labelledby=projects] li, [aria-labelledby=clients] li, [data-track] > ul:first-child li",
  );
  expect(await parts.count()).toBeGreaterThan(12);
  await page
    .locator("[data-track]")
    .evaluate(track => track.animate({ transform: ["translate(-99px)", "none"] }, 60_000));
  const missing = () =>
    parts.evaluateAll(all =>
      all
        .filter(part => {
          const { left, right, width } = part.getBoundingClientRect();
          return width === 0 || left < 0 || right > innerWidth || getComputedStyle(part).opacity === "0";
        })
        .map(({ textContent }) => textContent),
    );
  // Some logos appear only after hydration.
  await expect.poll(missing).toEqual([]);
  const hero = page.locator("main section").first();
  for (const moving of [hero.locator("picture"), hero.getByRole("group", { name: "Slideshow", includeHidden: true })])
    await expect(moving).toBeHidden();
});
