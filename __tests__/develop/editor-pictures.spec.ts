import { type Page, expect, test } from "@playwright/test";
import { boxOf } from "../browser/support";
import { openEntry, restoreContent, saved, shows, top } from "./edited-content";
import { add, entries, group, input, part, save, write } from "./form";
import { commitContent } from "./project";

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

const services = async (page: Page) => {
  await page.goto("/admin#/collections/services");
  const links = page.getByRole("main").locator("a[href*='/entries/']");
  await expect(links.first()).toBeVisible();
  return links;
};

const site = (page: Page) => page.frameLocator("#preview-pane").frameLocator("[title=Site]");

/** The page beside the form, if the window has room for it. */
const siteIsDrawn = async (page: Page) => {
  if (!(await page.locator("#preview-pane").isVisible())) return;
  const first = site(page).locator("main img").first();
  await first.evaluate((image: HTMLImageElement) => image.decode());
};

/** The page beside the form has gone to a slide, if the window has room for it. */
const showsSlide = async (page: Page, alt: string) => {
  if (!(await page.locator("#preview-pane").isVisible())) return;
  await expect(site(page).getByRole("img", { name: alt })).toBeInViewport();
};

const gutters = "gutter-repair-replace";

for (const viewport of sizes)
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test("a list, and an entry that is dragged in it", async ({ page }) => {
      const links = await services(page);
      await draw(page, "list");
      await links.nth(0).hover();
      await page.mouse.down();
      await links.nth(2).hover();
      // The browser reports a drag over an element after a second move in it.
      for (const x of [40, 42, 44]) await links.nth(2).hover({ position: { x, y: 4 } });
      await expect(page.locator("[data-drop]")).toBeVisible();
      await draw(page, "dragging");
      await page.mouse.up();
      await shows(page, "is now number");
      await draw(page, "dragged");
    });

    test("the ways to save, and the message after a save", async ({ page }) => {
      commitContent();
      await openEntry(page, "services", gutters);
      await write(page, "Menu name", "Gutters");
      await siteIsDrawn(page);
      const box = await boxOf(page.getByRole("button", { name: "Save", exact: true }));
      await page.mouse.click(box.x + box.width - 10, box.y + box.height / 2);
      await expect(page.getByRole("menuitem")).toHaveCount(3);
      await draw(page, "save-menu");
      await page.getByRole("menuitem", { name: "Save now" }).click();
      await shows(page, "Saved on this computer.");
      await draw(page, "saved");
    });

    test("the versions", async ({ page }) => {
      commitContent();
      await openEntry(page, "pages", "home");
      const hero = await top(page);
      await write(hero, "Headline", "Roofs, gutters and floors kept sound");
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
      commitContent();
      await openEntry(page, "case-studies", "decorative-painting");
      await page.getByText("Delete entry").click();
      await expect(
        page
          .getByRole("dialog")
          .or(page.getByRole("alert").filter({ hasText: /./ }))
          .first(),
      ).toBeVisible();
      await draw(page, "deletion");
    });

    test("the question about two people's changes", async ({ page, context }) => {
      const other = await context.newPage();
      for (const tab of [page, other]) await openEntry(tab, "pages", "home");
      const headings = { Headline: "Roofs, gutters and floors kept sound", Text: "From Ipswich to the coast." };
      for (const [label, words] of Object.entries(headings)) await write(await top(other), label, words);
      await saved(other);
      const hero = await top(page);
      await write(hero, "Headline", "Buildings of Suffolk, kept dry");
      await write(hero, "Text", "We have looked after industrial buildings of the county for years.");
      await save(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      await draw(page, "conflict");
    });

    test("the results of a search", async ({ page }) => {
      await services(page);
      await page.getByPlaceholder("Search all").fill("epoxy");
      await page.getByPlaceholder("Search all").press("Enter");
      await expect(page.getByRole("main").getByRole("link").first()).toContainText("—");
      await draw(page, "search");
    });

    test("the messages about errors", async ({ page }) => {
      await openEntry(page, "services", gutters);
      await write(page, "Card text", "Too short");
      await save(page);
      await shows(page, "Not saved");
      await siteIsDrawn(page);
      await draw(page, "error");
      await openEntry(page, "case-studies", "car-park-beam-restoration");
      await write(await top(page), "Highlight", "Words of another title");
      await save(page);
      await shows(page, "which is not");
      await draw(page, "error-of-check");
    });

    test("the chooser of pictures", async ({ page }) => {
      await openEntry(page, "services", gutters);
      const picture = await group(page, "Card picture");
      await draw(page, "picture");
      await picture.getByRole("button", { name: "Choose different image" }).click();
      await expect(page.getByRole("dialog").locator("img").first()).toBeVisible();
      await draw(page, "picture-chooser");
    });

    test("the slides, unfolded, beside the page", async ({ page }) => {
      await openEntry(page, "pages", "home");
      await siteIsDrawn(page);
      const slides = part(await top(page), "Slides");
      const second = entries(slides).nth(1);
      await second.getByRole("button").first().click();
      await second.scrollIntoViewIfNeeded();
      await showsSlide(page, await input(second, "Alternative text").inputValue());
      await draw(page, "slide");
      await page.evaluate(() => scrollTo(0, 0));
      await slides.evaluate(element => element.scrollIntoView());
      await draw(page, "slides");
    });

    test("a new case study", async ({ page }) => {
      page.on("dialog", dialog => void dialog.accept());
      await page.goto("/admin#/collections/case-studies");
      await page.getByText("Add a case study").click();
      await write(page, "Name", "Mill Floor");
      await draw(page, "new-case-study");
      await save(page);
      await shows(page, "Not saved");
      await draw(page, "new-case-study-not-saved");
    });

    test("the team, with a new member", async ({ page }) => {
      await openEntry(page, "site", "team");
      await add(part(page, "Members"));
      await draw(page, "new-member");
    });
  });
