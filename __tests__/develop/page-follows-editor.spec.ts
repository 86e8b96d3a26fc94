import { type FrameLocator, type Page, expect, test } from "@playwright/test";
import { group, hasNothingUnsaved, input, openFile } from "../editor/form";
import { project } from "./project";

test.beforeAll(() => project.remember());
test.afterEach(() => project.restore());
// A browser that has never been here, in a window with room for the page beside the form.
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1440, height: 900 } });

const site = (page: Page) => page.frameLocator("[title=Site]");
const title = (of: Page | FrameLocator) => of.getByRole("heading", { level: 1 });

test("other tabs show unsaved words while the form is open, then the saved ones", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/");
  const shows = async (text: string) => {
    await expect(title(other)).toContainText(text);
    expect(project.changes()).toEqual({});
  };
  await openFile(page, "pages/home.json");
  const headline = input(await group(page, "Top of the page"), "Headline");
  const before = await headline.inputValue();
  await expect(title(site(page))).toContainText(before);

  await headline.fill("Typed and not saved");
  await expect(title(site(page))).toContainText("Typed and not saved");
  await shows("Typed and not saved");
  await page.getByRole("link", { name: "Company" }).click();
  await shows(before);

  await openFile(page, "pages/home.json");
  await input(await group(page, "Top of the page"), "Headline").fill("Typed once more");
  await shows("Typed once more");
  await page.goto("about:blank");
  await shows(before);
});

test("a form on a phone has no page beside it, and fits", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openFile(page, "services/gutter-repair-replace.json");
    await expect(page.getByRole("region", { name: "Page" })).toBeVisible({ visible: width === 1440 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await hasNothingUnsaved(page);
});
