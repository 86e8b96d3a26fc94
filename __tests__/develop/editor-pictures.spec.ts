import { type Page, expect, test } from "@playwright/test";
import { boxOf } from "../browser/support";
import { add, entries, entry, group, input, openFile, save, saved, shows, write } from "../editor/form";
import { arePicturesDrawn, restoreContent, site } from "./page-beside";
import { project } from "./project";

/* Not a test: `npm run editor-pictures` draws the editor with the firm's content, at three widths, for a person to judge. */

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

restoreContent();

const draw = async (page: Page, name: string) => {
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: `test-results/editor-pictures/${name}-${width}.png`, animations: "disabled" });
};

const gutters = "services/gutter-repair-replace.json";
const hasPage = (page: Page) => page.getByTitle("Site").isVisible();
const top = (page: Page) => group(page, "Top of the page");

/** The page beside the form, if the window has room for it. */
const siteIsDrawn = async (page: Page) => {
  if (await hasPage(page)) await arePicturesDrawn(site(page).locator("main img").first());
};

/** The page beside the form has gone to a slide, if the window has room for it. */
const showsSlide = async (page: Page, alt: string) => {
  if (await hasPage(page)) await expect(site(page).getByRole("img", { name: alt })).toBeInViewport();
};

/** The files of the list at the left, which a phone has on a screen of its own. */
const nav = (page: Page) => page.getByRole("navigation", { name: "All pages and lists" });

for (const viewport of sizes)
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test("all files, and the results of a search", async ({ page }) => {
      await page.goto("/admin");
      await expect(nav(page).getByRole("link", { name: "Home page" })).toBeVisible();
      await draw(page, "files");
      await nav(page).getByRole("searchbox").fill("epoxy");
      await expect(nav(page).getByRole("link").first()).toContainText("epoxy");
      await draw(page, "search");
    });

    test("a list, and an entry that is dragged in it", async ({ page }) => {
      await page.goto("/admin#services");
      const list = page.getByRole("main").getByRole("list");
      const handles = list.getByRole("button", { name: /^Move / });
      await expect(list.locator("img")).toHaveCount(await handles.count());
      await arePicturesDrawn(list.locator("img"));
      await draw(page, "list");
      const [from, to] = [await boxOf(handles.nth(0)), await boxOf(handles.nth(2))];
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 16 });
      await draw(page, "dragging");
      await page.mouse.up();
      await shows(page, "is now number");
      await draw(page, "dragged");
    });

    test("unsaved words, and the message after a save", async ({ page }) => {
      project.commitContent();
      await openFile(page, gutters);
      await siteIsDrawn(page);
      await draw(page, "form");
      await write(page, "Menu name", "Gutters");
      await expect(page.getByText("Not saved yet")).toBeVisible();
      await draw(page, "unsaved");
      await saved(page);
      await expect(page.getByRole("banner")).toContainText("not yet live: 1 file");
      await draw(page, "saved");
    });

    test("the versions", async ({ page }) => {
      project.commitContent();
      await openFile(page, "pages/home.json");
      await write(await top(page), "Headline", "Roofs, gutters and floors kept sound");
      await saved(page);
      await page.getByRole("button", { name: "Earlier versions" }).click();
      const list = page.getByRole("dialog");
      await expect(list.getByRole("listitem")).toHaveCount(2);
      await draw(page, "versions");
      await list.getByRole("listitem").last().locator("summary").click();
      await siteIsDrawn(page);
      await draw(page, "version-opened");
    });

    test("the question before a deletion", async ({ page }) => {
      project.commitContent();
      await openFile(page, "case-studies/decorative-painting.json");
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      const answer = page.getByRole("dialog").or(page.getByRole("alert").filter({ hasText: /./ }));
      await expect(answer.first()).toBeVisible();
      await draw(page, "deletion");
    });

    test("the question about two people's changes", async ({ page }) => {
      await openFile(page, "pages/home.json");
      const hero = await top(page);
      const before = await input(hero, "Headline").inputValue();
      await write(hero, "Headline", "Buildings of Suffolk, kept dry");
      await project.replaceIn("pages/home.json", before, "Roofs, gutters and floors kept sound");
      await shows(page, "Somebody else has also changed");
      await draw(page, "others-changes");
      await save(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      await draw(page, "conflict");
    });

    test("the messages about errors", async ({ page }) => {
      await openFile(page, gutters);
      await write(page, "Card text", "Too short");
      await save(page);
      await shows(page, "Not saved");
      await siteIsDrawn(page);
      await draw(page, "error");
      await openFile(page, "case-studies/car-park-beam-restoration.json");
      await write(await top(page), "Highlight", "Words of another title");
      await save(page);
      await shows(page, "which is not");
      await draw(page, "error-of-check");
    });

    test("the chooser of pictures", async ({ page }) => {
      await openFile(page, gutters);
      const picture = await group(page, "Card picture");
      await arePicturesDrawn(picture.locator("img"));
      await picture.evaluate(element => element.scrollIntoView());
      await draw(page, "picture");
      await picture.getByRole("button", { name: "Pictures of the site" }).first().click();
      await arePicturesDrawn(page.getByRole("dialog").locator("img"));
      await draw(page, "picture-chooser");
    });

    test("the slides, unfolded, beside the page", async ({ page }) => {
      await openFile(page, "pages/home.json");
      await siteIsDrawn(page);
      const slides = await group(await top(page), "Slides");
      await slides.evaluate(element => element.scrollIntoView());
      await draw(page, "slides");
      const second = await entry(slides, 1);
      await second.scrollIntoViewIfNeeded();
      await showsSlide(page, await input(second, "Alternative text").inputValue());
      await draw(page, "slide");
    });

    test("a new case study, and a copy", async ({ page }) => {
      await page.goto("/admin#case-studies/new");
      await write(page, "Name", "Mill Floor");
      await draw(page, "new-case-study");
      await save(page);
      await shows(page, "Not saved");
      await draw(page, "new-case-study-not-saved");
      await openFile(page, "case-studies/decorative-painting.json");
      await page.getByRole("button", { name: "Duplicate" }).click();
      await expect(page).toHaveURL(/#case-studies\/new@/);
      await siteIsDrawn(page);
      await draw(page, "copy");
    });

    test("the team, with a new member", async ({ page }) => {
      await openFile(page, "team.json");
      const members = await group(page, "Members");
      const present = await entries(members).count();
      await add(members);
      await expect(entries(members)).toHaveCount(present + 1);
      await draw(page, "new-member");
    });
  });
