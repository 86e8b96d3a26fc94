import { type FrameLocator, type Page, expect, test } from "@playwright/test";
import { group, hasNothingUnsaved, input, openFile, saved, write } from "../editor/form";
import { project } from "./project";

test.beforeAll(() => project.remember());
test.afterEach(() => project.restore());
// A browser that has never been here, in a window with room for the page beside the form.
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1440, height: 900 } });

const site = (page: Page) => page.frameLocator("[title=Site]");
const title = (of: Page | FrameLocator) => of.getByRole("heading", { level: 1 });

test("leaving unsaved changes nothing; a saved headline changes one line, and the page follows", async ({ page }) => {
  await openFile(page, "pages/home.json");
  const hero = await group(page, "Top of the page");
  const before = await input(hero, "Headline").inputValue();
  await expect(site(page).getByRole("button", { name: "Play slideshow" })).toBeVisible();
  await expect(title(site(page))).toContainText(before);
  await write(hero, "Headline", "Nobody wants this yet");
  await page.getByRole("link", { name: "Company" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Company" })).toBeVisible();
  expect(project.changes()).toEqual({});
  await expect(title(site(page))).toContainText(before);

  await page.getByRole("link", { name: /^Home page/ }).click();
  await write(await group(page, "Top of the page"), "Headline", "Dry halls, sound roofs");
  await saved(page);
  expect(project.changes()).toEqual({
    "pages/home.json": [`-"headline": ${JSON.stringify(before)},`, '+"headline": "Dry halls, sound roofs",'],
  });
  await expect(title(site(page))).toContainText("Dry halls, sound roofs");

  const { team } = (await project.json("pages/home.json")) as unknown as { team: { heading: string } };
  const shown = site(page).getByRole("heading", { name: team.heading });
  await expect(title(site(page))).toBeInViewport();
  await expect(shown).not.toBeInViewport();
  const heading = input(await group(page, "Team"), "Heading");
  await expect(shown).toBeInViewport();
  await input(page, "Headline").click();
  await expect(title(site(page))).toBeInViewport();
  await heading.click();
  await expect(shown).toBeInViewport();

  await page.getByRole("link", { name: "Gutter Repair & Replace" }).click();
  await expect(title(site(page))).toContainText("Gutter Repair & Replace");
});

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

test("the page beside the form says that the server is lost, and comes back with the draft", async ({ page }) => {
  await openFile(page, "pages/home.json");
  const pane = page.getByRole("region", { name: "Page" });
  await write(await group(page, "Top of the page"), "Headline", "Typed before the end");
  await expect(title(site(page))).toContainText("Typed before the end");
  await page.route("/admin/api", (route, request) =>
    request.postData()?.includes('"alive"') ? route.abort() : route.fallback(),
  );
  await expect(pane.getByRole("status")).toContainText("The editor does not answer");
  const drafts: string[] = [];
  await page.route("/admin/api", (route, request) => {
    if (request.postData()?.includes('"alive"')) return route.fulfill({ json: { started: 1 } });
    if (request.postData()?.includes("Typed before the end")) drafts.push("Typed before the end");
    return route.fallback();
  });
  await expect(pane.getByRole("status")).toBeEmpty();
  await expect.poll(() => drafts.length).toBeGreaterThan(0);
  await expect(title(site(page))).toContainText("Typed before the end");
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
