import { expect, type Page } from "@playwright/test";
import { contactPage, galleryPage, titled } from "./content";
import { open, pressInPlace } from "./support";
import { test } from "./watched-test";

const heading = (page: Page) => page.locator("main h1");
const press = (page: Page, href: string) => pressInPlace(page.locator(`footer li a[href='${href}']`).first());

/** Stops each fade at its start, and counts the fades. */
const holdFades = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    let count = 0;
    document.startViewTransition = update => {
      const transition = start(update);
      transition.ready.then(
        () => {
          for (const animation of document.getAnimations()) animation.pause();
          document.documentElement.dataset.fades = String(++count);
        },
        () => undefined,
      );
      return transition;
    };
  });

test.describe("The fade between two pages", () => {
  test("ends early when another link is clicked: the last link wins, without an error", async ({ page }) => {
    await holdFades(page);
    await open(page, "/services");
    await press(page, "/gallery");
    await expect(page.locator("html")).toHaveAttribute("data-fades", "1");
    await press(page, "/contact");
    await expect(heading(page)).toHaveText(contactPage.hero.heading);
    await expect(page.locator("html")).toHaveAttribute("data-fades", "2");
    await expect(page).toHaveURL("/contact");
    // Both pages are loaded already: otherwise Gatsby shows the page that loads last.
    await page.evaluate(() => {
      for (const href of ["/services", "/gallery"])
        document.querySelector<HTMLElement>(`footer li a[href='${href}']`)?.click();
    });
    await expect(heading(page)).toHaveText(galleryPage.hero.heading);
    await expect(page.locator("html")).toHaveAttribute("data-fades", "3");
    await expect(page).toHaveURL("/gallery");
    await expect(page).toHaveTitle(titled(galleryPage.meta.label));
  });

  test("is skipped in a hidden tab, without an error", async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = update => {
        const transition = start(update);
        transition.skipTransition();
        return transition;
      };
    });
    await open(page, "/services");
    for (const [href, text] of [
      ["/gallery", galleryPage.hero.heading],
      ["/contact", contactPage.hero.heading],
    ] as const) {
      await press(page, href);
      await expect(heading(page)).toHaveText(text);
    }
  });
});
