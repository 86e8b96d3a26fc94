import { type Locator, type Page, expect, test } from "@playwright/test";
import { boxOf, swipe } from "../browser/support";
import { add, entries, group, hasNothingUnsaved, hold, input, openFile, part, save, saved, shows } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

const openSlides = async (page: Page) => {
  await openFile(page, "pages/home.json");
  return group(await group(page, "Top of the page"), "Slides");
};

/** A button of an entry, which names its slide by its colour. */
const button = (slides: Locator, does: string, colour: string) =>
  slides.getByRole("button", { name: new RegExp(`^${does} Plain field of the colour ${colour},`) });

/** The colours of the slides in the form, in their order. */
const colours = async (slides: Locator) => {
  const names = await entries(slides)
    .getByRole("group")
    .evaluateAll(all => all.map(one => one.ariaLabel ?? ""));
  return names.flatMap(name => /colour (\w+)/.exec(name)?.[1] ?? []);
};

/** The colours of the slides in the file. */
const savedColours = async () => {
  const { hero } = (await project.json("pages/home.json")) as unknown as { hero: { slides: { alt: string }[] } };
  return hero.slides.map(({ alt }) => /colour (\w+)/.exec(alt)?.[1]);
};

const swapped = ([first, second, third, ...others]: readonly string[]) => [first, third, second, ...others];

test("entries are opened by their title, and moved and removed by keyboard, in words", async ({ page }) => {
  const slides = await openSlides(page);
  const before = await colours(slides);
  // Its picture is beside its title.
  await expect(entries(slides).first().locator("img")).toHaveJSProperty("naturalWidth", 320);
  const birch = entries(slides).nth(1);
  const title = birch.getByRole("button", { name: /^Plain field/ });
  await title.click();
  await expect(title).toHaveAttribute("aria-expanded", "true");
  await expect(input(birch, "Alternative text")).toBeVisible();
  await title.click();
  await expect(title).toHaveAttribute("aria-expanded", "false");

  const says = (words: string | RegExp) =>
    expect(page.getByRole("status").filter({ hasText: words })).toHaveText(words);
  await button(slides, "Move", "birch").press("ArrowDown");
  await expect.poll(() => colours(slides)).toEqual(swapped(before));
  await expect(button(slides, "Move", "birch")).toBeFocused();
  await says(/^Plain field of the colour birch, .* is now at place 3 of 16\.$/);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => colours(slides)).toEqual(before);
  await says(/^Plain field of the colour birch, .* is now at place 2 of 16\.$/);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => colours(slides)).toEqual(swapped(before));

  await button(slides, "Remove", "amber").press("Enter");
  await says(/^Plain field of the colour amber, .* is removed\. Undo brings it back\.$/);
  await expect.poll(() => colours(slides)).toEqual(swapped(before).slice(1));
  // The keyboard goes on where the entry was.
  await expect(
    entries(slides)
      .first()
      .getByRole("button", { name: /^Plain field/ }),
  ).toBeFocused();
  await saved(page);
  expect(await savedColours()).toEqual(swapped(before).slice(1));
});

test("Escape ends a drag, and nothing has moved", async ({ page }) => {
  const slides = await openSlides(page);
  const before = await colours(slides);
  await hold(button(slides, "Move", "birch"), entries(slides).first());
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => colours(slides)).toEqual(before);
  await hasNothingUnsaved(page);
});

test("a save right after a drag writes the new order", async ({ page }) => {
  const slides = await openSlides(page);
  const [first, second, ...others] = await colours(slides);
  const moved = [second, first, ...others];
  await hold(button(slides, "Move", "birch"), entries(slides).first());
  await expect.poll(() => colours(slides)).toEqual(moved);
  // The key follows the mouse button without a pause.
  await Promise.all([page.mouse.up(), page.keyboard.press("Control+s")]);
  await expect.poll(savedColours).toEqual(moved);
  await hasNothingUnsaved(page);
});

test.describe("With a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("an entry is dragged by its handle, while a swipe beside it scrolls the form", async ({ page }) => {
    const slides = await openSlides(page);
    const before = await colours(slides);
    const [handle, target] = [button(slides, "Move", "birch"), button(slides, "Move", "amber")];
    await handle.evaluate(element => element.scrollIntoView({ block: "center" }));
    const middle = async (of: Locator) => {
      const { x, y, width, height } = await boxOf(of);
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [from, to] = [await middle(handle), await middle(target)];
    await swipe(page, from, { x: to.x, y: to.y - 16 });
    const moved = [before[1], before[0], ...before.slice(2)];
    await expect.poll(() => colours(slides)).toEqual(moved);
    await saved(page);
    expect(await savedColours()).toEqual(moved);

    const place = await page.evaluate(() => scrollY);
    await swipe(page, { x: 300, y: 500 }, { x: 300, y: 250 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place);
    expect(await colours(slides)).toEqual(moved);
  });
});

test("an added entry is empty, and goes again without a trace", async ({ page }) => {
  const slides = await openSlides(page);
  await add(slides);
  await expect(entries(slides)).toHaveCount(17);
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await slides.getByRole("button", { name: "Remove slide 17" }).click();
  await expect(entries(slides)).toHaveCount(16);
  await hasNothingUnsaved(page);
});

test("every button of a list entry and of a group has a name of its own", async ({ page }) => {
  const slides = await openSlides(page);
  const names = await entries(slides)
    .getByRole("button")
    .evaluateAll(all => all.map(one => one.ariaLabel || one.textContent));
  expect(names).not.toContain("");
  expect(new Set(names).size).toBe(names.length);
  await expect(page.getByRole("button", { name: "Top of the page" })).toHaveAttribute("aria-expanded", "true");
});

test("an optional group is put on the page and taken off it, in words", async ({ page }) => {
  await openFile(page, "services/gutter-repair-replace.json");
  await page.getByRole("button", { name: "Take “Process” off the page" }).click();
  await expect(page.getByRole("button", { name: "Put “Process” on the page" })).toBeVisible();
  await expect(part(page, "Process")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Take “Process” off the page" })).toBeVisible();
  await hasNothingUnsaved(page);

  await page.getByRole("button", { name: "Put “Prompt” on the page" }).click();
  await expect(part(page, "Prompt").getByRole("button").first()).toHaveAttribute("aria-expanded", "true");
  await expect(part(page, "Prompt").getByRole("textbox", { name: "Heading" })).toBeVisible();
  await save(page);
  await shows(page, "Not saved: something is missing or not right yet.");
  expect(project.changes()).toEqual({});
});
