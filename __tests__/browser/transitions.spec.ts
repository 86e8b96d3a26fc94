import { expect, type Page, type Route } from "@playwright/test";
import { contactPage, errorPage, galleryPage, home, servicesPage, serviceWords, standardService } from "./content";
import {
  boxOf,
  expectBelowHeader,
  holdBack,
  hydrated,
  open,
  openFrozen,
  pass,
  pressInPlace,
  rgb,
  scrolled,
  twoFrames,
} from "./support";
import { test } from "./watched-test";

const coatings = standardService("industrial-coatings");
const gutters = standardService("gutter-repair-replace");

const heading = (page: Page) => page.locator("main h1");
const footerLink = (page: Page, href: string) => page.locator(`footer li a[href="${href}"]`).first();

/** The scroll position, in px, once the page has stopped scrolling. */
const expectScrolled = (page: Page, y: number) => expect.poll(() => scrolled(page)).toBeCloseTo(y, -1);

/** Scrolls a page to `y` px and lets it store the position. */
const scrollDown = async (page: Page, y: number) => {
  await page.evaluate(top => scrollTo(0, top), y);
  await expectScrolled(page, y);
  await twoFrames(page);
};

/** Follows a footer link on a stopped clock and waits until the address changes. */
const navigateFrozen = async (page: Page, href: string) => {
  await footerLink(page, href).click();
  await expect(page).toHaveURL(href);
  const marked = page.locator(`footer a[href="${href}"][aria-current=page]`).first();
  // The router waits for the next frame. The footer shows the new address once the navigation is done.
  const isMarked = async () => {
    if (!(await marked.isVisible())) await pass(page, 1);
    return marked.isVisible();
  };
  await expect.poll(isMarked, { intervals: [1] }).toBe(true);
};

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

test.describe("Between pages", () => {
  test("the new page's content is there within a tenth of a second after the navigation", async ({ page }) => {
    await openFrozen(page, "/services");
    await navigateFrozen(page, "/gallery");
    await pass(page, 100);
    await expect(heading(page)).toHaveText(galleryPage.hero.heading);
    await expect(page).toHaveTitle(galleryPage.pageTitle);
  });

  test("the old page fades out at its scroll position, then the new page fades in", async ({ page }) => {
    await holdFades(page);
    await open(page, "/services");
    await scrollDown(page, 700);
    await pressInPlace(footerLink(page, "/gallery"));
    await expect(page.locator("html")).toHaveAttribute("data-fades", "1");
    const old = () => getComputedStyle(document.documentElement, "::view-transition-old(page)").translate;
    expect(await page.evaluate(old)).toBe("0px -700px");
    /** The end of a page's fade, in ms. */
    const endOf = (name: "old" | "new") =>
      page.evaluate(fading => {
        const ends = document.getAnimations().flatMap(({ effect }) => {
          const isPart = (effect as KeyframeEffect).pseudoElement === `::view-transition-${fading}(page)`;
          return isPart ? Number(effect?.getComputedTiming().endTime) : [];
        });
        return Math.max(...ends);
      }, name);
    const opacitiesAt = (time: number) =>
      page.evaluate(at => {
        const root = document.documentElement;
        for (const animation of document.getAnimations())
          if ((animation.effect as KeyframeEffect).pseudoElement?.endsWith("(page)")) animation.currentTime = at;
        const opacity = (name: string) => Number(getComputedStyle(root, `::view-transition-${name}(page)`).opacity);
        return { old: opacity("old"), new: opacity("new") };
      }, time);
    const between0And1: unknown = expect.closeTo(0.5, 0);
    const [oldEnd, newEnd] = [await endOf("old"), await endOf("new")];
    expect(await opacitiesAt(0)).toEqual({ old: 1, new: 0 });
    expect(await opacitiesAt(oldEnd / 2)).toEqual({ old: between0And1, new: 0 });
    expect(await opacitiesAt(oldEnd)).toEqual({ old: 0, new: 0 });
    expect(await opacitiesAt((oldEnd + newEnd) / 2)).toEqual({ old: 0, new: between0And1 });
    expect(await opacitiesAt(newEnd)).toEqual({ old: 0, new: 1 });
    // Content enters in 400 to 600 ms (docs/design.md). A longer fade makes the visitor wait.
    expect(newEnd).toBeLessThanOrEqual(600);
  });

  test("a fade ends early when another link is clicked: the last link wins, without an error", async ({ page }) => {
    await holdFades(page);
    await open(page, "/services");
    await pressInPlace(footerLink(page, "/gallery"));
    await expect(page.locator("html")).toHaveAttribute("data-fades", "1");
    await pressInPlace(footerLink(page, "/contact"));
    await expect(heading(page)).toHaveText(contactPage.hero.heading);
    await expect(page.locator("html")).toHaveAttribute("data-fades", "2");
    await expect(page).toHaveURL("/contact");
    await page.evaluate(() => {
      for (const href of ["/services", "/gallery"])
        document.querySelector<HTMLElement>(`footer li a[href='${href}']`)?.click();
    });
    await expect(heading(page)).toHaveText(galleryPage.hero.heading);
    await expect(page.locator("html")).toHaveAttribute("data-fades", "3");
    await expect(page).toHaveURL("/gallery");
    await expect(page).toHaveTitle(galleryPage.pageTitle);
  });

  test("a link whose page is slow changes nothing after another link or Back", async ({ page }) => {
    await open(page, "/services");
    const release = await holdBack(page, "**/page-data/gallery/page-data.json");
    const bar = page.locator("[data-loading]");
    for (const next of ["/contact", "/services"]) {
      await footerLink(page, "/gallery").click();
      await expect(bar).toBeAttached();
      await (next === "/contact" ? footerLink(page, next).click() : page.goBack());
      await expect(page).toHaveURL(next);
      await expect(bar).not.toBeAttached();
    }
    release();
    const loaded = () => performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1));
    await expect.poll(() => page.evaluate(loaded)).toContainEqual(expect.stringMatching(/templates-gallery.*js$/));
    await twoFrames(page);
    await expect(page).toHaveURL("/services");
    await page.clock.install();
    await holdBack(page, /\/projects(\/page-data\.json)?$/);
    await footerLink(page, "/projects").click();
    // After 10 s the browser waits for the page.
    await footerLink(page, "/contact").evaluate((link: HTMLElement) => setTimeout(() => link.click(), 11_000));
    await page.clock.fastForward(12_000);
    await expect(heading(page)).toHaveText(contactPage.hero.heading);
  });

  for (const [fault, answer] of Object.entries({ "is lost": () => {}, fails: (route: Route) => route.abort() }))
    test(`the browser follows a link whose page's data ${fault}, to its section`, async ({ page }) => {
      await page.clock.install();
      await open(page, coatings.path);
      const isHere = () => page.url().endsWith(coatings.path);
      await page.route("**/page-data/index/*", route => (isHere() ? answer(route) : route.continue()));
      await page.getByRole("main").getByRole("link", { name: serviceWords.closing.secondary.label }).click();
      await page.clock.fastForward(10_000);
      await expect(page).toHaveURL("/#services");
      await expectBelowHeader(page.locator("#services"));
    });

  test("Back to a page whose data is lost loads that page", async ({ page }) => {
    await page.clock.install();
    await open(page, "/gallery");
    await footerLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    await page.reload();
    await hydrated(page);
    await page.route("**/page-data/gallery/*", () => {}, { times: 1 });
    await page.goBack();
    await expect(page.locator("[data-loading]")).toBeAttached();
    await page.clock.fastForward(10_000);
    await expect(heading(page)).toHaveText(galleryPage.hero.heading);
  });

  for (const file of ["app-*.js", "page-data/contact/*"])
    test(`Back shows the page before, even while a reloaded page waits for ${file}`, async ({ page }) => {
      await open(page, "/services");
      await footerLink(page, "/contact").click();
      await expect(heading(page)).toHaveText(contactPage.hero.heading);
      const release = await holdBack(page, `**/${file}`);
      await Promise.all([page.waitForRequest(`**/${file}`), page.reload()]);
      await page.goBack();
      await expect(heading(page)).toHaveText(servicesPage.hero.heading);
      release();
      await hydrated(page);
    });

  test("one Back is enough after a link while the data of all pages cannot be read", async ({ page }) => {
    await open(page, "/services");
    await page.reload();
    await page.route("**/app-data.json", route => route.abort());
    await hydrated(page);
    for (const href of ["/gallery", "/contact"]) {
      await footerLink(page, href).click();
      await expect(page).toHaveURL(href);
      await hydrated(page);
    }
    for (const title of [galleryPage.pageTitle, servicesPage.pageTitle]) {
      await page.goBack();
      await expect(page).toHaveTitle(title);
    }
  });

  test("Back twice shows the second page, even if the first one loads earlier", async ({ page }) => {
    await open(page, "/services");
    for (const href of ["/contact", "/gallery"]) {
      await footerLink(page, href).click();
      await expect(page).toHaveURL(href);
    }
    await page.reload();
    await hydrated(page);
    const [first, second] = [await holdBack(page, "**/page-data/contact/*"), await holdBack(page, "**/services/*")];
    for (const href of ["/contact", "/services"]) {
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(href);
    }
    const loaded = page.waitForEvent("requestfinished", file => /pages-contact/.test(file.url()));
    first();
    await loaded;
    second();
    await expect(heading(page)).toHaveText(servicesPage.hero.heading);
  });

  test("Back twice restores the scroll position, even if the browser is slow to start the first fade", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const held: (() => void)[] = [];
      // A slow phone takes a picture of the old page first.
      document.startViewTransition = update =>
        start(async () => {
          await new Promise<void>(resolve => held.push(resolve));
          if (typeof update === "function") await update();
        });
      Object.assign(window, { held });
    });
    const fades = () => page.evaluate(() => (window as unknown as { held: (() => void)[] }).held.length);
    const startFades = () =>
      page.evaluate(() => (window as unknown as { held: (() => void)[] }).held.forEach(go => go()));
    await open(page, "/services");
    await scrollDown(page, 420);
    for (const [href, text] of [
      ["/gallery", galleryPage.hero.heading],
      ["/contact", contactPage.hero.heading],
    ] as const) {
      const before = await fades();
      await pressInPlace(footerLink(page, href));
      await expect.poll(fades).toBe(before + 1);
      await startFades();
      await expect(heading(page)).toHaveText(text);
    }
    for (const fade of [3, 4]) {
      await page.evaluate(() => history.back());
      await expect.poll(fades).toBe(fade);
    }
    await startFades();
    await expect(heading(page)).toHaveText(servicesPage.hero.heading);
    await expectScrolled(page, 420);
  });

  test("the fade is skipped in a hidden tab, without an error", async ({ page }) => {
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
      await pressInPlace(footerLink(page, href));
      await expect(heading(page)).toHaveText(text);
    }
  });

  test("the new page starts at its top under the same header, gets the focus and is announced", async ({ page }) => {
    await open(page, "/services");

    await test.step("a page that is opened directly announces nothing", async () => {
      await expect(page.locator("#page-announcer")).toBeEmpty();
      await expect(page.locator("body")).toBeFocused();
    });

    await test.step("only the page changes", async () => {
      await page.locator("header").evaluate(header => (header.dataset.same = "yes"));
      await footerLink(page, "/gallery").press("Enter");
      await expect(page).toHaveTitle(galleryPage.pageTitle);
      await expect(page.locator("header[data-same=yes]")).toBeVisible();
      await expect(page.locator("main")).toHaveCount(1);
      await expectScrolled(page, 0);
    });

    await test.step("its title is announced, and Tab continues from its top", async () => {
      await expect(page.locator("main")).toBeFocused();
      await expect(page.locator("#page-announcer")).toHaveText(await page.title());
      await expect(page.locator("#page-announcer")).toHaveRole("status");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    });
  });

  test("a smooth scroll that still runs does not move the next page", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: home.hero.primary.label, exact: true }).click();
    await expect.poll(() => scrolled(page), { intervals: [5] }).toBeGreaterThan(0);
    await pressInPlace(page.locator("header a[href='/contact']").first());
    await expect(heading(page)).toHaveText(contactPage.hero.heading);
    await twoFrames(page);
    await expectScrolled(page, 0);
  });

  test("back and forward restore the scroll position", async ({ page }) => {
    await open(page, "/services");
    await scrollDown(page, 420);
    await pressInPlace(page.locator(`main a[href="${coatings.path}"]`).first());
    await expect(page).toHaveURL(coatings.path);
    await expect(page).toHaveTitle(coatings.pageTitle);
    await expectScrolled(page, 0);
    await scrollDown(page, 900);
    await page.goBack();
    await expect(page).toHaveTitle(servicesPage.pageTitle);
    await expectScrolled(page, 420);
    await page.goForward();
    await expect(page).toHaveTitle(coatings.pageTitle);
    await expectScrolled(page, 900);
    await page.goBack();
    await expect(page).toHaveTitle(servicesPage.pageTitle);
    await expectScrolled(page, 420);
  });

  test("a reload keeps the scroll position; a new visit starts at the top, also after Back", async ({ page }) => {
    await open(page, coatings.path);
    await scrollDown(page, 700);
    await page.reload();
    await hydrated(page);
    await expectScrolled(page, 700);
    await page.goto("about:blank");
    await open(page, coatings.path);
    await twoFrames(page);
    expect(await scrolled(page)).toBe(0);
    await expectWayBack(page, coatings.pageTitle, 0);
  });

  /** Scrolls, follows a link, goes back and expects the same position. */
  const expectWayBack = async (page: Page, title: string | RegExp, top = 1300) => {
    await scrollDown(page, top);
    await pressInPlace(footerLink(page, "/gallery"));
    await expect(page).toHaveTitle(galleryPage.pageTitle);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expectScrolled(page, top);
  };

  test("a hash scrolls to its section below the fixed header, and back restores the position", async ({ page }) => {
    await open(page, coatings.path);
    const section = page.locator("#services");

    await test.step("to the section", async () => {
      const link = { name: serviceWords.closing.secondary.label, exact: true };
      await page.getByRole("main").getByRole("link", link).click();
      await expect(page).toHaveURL("/#services");
      await expect(section).toBeVisible();
      await expectBelowHeader(section);
    });

    await test.step("Tab continues there, and back and forward return there", async () => {
      const { y } = await boxOf(section);
      await page.keyboard.press("Tab");
      await expect(section.getByRole("link").first()).toBeFocused();
      await page.goBack();
      await expect(page).toHaveTitle(coatings.pageTitle);
      await page.goForward();
      await expect.poll(async () => Math.round((await boxOf(section)).y)).toBe(Math.round(y));
    });

    await test.step("after scrolling further, back restores that position", async () =>
      expectWayBack(page, await page.title(), 2400));
  });

  test("a hash scrolls to its section on opening, but back restores the scroll position instead", async ({ page }) => {
    await open(page, "/#services");
    await expectBelowHeader(page.locator("#services"));
    await expectWayBack(page, await page.title());
  });

  test("the skip link moves the focus to the content, and back restores the position", async ({ page }) => {
    await open(page, coatings.path);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expectWayBack(page, coatings.pageTitle);
  });

  test("an address with a malformed hash opens at the top, and links still work", async ({ page }) => {
    await page.goto("/services#%E0%A4%A");
    await expect(page).toHaveURL("/services");
    await hydrated(page);
    expect(await scrolled(page)).toBe(0);
    // The page is loaded again without the hash.
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => void setTimeout(() => (location.hash = "%E0")));
    await loaded;
    await expect(page).toHaveURL("/services");
    await hydrated(page);
    await footerLink(page, "/gallery").click();
    await expect(page).toHaveTitle(galleryPage.pageTitle);
  });
});

test.describe("When a page fails", () => {
  test.use({ provoked: /^TypeError: Cannot destructure|Minified React error #42[13]/ });
  const broken = gutters.path;

  /** Removes the page's data, as a faulty build would. */
  const breakPage = (page: Page) =>
    page.route(`**/page-data${broken}/page-data.json`, async route => {
      const data = (await (await route.fetch()).json()) as { result: { data: Record<string, unknown> } };
      for (const key of Object.keys(data.result.data)) data.result.data[key] = null;
      await route.fulfill({ json: data });
    });

  const expectErrorScreen = async (page: Page) => {
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(page).toHaveTitle(/Unexpected Application Error!$/);
    await expect(page.locator("header")).toBeVisible();
    await expect(page.locator("footer")).toBeVisible();
    // Proves that the shared style sheet still applies.
    await expect(page.locator("footer")).toHaveCSS("background-color", rgb("inkDeep"));
  };

  test("a page that is opened shows the error screen and logs the error", async ({ page, errors }) => {
    await breakPage(page);
    await page.goto(broken);
    await expectErrorScreen(page);
    expect(errors.join("\n")).toContain("TypeError");
  });

  test("a page reached by a link shows the error screen, with links that work", async ({ page, errors }) => {
    await breakPage(page);
    await open(page, "/services");

    await test.step("the error screen is shown and the error logged", async () => {
      await footerLink(page, broken).click();
      await expectErrorScreen(page);
      expect(errors.join("\n")).toContain("TypeError");
    });

    await test.step("links to other pages work", async () => {
      await footerLink(page, "/gallery").click();
      await expect(page).toHaveTitle(galleryPage.pageTitle);
      await expect(heading(page)).not.toHaveText("Unexpected Application Error!");
    });

    await test.step("the link to the home page reloads the site", async () => {
      await footerLink(page, broken).click();
      await expectErrorScreen(page);
      await page.evaluate(() => Object.assign(window, { hasFailed: true }));
      await page.locator("main").getByRole("link", { name: errorPage.action.label, exact: true }).click();
      await expect(page).toHaveURL("/");
      await expect(heading(page)).toHaveText(home.hero.headline);
      expect(await page.evaluate(() => "hasFailed" in window)).toBe(false);
    });
  });
});
