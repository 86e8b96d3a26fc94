import AxeBuilder from "@axe-core/playwright";
import { type Locator, type Page, expect, test } from "@playwright/test";
import { boxOf } from "../browser/support";
import { changes, formOnly, json, openEntry, restoreContent, saved, shows, top } from "./edited-content";
import { add, entries, input, part, save, write } from "./form";
import { commitContent } from "./project";

restoreContent();
test.use(formOnly);

const home = (page: Page) => openEntry(page, "pages", "home");
const button = (scope: Page | Locator, name: string) => scope.getByRole("button", { name, exact: true });

/** The first words of the slides, in their order. */
const colours = async (slides: Locator) => {
  const labels = await entries(slides).locator("> [class*=NestedObjectLabel]").allTextContents();
  return labels.map(label => /colour (\w+)/.exec(label)?.[1]);
};

test("one press on Save saves, by mouse and by keyboard, and the focus stays in the field", async ({ page }) => {
  await home(page);
  const hero = await top(page);
  const headline = input(hero, "Headline");
  await write(hero, "Headline", "Saved by one press");
  await button(page, "Save").click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  expect(await json("pages/home.json")).toMatchObject({ hero: { headline: "Saved by one press" } });
  await expect(headline).toBeFocused();

  await write(hero, "Headline", "Saved by the keyboard");
  await page.keyboard.press("Escape");
  await expect(button(page, "Save")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Changes saved")).toBeVisible();
  expect(await json("pages/home.json")).toMatchObject({ hero: { headline: "Saved by the keyboard" } });
  await expect(headline).toBeFocused();

  // Without changes, Escape leads to the way out, and back.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: /Writing in/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(headline).toBeFocused();
});

test("the arrow of Save offers the other ways to save", async ({ page }) => {
  await openEntry(page, "services", "gutter-repair-replace");
  await write(page, "Menu name", "Gutters");
  const box = await boxOf(button(page, "Save"));
  await page.mouse.click(box.x + box.width - 10, box.y + box.height / 2);
  await expect(page.getByRole("menuitem")).toHaveText(["Save now", "Save and create new", "Save and duplicate"]);
  expect(changes()).toEqual({});
});

test("a text with a limit is counted as it is typed, and is red when it is too long", async ({ page }) => {
  await openEntry(page, "services", "gutter-repair-replace");
  const count = part(page, "Search description").locator(".length");
  await write(page, "Search description", "Gutters that hold, and that’s it  ");
  await expect(count).toHaveText("32 of 110 to 160 characters");
  await write(page, "Search description", "x".repeat(172));
  await expect(count).toHaveText("172 of 110 to 160 characters: 12 too many");
  await expect(count).toHaveCSS("color", "rgb(168, 32, 32)");
  // An emoji is one character, as in the check.
  await write(page, "Search description", `${"x".repeat(159)}🧱`);
  await expect(count).toHaveText("160 of 110 to 160 characters");
  await expect(count).not.toHaveCSS("color", "rgb(168, 32, 32)");
});

test("entries of a list are opened by their title, and moved and removed by keyboard, in words", async ({ page }) => {
  await home(page);
  const slides = part(await top(page), "Slides");
  const before = await colours(slides);
  const moved = ([first, second, third, ...others]: typeof before) => [first, third, second, ...others];

  await entries(slides).nth(1).locator("> [class*=NestedObjectLabel]").click();
  await expect(button(slides, "Open slide 2")).toHaveAttribute("aria-expanded", "true");
  await expect(input(entries(slides).nth(1), "Alternative text")).toBeVisible();
  await button(slides, "Open slide 2").click();
  await expect(button(slides, "Open slide 2")).toHaveAttribute("aria-expanded", "false");

  await button(slides, "Move slide 2").press("ArrowDown");
  await expect.poll(() => colours(slides)).toEqual(moved(before));
  await expect(button(slides, "Move slide 3")).toBeFocused();
  const said = page.getByRole("status").filter({ hasText: "is now at place 3 of" });
  await expect(said).toHaveText(/^“Plain field of the colour birch, .*” is now at place 3 of \d+\.$/);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => colours(slides)).toEqual(before);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => colours(slides)).toEqual(moved(before));

  const questions: string[] = [];
  page.once("dialog", dialog => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await button(slides, "Remove slide 1").click();
  expect(questions).toEqual([expect.stringMatching(/^Remove slide 1, “Plain field of the colour amber, /)]);
  await expect.poll(() => colours(slides)).toEqual(moved(before));
  page.once("dialog", dialog => void dialog.accept());
  await button(slides, "Remove slide 1").press("Enter");
  await expect.poll(() => colours(slides)).toEqual(moved(before).slice(1));
  await expect(button(slides, "Open slide 1")).toBeFocused();

  await saved(page);
  const { hero } = await json("pages/home.json");
  const alts = (hero as { slides: { alt: string }[] }).slides.map(({ alt }) => /colour (\w+)/.exec(alt)?.[1]);
  expect(alts).toEqual(moved(before).slice(1));
});

test("an entry without content is removed without a question, a picture only after one", async ({ page }) => {
  await home(page);
  const slides = part(await top(page), "Slides");
  const count = await entries(slides).count();
  await add(slides);
  await expect(entries(slides)).toHaveCount(count + 1);
  await button(slides, `Remove slide ${count + 1}`).click();
  await expect(entries(slides)).toHaveCount(count);

  await button(slides, "Open slide 1").click();
  const picture = part(entries(slides).first(), "Picture file");
  page.once("dialog", dialog => void dialog.dismiss());
  await picture.getByRole("button", { name: "Remove image" }).click();
  await expect(picture.locator("img")).toBeVisible();
  await expect(page.getByText("Changes saved")).toBeVisible();
});

test("every button of a list entry and of a group has a name of its own", async ({ page }) => {
  await home(page);
  const slides = part(await top(page), "Slides");
  await expect(button(slides, "Open slide 1")).toBeVisible();
  const names = await slides
    .locator("[class*=TopBar] :is(button, [role=button])")
    .evaluateAll(all => all.map(one => one.ariaLabel || one.textContent));
  expect(names).not.toContain("");
  expect(new Set(names).size).toBe(names.length);
  await expect(button(page, "Collapse Top of the page")).toBeVisible();
});

test("Tab selects the text of a one-line field, so that typing replaces it", async ({ page }) => {
  await home(page);
  const hero = await top(page);
  await input(hero, "Headline").click();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString()))
    .toBe(await input(hero, "Headline").inputValue());
  await page.keyboard.insertText("Typed over");
  await expect(input(hero, "Headline")).toHaveValue("Typed over");
});

test("an optional group says whether it is on the page, not how many there are", async ({ page }) => {
  await openEntry(page, "services", "gutter-repair-replace");
  const state = (label: string) =>
    part(page, label)
      .locator("[class*=ExpandButtonContainer]")
      .first()
      .evaluate(heading => getComputedStyle(heading, "::after").content);
  expect([await state("Process"), await state("Prompt")]).toEqual(['"On the page"', '"Not on the page"']);
});

test("a message about unsaved words goes when there are none any more, and one about saved words too", async ({
  page,
}) => {
  await openEntry(page, "services", "gutter-repair-replace");
  const text = await input(page, "Card text").inputValue();
  await write(page, "Card text", "Too short");
  await save(page);
  await shows(page, "Not saved: something is missing");
  await write(page, "Card text", text);
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();

  await write(page, "Menu name", "Gutters");
  await saved(page);
  await shows(page, "Saved on this computer.");
  await write(page, "Menu name", "Gutters again");
  await expect(page.getByRole("alert")).toBeHidden();
});

test.describe("At 200 % of a window of 1440 × 900", () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test("the buttons of a list entry are large enough for a finger", async ({ page }) => {
    await home(page);
    const slides = part(await top(page), "Slides");
    for (const name of ["Open slide 1", "Remove slide 1"])
      expect((await boxOf(button(slides, name))).height).toBeGreaterThanOrEqual(40);
  });

  test("the bar takes a fifth of the height, and says where to type the commands", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    commitContent();
    await home(page);
    const hero = await top(page);
    await write(hero, "Headline", "A line that is not live yet");
    await saved(page);
    const bar = page.locator("#bar");
    await expect(bar).toContainText("into a terminal");
    await bar.getByRole("button", { name: "Copy" }).first().click();
    await expect(bar.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'git add content && git commit -m "Change the content"',
    );
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(90);
  });
});

/** The faults that axe finds in a part of the editor. */
const faultsIn = async (page: Page, part: string) => {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
};

test("the bar, the lists and the counts of a form have no fault that axe finds", async ({ page }) => {
  commitContent();
  await openEntry(page, "services", "gutter-repair-replace");
  await write(page, "Card text", "x".repeat(170));
  await save(page);
  await shows(page, "Not saved");
  expect(await faultsIn(page, "#bar")).toEqual([]);
  await expect(page.locator(".length[data-wrong=true]")).toBeVisible();
  expect(await faultsIn(page, ".with-line .length")).toEqual([]);
  const tiles = part(await top(page), "Feature tiles");
  await button(tiles, "Open tile 1").click();
  await expect(input(entries(tiles).first(), "Title")).toBeVisible();
  expect(await faultsIn(page, "[class*=SortableListItem]")).toEqual([]);
});

test("the dialogs have no fault that axe finds", async ({ page, context }) => {
  commitContent();
  const other = await context.newPage();
  for (const tab of [other, page]) await openEntry(tab, "services", "other-services");
  const dialog = page.getByRole("dialog");
  await write(other, "Menu name", "Others of one");
  await saved(other);
  await write(page, "Menu name", "Others of two");
  await save(page);
  await expect(dialog).toBeVisible();
  expect(await faultsIn(page, ".conflicts")).toEqual([]);
  await button(dialog, "Do not save yet").click();

  await button(page, "Earlier versions").click();
  await dialog.getByRole("listitem").last().locator("summary").click();
  await expect(dialog.getByRole("table")).toBeVisible();
  expect(await faultsIn(page, ".versions")).toEqual([]);
  await button(dialog, "Keep what is there now").click();

  await page.getByText("Delete entry").click();
  await expect(dialog).toContainText("Visitors may still come to");
  expect(await faultsIn(page, ".question")).toEqual([]);
  await button(dialog, "Keep").click();
  await shows(page, "stays as it was");
});

test("a save that moves a page leads back to the same field", async ({ page }) => {
  await openEntry(page, "services", "gutter-repair-replace");
  await write(page, "Last part of the address", "gutters");
  await saved(page);
  await expect(page).toHaveURL(/entries\/gutters$/);
  await expect(input(page, "Last part of the address")).toBeFocused();
  expect(Object.keys(changes())).toContain("services/gutters.json");
});
