import { type Page, expect, test } from "@playwright/test";
import { boxOf } from "../browser/support";
import { photo } from "../site/photo";
import {
  acceptAll,
  changes,
  json,
  openEntry,
  restoreContent,
  saveAndDuplicate,
  saved,
  top,
  withPage,
} from "./edited-content";
import { choosePicture, entries, fill, group, input, part, write } from "./form";
import { commitContent, git, read as readContent, readShown as shownContent, save as saveContent } from "./project";

restoreContent();
test.use({ ...withPage, viewport: { width: 1440, height: 900 } });

const pane = (page: Page) => page.frameLocator("#preview-pane");
const site = (page: Page) => pane(page).frameLocator("[title=Site]");
const title = (page: Page) => site(page).getByRole("heading", { level: 1 });

test("the page is as wide as on a desk or on a phone, and opens in a tab", async ({ page, context }) => {
  await openEntry(page, "pages", "home");
  await expect(title(page)).toBeVisible();
  const width = () => title(page).evaluate(() => innerWidth);
  const frame = pane(page).locator("[title=Site]");
  await expect.poll(width).toBe(1280);
  const whole = await boxOf(frame);
  expect(whole.width).toBeLessThanOrEqual(720);
  expect(whole.width).toBeGreaterThan(690);
  await pane(page).getByRole("radio", { name: "Phone" }).check();
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
  await openEntry(page, "pages", "home");
  await expect(site(page).getByRole("button", { name: "Play slideshow" })).toBeVisible();
  const { team, hero } = (await json("pages/home.json")) as unknown as {
    team: { heading: string };
    hero: { slides: { alt: string }[] };
  };
  const heading = site(page).getByRole("heading", { name: team.heading });
  await expect(heading).not.toBeInViewport();
  await group(page, "Team");
  await expect(heading).toBeInViewport();
  const slides = part(await top(page), "Slides");
  await entries(slides).nth(2).getByRole("button").first().click();
  await expect(site(page).getByRole("img", { name: hero.slides[2]?.alt ?? "" })).toBeInViewport();
});

test("pressed words and pictures of the page open their field", async ({ page }) => {
  await openEntry(page, "pages", "home");
  // Playwright presses beside the words of a scaled page.
  await pane(page).getByRole("radio", { name: "Phone" }).check();
  await title(page).click();
  await expect(input(page, "Headline")).toBeFocused();
  const { hero } = (await json("pages/home.json")) as unknown as { hero: { primary: { label: string } } };
  await site(page).getByRole("link", { name: hero.primary.label }).first().click();
  await expect(page.locator("input:focus")).toHaveValue(hero.primary.label);
  await expect(title(page)).toBeVisible();
});

test("a copied case study shows its own page with its new picture before the first save", async ({ page }) => {
  acceptAll(page);
  await openEntry(page, "case-studies", "dairy-yard");
  await write(page, "Card text", "The dairy yard, sealed in six nights between two shifts, and dry for good.");
  await saveAndDuplicate(page);
  const before = changes();
  const hero = await top(page);
  await fill(hero, { Title: "Mill Floor", Highlight: "Floor" });
  await expect(title(page)).toHaveText("Mill Floor");
  const picture = await group(hero, "Picture");
  await choosePicture(picture, "Picture file", { name: "mill.jpg", buffer: await photo(1600, 1000) });
  await write(picture, "Alternative text", "The new floor of the mill");
  const shown = site(page).getByRole("img", { name: "The new floor of the mill" }).first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(changes()).toEqual(before);
  await write(hero, "Highlight", "Roof");
  await expect(pane(page).getByRole("status")).toContainText("Top of the page › Highlight");
});

test("unsaved words stay on the page while other content is saved", async ({ page }) => {
  await openEntry(page, "pages", "home");
  await write(await top(page), "Headline", "Words that nobody has saved yet");
  await expect(title(page)).toHaveText("Words that nobody has saved yet");
  const company = await readContent("company.json");
  await saveContent("company.json", `${company}\n`);
  await expect.poll(() => shownContent("company.json")).toBe(`${company}\n`);
  expect(await shownContent("pages/home.json")).toContain("Words that nobody has saved yet");
  await saved(page);
  await expect(title(page)).toHaveText("Words that nobody has saved yet");
});

test("versions say when, who and what has changed, and are looked at before one is brought back", async ({ page }) => {
  commitContent();
  await openEntry(page, "pages", "home");
  const before = await input(await top(page), "Headline").inputValue();
  const words = before.split(" ");
  for (const last of ["Second", "Third"]) {
    await write(page, "Headline", [...words.slice(0, -1), last].join(" "));
    await saved(page);
    if (last === "Second") git("commit", "--quiet", "--all", "--message", "Second");
  }
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const list = page.getByRole("dialog");
  await expect(list.getByRole("heading")).toHaveText("Earlier versions of Home page");
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
  await expect(list.getByRole("listitem")).toContainText([
    /^Saved on this computer, in no version yet.*Headline: … Second → … Third.*as it is now/,
    new RegExp(`^${today} at \\d\\d:\\d\\d, Ann Office.*Headline: … ${words.at(-1)} → … Second`),
    /The first version\./,
  ]);
  const first = list.getByRole("listitem").last();
  await first.locator("summary").click();
  await expect(first.getByRole("row").last()).toHaveText(/Headline.*Third.*/);
  await expect(title(page)).toContainText(String(words.at(-1)));
  await list.getByRole("button", { name: "Keep what is there now" }).click();
  await expect(title(page)).toContainText("Third");
  expect(await json("pages/home.json")).toMatchObject({ hero: { headline: expect.stringContaining("Third") } });
});
