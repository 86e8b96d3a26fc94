import { expect, type Page } from "@playwright/test";
import { contactPage, galleryPage, home } from "./content";
import { boxOf, expectBelowHeader, hydrated, open, scrolled, twoFrames } from "./support";
import { test } from "./watched-test";

const heading = (page: Page) => page.locator("main h1");

/** Fails the test if the page leaves for another site. */
const stayHere = async (page: Page) => {
  const elsewhere: string[] = [];
  await page.route(/\/\/example\.org/, route => {
    if (new URL(route.request().url()).hostname !== "example.org") return route.continue();
    elsewhere.push(route.request().url());
    return route.fulfill({ body: "Another site" });
  });
  return () => expect(elsewhere).toEqual([]);
};

test.describe("No address leads to another site", () => {
  for (const path of ["//example.org/", "///example.org/", "/%5Cexample.org/", "/%2Fexample.org/", "/%09/example.org/"])
    test(`${path} shows Page Not Found, also with a malformed hash and after Back`, async ({ page, baseURL }) => {
      const expectHere = await stayHere(page);
      await page.goto(`${String(baseURL)}${path}#%E0`);
      await expect(page).toHaveURL(`${String(baseURL)}/example.org/`);
      await hydrated(page);
      await page.evaluate(() => (location.hash = "%E0"));
      await expect(page).toHaveURL(`${String(baseURL)}/example.org/`);
      await hydrated(page);
      await page.locator("footer a[href='/gallery']").first().click();
      await expect(page).toHaveTitle(galleryPage.pageTitle);
      // An entry that another script has made.
      await page.evaluate(
        at => {
          try {
            history.replaceState(history.state, "", at);
          } catch {
            location.replace(at);
          }
          history.pushState(history.state, "", "/contact");
          history.back();
        },
        `${String(baseURL)}${path}`,
      );
      await expect(page).toHaveURL(`${String(baseURL)}/example.org/`);
      await hydrated(page);
      expectHere();
    });

  test("two slashes before a page's path open the page, at its section", async ({ page, baseURL }) => {
    await page.goto(`${String(baseURL)}//contact#contact-form`);
    await expect(page).toHaveURL(`${String(baseURL)}/contact#contact-form`);
    await hydrated(page);
    await expect(heading(page)).toHaveText(contactPage.hero.heading);
    await expect(page.locator("#contact-form button[type=submit]")).toBeEnabled();
  });
});

test.describe("The address of a section", () => {
  const section = (page: Page) => page.locator("#services");
  const scrollDown = async (page: Page, y: number) => {
    await page.evaluate(top => scrollTo({ top, behavior: "instant" }), y);
    await expect.poll(() => scrolled(page)).toBe(y);
    await twoFrames(page);
  };

  test("stays in the address bar, so that it can be shared", async ({ page }) => {
    await open(page, "/#services");
    await expectBelowHeader(section(page));
    await expect(page).toHaveURL("/#services");
    await test.step("Back returns there, even without another scroll", async () => {
      const { y } = await boxOf(section(page));
      await page
        .locator("footer a[href='/gallery']")
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveTitle(galleryPage.pageTitle);
      await page.goBack();
      await expect(heading(page)).toHaveText(home.hero.headline);
      await expect(page).toHaveURL("/#services");
      await expect.poll(async () => Math.round((await boxOf(section(page))).y)).toBe(Math.round(y));
    });
    await test.step("a reload keeps the scroll position, not the section", async () => {
      await scrollDown(page, 1900);
      await page.reload();
      await hydrated(page);
      await twoFrames(page);
      expect(await scrolled(page)).toBeCloseTo(1900, -1);
    });
    await test.step("Back from a page that was reloaded keeps it, too, also at the top", async () => {
      for (const top of [1900, 0]) {
        await scrollDown(page, top);
        await page
          .locator("footer a[href='/gallery']")
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await expect(page).toHaveTitle(galleryPage.pageTitle);
        await page.reload();
        await hydrated(page);
        await page.goBack();
        await expect(heading(page)).toHaveText(home.hero.headline);
        await expect.poll(() => scrolled(page)).toBeCloseTo(top, -1);
      }
    });
  });

  test("leads there again by a link on the same page, and between sections by Back", async ({ page }) => {
    await open(page, "/#services");
    await scrollDown(page, 0);
    await page.evaluate(() => (location.hash = "#team"));
    await expectBelowHeader(page.locator("#team"));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/#services");
    await expectBelowHeader(section(page));
  });

  test("does not move the page when the viewer of a gallery closes", async ({ page }) => {
    await open(page, "/gallery#main");
    await scrollDown(page, 600);
    await page
      .locator("main figure > a")
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator("dialog[open]")).toBeVisible();
    const before = await scrolled(page);
    await page.evaluate(() => history.back());
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await twoFrames(page);
    expect(await scrolled(page)).toBe(before);
  });
});

test.describe("A browser that refuses", () => {
  test.use({ provoked: /not allowed/ });

  const refusals: Record<string, () => void> = {
    "changes of the history": () => {
      History.prototype.replaceState = History.prototype.pushState = () => {
        throw new Error("not allowed");
      };
    },
    "scroll restoration": () =>
      void Object.defineProperty(History.prototype, "scrollRestoration", {
        set: () => {
          throw new Error("not allowed");
        },
      }),
    storage: () => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new Error("not allowed");
          },
        });
    },
    "observers of measurements": () => void Object.defineProperty(window, "PerformanceObserver", { value: undefined }),
  };
  for (const [what, refuse] of Object.entries(refusals))
    test(`${what} has the whole page, its form and its links`, async ({ page }) => {
      await page.addInitScript(refuse);
      await open(page, "/");
      const primary = page.getByRole("main").getByRole("link", { name: home.hero.primary.label, exact: true });
      await expect(primary.first()).toBeVisible();
      await page.goto("/contact#contact-form");
      await expect(page.locator("#contact-form button[type=submit]")).toBeEnabled();
      await expect(heading(page)).toHaveText(contactPage.hero.heading);
      await page.locator("footer a[href='/gallery']").first().click();
      await expect(heading(page)).toHaveText(galleryPage.hero.heading);
      await page.locator("main figure a").first().click();
      await expect(page.locator("dialog[open]")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(heading(page)).toHaveText(galleryPage.hero.heading);
    });
});

test("the page's language stays as a translator has set it, after a link", async ({ page }) => {
  await open(page, "/services");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  await page.evaluate(() => (document.documentElement.lang = "pl"));
  await page.locator("footer a[href='/gallery']").first().click();
  await expect(page).toHaveTitle(galleryPage.pageTitle);
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
});
