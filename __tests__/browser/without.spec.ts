import { expect, type Locator, type Page } from "@playwright/test";
import {
  accreditations,
  clients,
  company,
  featured,
  galleryPage,
  home,
  menuEntry,
  published,
  serviceWords,
  slides,
  standardService,
  team,
  tradesServices,
} from "./content";
import {
  boxOf,
  expectBelowHeader,
  movements,
  narrow,
  open,
  openFrozen,
  pass,
  pointAt,
  recordScrolling,
  rgb,
  sectionNamed,
} from "./support";
import { test } from "./watched-test";

const gutters = standardService("gutter-repair-replace");
const service = gutters.path;
const trades = tradesServices.slice(0, 1).map(({ path }) => path);
const caseStudies = published.slice(0, 1).map(({ path }) => path);
const primary = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: home.hero.primary.label, exact: true }).first();
const projectRow = (page: Page) => page.getByRole("group", { name: "Row of projects" });
const avatars = (page: Page) => sectionNamed(page, home.team.heading).getByRole("button");
const tip = (page: Page, member: { readonly id: string } | undefined) => page.locator(`#team-${member?.id ?? "none"}`);

/** Elements that stay hidden, transparent or off the screen after scrolling to them. */
const unreadable = (elements: Locator) =>
  elements.evaluateAll(all =>
    all
      .filter(element => {
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        let opacity = 1;
        for (let at: Element | null = element; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && width * height > 0;
        return !isOnScreen || opacity < 1 || !element.checkVisibility({ visibilityProperty: true });
      })
      .map(element => element.outerHTML),
  );

const expectReadable = async (element: Locator) => expect.poll(() => unreadable(element)).toEqual([]);

/** Expects every link of a page to be visible and to have a target. */
const expectReadableLinks = async (page: Page) => {
  // The form needs scripts.
  const links = page.locator("main a:not(form a), footer a");
  expect(await links.count()).toBeGreaterThan(10);
  const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute("href") ?? ""));
  expect(hrefs.filter(href => !/^(\/|#|https:|tel:|mailto:)/.test(href))).toEqual([]);
  await expect.poll(() => unreadable(links)).toEqual([]);
};

test.describe("With JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/services", ...trades, "/projects", "/gallery", "/contact"])
    test(`every link of ${path} is visible and has a target`, async ({ page }) => {
      await page.goto(path);
      await expectReadableLinks(page);
    });

  test("the home page has a slide and all links, projects, accreditations, clients and people", async ({ page }) => {
    await page.goto("/");

    await test.step("the first slide and its text, without the slideshow's buttons", async () => {
      const hero = page.locator("main section").first();
      await expect(hero.locator("picture")).toHaveCount(1);
      await expect(hero.locator("img")).toHaveJSProperty("complete", true);
      expect(await hero.locator("img").evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      await expect(hero.locator("picture")).toHaveCSS("opacity", "1");
      await expect(hero.locator("h1")).toBeVisible();
      await expect(hero.getByRole("button")).toHaveCount(0);
    });

    await test.step("every link is visible and leads somewhere", () => expectReadableLinks(page));

    await test.step("the footer has the year of the build", async () => {
      await expect(page.locator("footer").getByText(new RegExp(`© 20\\d\\d ${company.name}`))).toBeVisible();
    });

    await test.step("the row scrolls to all project cards", async () => {
      const cards = projectRow(page).getByRole("listitem");
      await expect(cards).toHaveCount(featured.length);
      expect(await unreadable(cards.getByRole("link"))).toEqual([]);
      await expect(page.getByRole("button", { name: "Next project" })).toHaveCount(0);
    });

    await test.step("all accreditations move past, and can be paused", async () => {
      const section = sectionNamed(page, home.accreditations.heading);
      await expect(section.getByRole("listitem")).toHaveCount(accreditations.length);
      const state = () => section.locator("[data-track]").evaluate(track => track.getAnimations()[0]?.playState);
      expect(await state()).toBe("running");
      await section.locator("label").click();
      await page.mouse.move(5, 5);
      await expect.poll(state).toBe("paused");
    });

    await test.step("all clients are visible", async () => {
      const section = sectionNamed(page, home.clients.heading);
      const logos = section.getByRole("listitem");
      await expect(logos).toHaveCount(clients.length);
      expect(await unreadable(logos)).toEqual([]);
      await expect(section.getByRole("button")).toHaveCount(0);
    });

    await test.step("each team member has a card, and a press opens its tooltip", async () => {
      const section = sectionNamed(page, home.team.heading);
      await expect(avatars(page)).toHaveCount(team.length);
      for (const [at, member] of team.entries()) {
        await expectReadable(section.getByRole("heading", { level: 3, name: member.name, exact: true }));
        await avatars(page).nth(at).click();
        await expect(tip(page, member)).toBeVisible();
      }
    });
  });

  test("Our Services jumps below the fixed header, and a link there loads its page", async ({ page }) => {
    await page.goto("/");
    await primary(page).click();
    await expectBelowHeader(page.locator("#services"));
    await page.locator("#services").getByRole("link", { name: gutters.title, exact: true }).click();
    await expect(page).toHaveURL(service);
    await expect(page.locator("main h1")).toHaveText(gutters.hero.heading);
  });

  test("every link, accordion text and benefit of a service page can be read", async ({ page }) => {
    await page.goto(service);

    await test.step("every link is visible and leads somewhere", () => expectReadableLinks(page));

    await test.step("every accordion text can be opened, several at once", async () => {
      const items = page.locator("#sub-services details");
      await expect(items).toHaveCount(gutters.subServices.items.length);
      for (const item of await items.all()) await item.locator("summary").click();
      for (const item of await items.all()) {
        await expect(item).toHaveAttribute("open");
        await expectReadable(item.locator("p"));
      }
    });

    await test.step("every benefit can be ticked and read", async () => {
      const items = page.locator("section[aria-labelledby=benefits] details");
      await expect(items).toHaveCount(gutters.benefits.items.length);
      for (const item of await items.all()) {
        await item.locator("summary").click();
        await expectReadable(item.locator("p"));
        await expect(item).toHaveCSS("background-color", rgb("brand"));
      }
    });
  });

  test("both dropdowns open by a click, link to their pages and close by Escape", async ({ page }) => {
    await page.goto("/");
    const header = page.locator("header");
    await header.getByRole("button", { name: menuEntry("projects").title, exact: true }).click();
    const projects = await page.locator("#menu-projects").getByRole("link").all();
    const hrefs = await Promise.all(projects.map(link => link.getAttribute("href")));
    expect(hrefs).toEqual(expect.arrayContaining(featured.map(({ path }) => path)));
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu-projects")).toBeHidden();
    await header.getByRole("button", { name: menuEntry("services").title, exact: true }).click();
    await page.locator("#menu-services").getByRole("link", { name: gutters.label, exact: true }).click();
    await expect(page).toHaveURL(service);
  });

  test("every link of the phone's menu can be reached", async ({ page }) => {
    await page.setViewportSize(narrow.viewport);
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect.poll(() => unreadable(menu.getByRole("link"))).toEqual([]);
    await menu.getByRole("link", { name: gutters.label, exact: true }).click();
    await expect(page).toHaveURL(service);
  });
});

test.describe("Reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  const dot = (page: Page) => page.locator("[aria-label^='Slide '][aria-current=true]");
  /** Number of animations, running or paused. */
  const animations = (page: Page) => page.evaluate(() => document.getAnimations().length);

  /** All texts that are visible without a click. */
  const words = (page: Page) =>
    page.locator(
      "main :is(h1, h2, h3, p, figcaption):not(ol > li + li *, details p, [role=tooltip] *, dialog *, [aria-live], :empty)",
    );
  /** Hidden or transparent elements, on the screen or below it. */
  const hidden = (elements: Locator) =>
    elements.evaluateAll(all =>
      all
        .filter(element => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(element => element.outerHTML),
    );

  for (const path of ["/", service, ...caseStudies, "/gallery", "/contact"])
    test(`${path}: nothing is hidden or animated, at the top or further down`, async ({ page }) => {
      await open(page, path);
      expect(await animations(page)).toBe(0);
      expect(await hidden(words(page))).toEqual([]);
      const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
      for (let screen = 1; screen < screens; screen++) {
        await page.mouse.wheel(0, 800);
        expect(await movements(page)).toEqual([]);
      }
      expect(await unreadable(words(page))).toEqual([]);
    });

  test("nothing on the home page moves, and menus and tooltips open without a fade", async ({ page }) => {
    await openFrozen(page, "/");
    const sections = sectionNamed(page, home.accreditations.heading).or(sectionNamed(page, home.clients.heading));
    const logos = sections.getByRole("listitem");
    const places = () => logos.evaluateAll(all => all.map(logo => logo.getBoundingClientRect().x));

    await test.step("nothing moves by itself", async () => {
      await expect(logos).toHaveCount(accreditations.length + clients.length);
      const before = await places();
      await pass(page, 60_000);
      expect(await places()).toEqual(before);
      await pass(page, 60_000);
      await expect(dot(page)).toHaveAccessibleName(`Slide 1 of ${slides.length}`);
    });

    await test.step("all accreditations and clients are visible, without a pause button", async () => {
      expect(await unreadable(logos)).toEqual([]);
      await expect(sections.getByText("Pause").filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("button", { name: /slideshow/ })).toHaveCount(0);
    });

    await test.step("the slides change by their dots", async () => {
      const last = `Slide ${slides.length} of ${slides.length}`;
      await page.getByRole("button", { name: last, exact: true }).click();
      await expect(dot(page)).toHaveAccessibleName(last);
      await expect(page.locator("main section").first().locator("picture").last()).toHaveCSS("opacity", "1");
      expect(await animations(page)).toBe(0);
    });

    await test.step("a dropdown", async () => {
      await page
        .locator("header")
        .getByRole("button", { name: menuEntry("services").title, exact: true })
        .click();
      await expect(page.locator("#menu-services")).toBeVisible();
      await expect(page.locator("#menu-services")).toHaveCSS("opacity", "1");
      expect(await animations(page)).toBe(0);
      await page.keyboard.press("Escape");
    });

    await test.step("a tooltip", async () => {
      const avatar = avatars(page).last();
      await avatar.scrollIntoViewIfNeeded();
      await pointAt(page, avatar);
      await pass(page, 701);
      await expect(tip(page, team.at(-1))).toBeVisible();
      await expect(tip(page, team.at(-1))).toHaveCSS("opacity", "1");
      expect(await animations(page)).toBe(0);
    });
  });

  test("Our Services jumps instead of scrolling", async ({ page }) => {
    await open(page, "/");
    const placesPassed = await recordScrolling(page);
    await primary(page).click();
    await expectBelowHeader(page.locator("#services"));
    expect(await placesPassed()).toHaveLength(1);
  });

  test("pages change without a fade", async ({ page }) => {
    await page.addInitScript(() => {
      Document.prototype.startViewTransition = () => {
        throw new Error("A page must not fade with reduced motion.");
      };
    });
    await open(page, "/services");
    await page.locator("footer a[href='/gallery']").first().click();
    await expect(page).toHaveTitle(galleryPage.pageTitle);
    await expect(page.locator("main")).toBeFocused();
    expect(await movements(page)).toEqual([]);
  });

  test("accordion texts, benefits and steps appear at once", async ({ page }) => {
    await open(page, service);
    for (const summary of await page.locator("main summary").all()) {
      await summary.click();
      expect(await animations(page)).toBe(0);
    }
    await page.getByRole("button", { name: serviceWords.stepper.next, exact: true }).click();
    expect(await animations(page)).toBe(0);
    await page.setViewportSize(narrow.viewport);
    const list = page.getByRole("main").locator("ol:has([aria-current=step])");
    expect((await boxOf(list.locator("> li").nth(1))).x).toBe((await boxOf(list.locator(".."))).x);
  });

  test("the phone's menu opens without a fade", async ({ page }) => {
    await page.setViewportSize(narrow.viewport);
    await open(page, "/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toHaveCSS("opacity", "1");
    expect(await animations(page)).toBe(0);
  });
});
