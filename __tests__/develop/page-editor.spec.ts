import { type Locator, type Page, type Route, expect, test } from "@playwright/test";
import { boxOf } from "../browser/support";
import {
  bringBack,
  choosePicture,
  entry,
  fill,
  group,
  hasNothingUnsaved,
  input,
  openFile,
  saved,
  shows,
  write,
} from "../editor/form";
import { photo } from "../site/photo";
import { restoreContent, site, title, withPage } from "./page-beside";
import { project } from "./project";

restoreContent();
test.use({ ...withPage, viewport: { width: 1440, height: 900 } });

/** The part of the editor with the page. */
const pane = (page: Page) => page.getByRole("region", { name: "Page", exact: true });
const top = (page: Page) => group(page, "Top of the page");

/** Playwright presses beside the words of a scaled page. */
const showOnPhone = (page: Page) => pane(page).getByRole("radio", { name: "Phone" }).check();

/** Keeps the unsaved text of a form from the server. Returns a function that lets it through. */
const holdDrafts = async (page: Page) => {
  let isHeld = true;
  const held: Route[] = [];
  await page.route("/admin/api", async route => {
    const { action } = route.request().postDataJSON() as { action: string };
    if (isHeld && action === "draft") held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map(route => route.continue()));
  };
};

test("the page is as wide as on a desk or on a phone, and opens in a tab", async ({ page, context }) => {
  await openFile(page, "pages/home.json");
  await expect(title(page)).toBeVisible();
  const width = () => title(page).evaluate(() => innerWidth);
  await expect.poll(width).toBe(1280);
  const whole = await boxOf(page.getByTitle("Site"));
  expect(whole.width).toBeLessThanOrEqual(720);
  expect(whole.right).toBeLessThanOrEqual(1440);
  await showOnPhone(page);
  await expect.poll(width).toBe(390);
  await page.reload();
  await expect.poll(width).toBe(390);
  const opening = context.waitForEvent("page");
  await pane(page).getByRole("link", { name: "Open this page in a tab" }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(/:\d+\/$/);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the page goes to the section and the slide that are unfolded in the form", async ({ page }) => {
  await openFile(page, "pages/home.json");
  await expect(site(page).getByRole("button", { name: "Play slideshow" })).toBeVisible();
  const { team, hero } = (await project.json("pages/home.json")) as unknown as {
    team: { heading: string };
    hero: { slides: { alt: string }[] };
  };
  const heading = site(page).getByRole("heading", { name: team.heading });
  await expect(heading).not.toBeInViewport();
  await group(page, "Team");
  await expect(heading).toBeInViewport();
  await entry(await group(await top(page), "Slides"), 2);
  await expect(site(page).getByRole("img", { name: hero.slides[2]?.alt ?? "" })).toBeInViewport();
});

/** Presses words or a picture of the page until their field has the focus: a press counts once the page has loaded. */
const press = (words: Locator, field: Locator) =>
  expect(async () => {
    await words.click({ timeout: 10_000 });
    await expect(field).toBeFocused({ timeout: 3_000 });
  }).toPass();

test("pressed words and pictures of the page open their field, also in another form", async ({ page }) => {
  await openFile(page, "pages/home.json");
  await showOnPhone(page);
  await press(title(page), input(page, "Headline"));
  const { hero } = (await project.json("pages/home.json")) as unknown as { hero: { primary: { label: string } } };
  await site(page).getByRole("link", { name: hero.primary.label }).first().click();
  await expect(page.locator("input:focus")).toHaveValue(hero.primary.label);
  await expect(title(page)).toBeVisible();

  const portraits = site(page)
    .getByRole("listitem")
    .getByRole("img", { name: /^Portrait of .* on a plain ground$/ });
  const text = page.getByRole("textbox", { name: "Alternative text" });
  await press(portraits.last(), text);
  await expect(page).toHaveURL(/#team\.json@members\.2\.picture\.alt$/);
  await expect(text).toHaveValue("Portrait of Cleo Winterbourne on a plain ground");
  await press(
    site(page).getByRole("heading", { name: "Ada Fernsby" }),
    page.getByLabel("Name", { exact: true }).first(),
  );
  await press(title(page), input(page, "Headline"));
  await expect(page).toHaveURL(/#pages\/home\.json@hero\.headline$/);
});

test("typed words are on the page before the server has them, and then in the page itself", async ({
  page,
  context,
}) => {
  await openFile(page, "pages/home.json");
  const before = await input(await top(page), "Headline").inputValue();
  await expect(title(page)).toHaveText(before);
  const release = await holdDrafts(page);
  await write(page, "Headline", "Words on the page at once");
  await expect(title(page)).toHaveText("Words on the page at once");
  expect(await project.readShown("pages/home.json")).not.toContain("Words on the page at once");
  await release();
  const tab = await context.newPage();
  const words = tab.getByRole("heading", { level: 1 });
  // A page of the development server misses what changes while it is loaded.
  await expect(async () => {
    await tab.goto("/");
    await expect(words).toHaveText("Words on the page at once", { timeout: 10_000 });
  }).toPass();
  await expect(title(page)).toHaveText("Words on the page at once");
  expect(project.changes()).toEqual({});

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(title(page)).toHaveText(before);
  await expect(words).toHaveText(before);
});

test("a copied case study shows its own page with its new picture before the first save", async ({ page }) => {
  await openFile(page, "case-studies/dairy-yard.json");
  await page.getByRole("button", { name: "Duplicate" }).click();
  const hero = await top(page);
  await fill(hero, { Title: "Mill Floor", Highlight: "Floor" });
  await expect(title(page)).toHaveText("Mill Floor");
  const picture = await group(hero, "Picture");
  await choosePicture(picture, "Picture file", { name: "mill.jpg", buffer: await photo(1600, 1000) });
  await write(picture, "Alternative text", "The new floor of the mill");
  const shown = site(page).getByRole("img", { name: "The new floor of the mill" }).first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(project.changes()).toEqual({});
  await write(hero, "Highlight", "Roof");
  await expect(pane(page).getByRole("status")).toContainText("Top of the page › Highlight");
});

test("unsaved words stay on the page while other content is saved", async ({ page }) => {
  await openFile(page, "pages/home.json");
  await write(await top(page), "Headline", "Words that nobody has saved yet");
  await expect(title(page)).toHaveText("Words that nobody has saved yet");
  await expect.poll(() => project.readShown("pages/home.json")).toContain("Words that nobody has saved yet");
  const company = await project.read("company.json");
  await project.save("company.json", `${company}\n`);
  await expect.poll(() => project.readShown("company.json")).toBe(`${company}\n`);
  expect(await project.readShown("pages/home.json")).toContain("Words that nobody has saved yet");
  await saved(page);
  await expect(title(page)).toHaveText("Words that nobody has saved yet");
});

test("an earlier version is looked at on the page before it is brought back", async ({ page }) => {
  project.commitContent();
  await openFile(page, "pages/home.json");
  const headline = input(await top(page), "Headline");
  const before = await headline.inputValue();
  await headline.fill("Buildings kept in second repair");
  await saved(page);
  await expect(title(page)).toHaveText("Buildings kept in second repair");
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const list = page.getByRole("dialog");
  await list.getByRole("listitem").last().locator("summary").click();
  await expect(title(page)).toHaveText(before);
  await list.getByRole("button", { name: "Keep what is there now" }).click();
  await expect(title(page)).toHaveText("Buildings kept in second repair");
  await hasNothingUnsaved(page);
  expect(await project.json("pages/home.json")).toMatchObject({
    hero: { headline: "Buildings kept in second repair" },
  });

  await bringBack(page, /The first version\./);
  await shows(page, "Brought back on this computer.");
  await expect(title(page)).toHaveText(before);
  expect(project.changes()).toEqual({});
});
