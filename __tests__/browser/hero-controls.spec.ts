import { expect, type Page } from "@playwright/test";
import { home, slides } from "./content";
import { sectionNamed, openFrozen, pass, pointAt } from "./support";
import { test } from "./watched-test";

const count = slides.length;
const hero = (page: Page) => page.locator("main section").first();
const pictures = (page: Page) => hero(page).locator("picture");
const dot = (page: Page, slide: number) =>
  page.getByRole("button", { name: `Slide ${slide} of ${count}`, exact: true });
const pause = (page: Page) => page.getByRole("button", { name: /^(Pause|Play) slideshow$/ });

test.describe("The hero under mouse and keyboard", () => {
  test("goes on under a mouse that rests on the picture or on the words", async ({ page }) => {
    await openFrozen(page, "/");
    await page.mouse.move(900, 300);
    await pass(page, 5001);
    await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
    await pointAt(page, hero(page).locator("h1"));
    await pass(page, 5001);
    await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
    await pointAt(page, dot(page, 5));
    await pass(page, 30_000);
    await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
  });

  test("leads the keyboard to its links first, then to Pause and to one dot", async ({ page }) => {
    await openFrozen(page, "/");
    await page.locator("header :is(a, button):visible").last().focus();
    const links = await hero(page).getByRole("link").all();
    expect(links.length).toBeGreaterThan(0);
    for (const stop of [...links, pause(page), dot(page, 1)]) {
      await page.keyboard.press("Tab");
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press("Tab");
    expect(await hero(page).evaluate(section => section.contains(document.activeElement))).toBe(false);
  });

  test("lets the arrow keys, Home and End lead from dot to dot, and wrap", async ({ page }) => {
    await openFrozen(page, "/");
    await dot(page, 1).focus();
    for (const [key, slide] of [
      ["ArrowRight", 2],
      ["End", count],
      ["ArrowRight", 1],
      ["ArrowLeft", count],
      ["Home", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dot(page, slide)).toBeFocused();
      await expect(dot(page, slide)).toHaveAttribute("aria-current", "true");
      await expect(hero(page).locator("[aria-label^='Slide '][tabindex='0']")).toHaveCount(1);
    }
  });

  test("holds two pictures: the one that is seen, and the one that comes or goes", async ({ page }) => {
    await openFrozen(page, "/");
    for (let slide = 2; slide <= 5; slide++) {
      await expect(pictures(page)).toHaveCount(1);
      await pass(page, 2001);
      await expect(pictures(page)).toHaveCount(2);
      await expect
        .poll(() =>
          pictures(page)
            .locator("img")
            .evaluateAll(all => all.every(image => (image as HTMLImageElement).complete)),
        )
        .toBe(true);
      await pass(page, 2999);
      await expect(dot(page, slide)).toHaveAttribute("aria-current", "true");
      // The fade takes its second by the browser's own clock; then the picture that has gone is taken away.
      await expect(pictures(page)).toHaveCount(1);
    }
  });
});

test.describe("The logos of the clients", () => {
  test("go on under a mouse that rests on them, and wait while it is on their button", async ({ page }) => {
    await openFrozen(page, "/");
    const section = sectionNamed(page, home.clients.heading);
    const expectSeen = (logo: number) => expect(section.locator("li").nth(logo)).toHaveCSS("z-index", "1");
    await section.locator("ul").hover();
    await expectSeen(0);
    await pass(page, 4001);
    await expectSeen(3);
    await section.getByRole("button").hover();
    await pass(page, 20_000);
    await expectSeen(3);
  });
});
