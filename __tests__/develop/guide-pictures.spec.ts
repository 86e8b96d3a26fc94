import { mkdir } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { boxOf } from "../browser/support";
import { group, saved, write } from "../editor/form";
import { arePicturesDrawn, restoreContent, site, title } from "./page-beside";
import { project } from "./project";

/* Not a test: `npm run guide-pictures` redraws the pictures of `content/README.md` after a change of design. */

const folder = "content/guide";

restoreContent();
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeAll(() => mkdir(folder, { recursive: true }));

/** The files of each part of the home page. Sections have their `labelledBy`. */
const files: Record<string, string> = {
  header: "company.json, navigation.json",
  h1: "pages/home.json → hero, slides",
  "[aria-labelledby=quality]": "pages/home.json → quality",
  "[aria-labelledby=services-heading]": "services/….json",
  "[aria-labelledby=projects]": "case-studies/….json with “featured”: true",
  "[aria-labelledby=accreditations]": "accreditations.json",
  "[aria-labelledby=clients]": "clients.json",
  "[aria-labelledby=team]": "team.json",
  "[aria-labelledby=contact-strip]": "company.json",
  footer: "company.json, navigation.json",
};

/** Draws all sections of a page, loads and decodes its pictures, and scrolls back to the top. */
const loadFully = async (page: Page) => {
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map(image => image.decode()));
    scrollTo({ top: 0, behavior: "instant" });
  });
};

const draw = (name: string, picture: Buffer) =>
  sharp(picture).resize({ width: 1000 }).webp({ quality: 70 }).toFile(`${folder}/${name}.webp`);

test("the home page with the names of its files", async ({ page }) => {
  await page.goto("/");
  await loadFully(page);
  const unnamed = ["main > section", ...Object.keys(files).map(place => `:not(${place}, :has(${place}))`)].join("");
  await expect(page.locator(unnamed), "sections without a line in `files`").toHaveCount(0);
  await page.evaluate(labels => {
    for (const [place, file] of Object.entries(labels)) {
      const section = document.querySelector<HTMLElement>(place);
      if (!section) throw new Error(`There is no ${place}.`);
      const label = Object.assign(document.createElement("span"), { textContent: file });
      const { left, top } = section.getBoundingClientRect();
      const beside = place === "header" ? 300 : 0;
      const above = place === "h1" ? 64 : 0;
      label.style.cssText =
        `position:absolute;left:${left + beside}px;top:${top + scrollY - above}px;z-index:99;padding:6px 16px;` +
        "background:#FFE14D;color:#14171A;font:600 22px/1.4 monospace;border-radius:0 0 8px 0";
      document.body.append(label);
    }
  }, files);
  await draw("home", await page.screenshot({ fullPage: true }));
});

/** Saves a picture of a part of the editor's window, given by top and height in px. */
const drawEditor = async (page: Page, name: string, y: number, height: number) =>
  draw(name, await page.screenshot({ clip: { x: 0, y, width: 1600, height } }));

test("the editor: its lists, a form beside the site, and what is not yet live", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  project.commitContent();
  project.publish();
  await page.goto("/admin#services");
  const list = page.getByRole("main").getByRole("list");
  await expect(list.locator("img")).toHaveCount(await list.getByRole("link").count());
  await arePicturesDrawn(list.locator("img"));
  await drawEditor(page, "lists", 0, 680);
  await list.getByRole("link", { name: "Gutter Repair & Replace" }).click();
  await write(page, "Menu name", "Gutters, repaired & replaced");
  await saved(page);
  await expect(page.getByRole("banner")).toContainText("not yet live: 1 file");
  const hero = await group(page, "Top of the page");
  await hero.evaluate(element => element.scrollIntoView());
  await expect(title(page)).toContainText("Gutter");
  await arePicturesDrawn(site(page).locator("main img").first());
  await drawEditor(page, "form", 0, 900);
  const banner = page.getByRole("banner");
  await banner.scrollIntoViewIfNeeded();
  const { height } = await boxOf(banner);
  await drawEditor(page, "not-yet-live", 0, height);
});
