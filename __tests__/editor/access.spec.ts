import { type Page, expect, test } from "@playwright/test";
import { boxOf } from "../browser/support";
import { smallTargets, stickingOut } from "../browser/support-a11y";
import { expectNothingFound as expectNothingIn } from "../checkers/states";
import { statesFolder } from "./check-states";
import { entry, group, input, openFile, save, saved, shows, write } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

const expectNothingFound = (page: Page, state: string) => expectNothingIn(page, statesFolder, state);

test("the list of files, a search and the list of a folder have no fault that a checker finds", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Home page" })).toBeVisible();
  await expectNothingFound(page, "files");
  await page.getByRole("searchbox").fill("roof");
  await expectNothingFound(page, "search");
  await page.goto("/admin#services");
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  await expectNothingFound(page, "list");
});

test("a form with wrong fields, unfolded entries and changes that are not live has no fault that a checker finds", async ({
  page,
}) => {
  project.commitContent();
  await openFile(page, "services/gutter-repair-replace.json");
  await write(page, "Menu name", "Gutters");
  await saved(page);
  await expect(page.getByRole("banner")).toContainText("not yet live: 1 file");
  await write(page, "Card text", "x".repeat(170));
  await save(page);
  await shows(page, "Not saved");
  await group(page, "Card picture");
  await entry(await group(await group(page, "Top of the page"), "Feature tiles"), 0);
  await expectNothingFound(page, "form");
});

test("the dialogs have no fault that a checker finds", async ({ page }) => {
  project.commitContent();
  await openFile(page, "services/other-services.json");
  const dialog = page.getByRole("dialog");
  await write(page, "Menu name", "Others of one");
  await project.replaceIn("services/other-services.json", '"label": "Other Services"', '"label": "Others of two"');
  await save(page);
  await expect(dialog).toBeVisible();
  await expectNothingFound(page, "conflict");
  await dialog.getByRole("button", { name: "Do not save yet" }).click();

  await page.getByRole("button", { name: "Earlier versions" }).click();
  await dialog.getByRole("listitem").last().locator("summary").click();
  await expect(dialog.getByRole("table")).toBeVisible();
  await expectNothingFound(page, "versions");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog).toContainText("Visitors may still come to");
  await expectNothingFound(page, "deletion");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await (await group(page, "Card picture")).getByRole("button", { name: "Pictures of the site" }).first().click();
  await expect(dialog.getByRole("button", { name: /\.jpg$/ }).first()).toBeVisible();
  await expectNothingFound(page, "pictures");
});

test("the keyboard alone opens a file, changes its words, saves them and goes back", async ({ page }) => {
  await page.goto("/admin");
  const press = async (key: string, until: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60 && !(await until()); presses += 1) await page.keyboard.press(key);
    expect(await until()).toBe(true);
  };
  const hasFocus = (name: string) => () =>
    page.evaluate(words => {
      const { activeElement: at } = document;
      return at?.textContent === words || (at as HTMLInputElement | null)?.labels?.[0]?.textContent === words;
    }, name);
  await expect(page.getByRole("link", { name: "Home page" })).toBeVisible();
  await press("Tab", hasFocus("Home page"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Home page" })).toBeVisible();
  await press("Tab", hasFocus("Top of the page"));
  await page.keyboard.press("Enter");
  await press("Tab", hasFocus("Headline"));
  // Tab has selected the text, so that typing replaces it.
  await page.keyboard.insertText("Typed over");
  await expect(input(page, "Headline")).toHaveValue("Typed over");
  await press("Tab", hasFocus("Save"));
  await page.keyboard.press("Enter");
  await shows(page, "Saved on this computer.");
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "Typed over" } });
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Choose what you want to change." })).toBeVisible();
});

for (const { width, height, as } of [
  { width: 320, height: 640, as: "at 400 %" },
  { width: 390, height: 844, as: "of a phone" },
  { width: 720, height: 450, as: "at 200 %" },
])
  test.describe(`In a window ${as}, ${width} px wide`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("nothing sticks out, and targets are large enough for a finger", async ({ page }) => {
      project.commitContent();
      const look = async () => {
        expect(await stickingOut(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await smallTargets(page.locator("body"), 44)).toEqual([]);
      };
      await page.goto("/admin");
      await expect(page.getByRole("link", { name: "Home page" })).toBeVisible();
      await look();
      await page.goto("/admin#case-studies");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look();
      await openFile(page, "pages/home.json");
      await write(await group(page, "Top of the page"), "Headline", "A line that is not live yet");
      await saved(page);
      await expect(page.getByRole("banner")).toContainText("not yet live");
      await entry(await group(page, "Slides"), 0);
      await look();
      await page.getByRole("button", { name: "Earlier versions" }).click();
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
      await look();
    });

    test("the bars leave most of the height to the form", async ({ page }) => {
      project.commitContent();
      await openFile(page, "pages/home.json");
      const headline = input(await group(page, "Top of the page"), "Headline");
      await headline.fill("A line that is not live yet");
      await saved(page);
      await expect(page.getByRole("banner")).toContainText("not yet live");
      await headline.scrollIntoViewIfNeeded();
      const save = await boxOf(page.getByRole("contentinfo").or(page.locator("footer")));
      expect(save.height).toBeLessThanOrEqual(height / 3);
      await expect(headline).toBeInViewport({ ratio: 1 });
    });
  });

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("words and the order of a list are changed, and an earlier version restores both", async ({ page }) => {
    project.commitContent();
    await openFile(page, "services/gutter-repair-replace.json");
    await write(page, "Menu name", 'The phone\'s "own" words');
    await write(page, "Order", "3");
    await saved(page);
    // The two services have swapped places, in the list too.
    expect(await project.json("services/gutter-repair-replace.json")).toMatchObject({
      label: "The phone’s “own” words",
      order: 3,
    });
    expect(Object.values(project.changes()).flat()).toEqual(expect.arrayContaining(['-"order": 3,', '+"order": 2,']));
    await shows(page, /Also changed: Service\/skylight-repair-replace\./);
    await page.getByRole("link", { name: "Editor" }).click();
    await page.getByRole("link", { name: "Services", exact: true }).click();
    await expect(page.getByRole("main").getByRole("listitem").getByRole("link")).toContainText([
      /./,
      "Skylight",
      "The phone’s",
      /./,
      /./,
      /./,
    ]);
    await page.getByRole("link", { name: /The phone’s/ }).click();
    await page.getByRole("button", { name: "Earlier versions" }).click();
    const version = page
      .getByRole("dialog")
      .getByRole("listitem")
      .filter({ hasText: /, Ann Office/ });
    await version.locator("summary").click();
    await version.getByRole("button", { name: "Bring this version back" }).click();
    await expect.poll(() => project.changes()).toEqual({});
  });
});

test("Tab reaches each entry of a long list above the bar with Save", async ({ page }) => {
  await openFile(page, "pages/home.json");
  const slides = await group(await group(page, "Top of the page"), "Slides");
  const save = await boxOf(page.getByRole("button", { name: "Save", exact: true }));
  await slides.getByRole("button", { name: /^Slides/ }).focus();
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await boxOf(page.locator(":focus"));
    expect(focused.y + focused.height).toBeLessThanOrEqual(save.y);
  }
});
