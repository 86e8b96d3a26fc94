import { expect, type Page } from "@playwright/test";
import { type List } from "../site-content";
import { contactPage, featured, galleryPage, menuEntry, navigation, services, standardService } from "./content";
import { boxOf, holdBack, hydrated, narrow, open, openFrozen, pass, pointAt, scrolled, swipe, wide } from "./support";
import { test } from "./watched-test";

const lists = ["services", "projects"] as const;
const gutters = standardService("gutter-repair-replace");
const service = gutters.path;
const heading = (page: Page) => page.locator("main h1");

/** Presses keys one after another. */
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Follows a link from the contact page to the gallery, so that Back has a page. */
const comeToGallery = async (page: Page) => {
  await open(page, "/contact");
  await page.locator("footer li a[href='/gallery']").first().click();
  await expect(page).toHaveTitle(galleryPage.pageTitle);
};

test.describe("Header on a wide screen", () => {
  const trigger = (page: Page, list: string) =>
    page.locator("header").getByRole("button", { name: menuEntry(list).title, exact: true });
  const panel = (page: Page, list: List) => page.locator(`#menu-${list}`);
  /** The items of the bar, from left to right. */
  const items = (page: Page) =>
    navigation.header.map(({ title, list }) =>
      list ? trigger(page, list) : page.locator("header nav").getByRole("link", { name: title, exact: true }),
    );
  const elsewhere = (page: Page) => page.mouse.move(640, 780);

  /** Points at the heading of a menu for this many ms. */
  const hover = async (page: Page, list: List, ms: number) => {
    await pointAt(page, trigger(page, list));
    await pass(page, ms);
  };

  /** Moves the pointer away until all panels are closed and the next has its 200 ms delay again. */
  const leave = async (page: Page) => {
    await elsewhere(page);
    await pass(page, 151);
    for (const list of lists) await expect(panel(page, list)).toBeHidden();
    await pass(page, 301);
  };

  test("is fixed, at least 80 px high, with Contact us and two menus that clicks open and close", async ({ page }) => {
    await openFrozen(page, service);
    await test.step("Contact us is at the right of the bar", async () => {
      const button = page.locator("header > div > a", { hasText: navigation.contact.label });
      await expect(button).toHaveAttribute("href", "/contact");
      const { x, y } = await boxOf(button);
      for (const item of items(page)) expect(x).toBeGreaterThan((await boxOf(item)).right);
      expect(y).toBeLessThan(80);
      await expect(page.locator("header a[href^='tel:']").filter({ visible: true })).toHaveCount(1);
    });
    const pages = {
      services: { names: services.map(({ label }) => label), paths: services.map(({ path }) => path) },
      projects: { names: featured.map(({ name }) => name), paths: featured.map(({ path }) => path) },
    };
    for (const list of lists)
      await test.step(`a click opens and closes the menu of ${list}, with links to its pages`, async () => {
        const { title, href, description } = menuEntry(list);
        await trigger(page, list).click();
        await expect(panel(page, list)).toBeVisible();
        await expect(panel(page, list).getByText(title, { exact: true })).toBeVisible();
        await expect(panel(page, list)).toContainText(description ?? "none");
        const links = panel(page, list).getByRole("link").filter({ visible: true });
        await expect(links).toHaveText([navigation.contact.label, ...pages[list].names, navigation.all[list]]);
        const paths = await links.evaluateAll(all => all.map(link => link.getAttribute("href")));
        expect(paths).toEqual(["/contact", ...pages[list].paths, href]);
        await trigger(page, list).click();
        await expect(panel(page, list)).toBeHidden();
        await elsewhere(page);
      });
    await test.step("it stays at the top of the screen, and the logo links to the home page", async () => {
      await page.evaluate(() => scrollTo(0, 1500));
      const { y, height } = await boxOf(page.locator("header"));
      expect(y).toBe(0);
      expect(height).toBeGreaterThanOrEqual(80);
      const logo = page.locator("header").getByRole("link", { name: /home/ });
      await expect(logo).toBeInViewport();
      await expect(logo).toHaveAttribute("href", "/");
    });
  });

  test("a menu opens after 200 ms under the pointer and closes 150 ms after the pointer leaves", async ({ page }) => {
    await openFrozen(page, service);
    for (const list of lists)
      await test.step(`the menu of ${list}`, async () => {
        await hover(page, list, 199);
        await expect(panel(page, list)).toBeHidden();
        await pass(page, 2);
        await expect(panel(page, list)).toBeVisible();
        await elsewhere(page);
        await pass(page, 149);
        await expect(panel(page, list)).toBeVisible();
        await pass(page, 2);
        await expect(panel(page, list)).toBeHidden();
        await pass(page, 301);
      });
    await test.step("a pointer that only passes over the heading opens nothing", async () => {
      await hover(page, "services", 150);
      await elsewhere(page);
      await pass(page, 5000);
      await expect(panel(page, "services")).toBeHidden();
    });
    await test.step("it stays open while the pointer goes from the heading into the panel", async () => {
      await hover(page, "services", 201);
      await elsewhere(page);
      await pass(page, 140);
      await pointAt(page, panel(page, "services"));
      await pass(page, 5000);
      await expect(panel(page, "services")).toBeVisible();
    });
  });

  test("within 300 ms the other menu opens at once, and a click does not close a hovered menu", async ({ page }) => {
    await openFrozen(page, service);
    for (const { after, delay } of [
      { after: 299, delay: 0 },
      { after: 301, delay: 199 },
    ])
      await test.step(`${after} ms after one closes, the other opens ${delay ? "after 200 ms" : "at once"}`, async () => {
        await hover(page, "services", 201);
        await elsewhere(page);
        await pass(page, 150);
        await expect(panel(page, "services")).toBeHidden();
        await pass(page, after);
        await hover(page, "projects", delay);
        await expect(panel(page, "projects")).toBeVisible({ visible: delay === 0 });
        await pass(page, 2);
        await expect(panel(page, "projects")).toBeVisible();
        await leave(page);
      });
    await test.step("moving from one heading to the other swaps the panels at once", async () => {
      await hover(page, "services", 201);
      await hover(page, "projects", 0);
      await expect(panel(page, "projects")).toBeVisible();
      await expect(panel(page, "services")).toBeHidden();
      await pass(page, 5000);
      await expect(panel(page, "projects")).toBeVisible();
      await leave(page);
    });
    await test.step("Enter opens one menu and closes the hovered one", async () => {
      await hover(page, "services", 201);
      await trigger(page, "projects").focus();
      await page.keyboard.press("Enter");
      await expect(panel(page, "projects")).toBeVisible();
      await expect(panel(page, "services")).toBeHidden();
      await page.keyboard.press("Escape");
      await leave(page);
    });
    await test.step("a menu opened by a quick click closes after the pointer has crossed the other heading", async () => {
      await trigger(page, "services").click();
      await expect(panel(page, "services")).toBeVisible();
      await hover(page, "projects", 100);
      await leave(page);
    });
    await test.step("a click does not close a menu that hovering has just opened", async () => {
      await hover(page, "services", 201);
      await trigger(page, "services").click();
      await expect(panel(page, "services")).toBeVisible();
    });
  });

  test("marks the current section and page; a link closes the panel, and so does a narrow window", async ({ page }) => {
    const underlined = (list: List) =>
      trigger(page, list).evaluate(item => Number(getComputedStyle(item, "::after").opacity));
    await openFrozen(page, service);
    expect(await underlined("services")).toBe(1);
    expect(await underlined("projects")).toBe(0);
    await test.step("a menu that closes in a narrow window stays closed when the window is wide again", async () => {
      await trigger(page, "services").press("Enter");
      await expect(panel(page, "services")).toBeVisible();
      await page.setViewportSize(narrow.viewport);
      await pass(page, 0);
      await expect(panel(page, "services")).toBeHidden();
      await page.setViewportSize(wide.viewport);
      await expect(trigger(page, "services")).toBeVisible();
      await expect(panel(page, "services")).toBeHidden();
    });
    await trigger(page, "services").click();
    await expect(panel(page, "services").locator("[aria-current=page]")).toHaveText(gutters.label);
    await trigger(page, "projects").click();
    await panel(page, "projects").locator("a[href^='/projects/']").first().click();
    await expect(panel(page, "projects")).toBeHidden();
    await expect(page).toHaveURL(featured[0]?.path ?? "none");
    await elsewhere(page);
    await pass(page, 100);
    await expect.poll(() => underlined("projects")).toBe(1);
    await expect.poll(() => underlined("services")).toBe(0);
  });

  test("back closes an open menu, and a mouse that rests on its heading does not open it again", async ({ page }) => {
    await page.clock.install();
    await comeToGallery(page);
    const item = trigger(page, "services");
    await item.click();
    await expect(panel(page, "services")).toBeVisible();
    const entered = item.evaluate((button: HTMLElement) => new Promise(done => (button.onpointerenter = done)));
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText(contactPage.hero.heading);
    await entered;
    await pass(page, 201);
    await expect(panel(page, "services")).toBeHidden();
  });

  test.describe("By keyboard alone", () => {
    test("a menu opens and closes, and its links can be reached and followed", async ({ page }) => {
      await openFrozen(page, service);
      const links = panel(page, "services").getByRole("link");
      await test.step("Enter opens it, Tab goes into the panel, Escape closes it and gives the focus back", async () => {
        await trigger(page, "services").focus();
        await page.keyboard.press("Enter");
        await expect(panel(page, "services")).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(
          panel(page, "services").getByRole("link", { name: navigation.contact.label, exact: true }),
        ).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(panel(page, "services")).toBeHidden();
        await expect(trigger(page, "services")).toBeFocused();
      });
      await test.step("the down arrow goes into the panel and from link to link, End and Home to the ends", async () => {
        await trigger(page, "services").focus();
        await press(page, "Enter", "ArrowDown");
        await expect(links.nth(0)).toBeFocused();
        await page.keyboard.press("ArrowDown");
        await expect(links.nth(1)).toBeFocused();
        await page.keyboard.press("ArrowUp");
        await expect(links.nth(0)).toBeFocused();
        await page.keyboard.press("End");
        await expect(links.last()).toBeFocused();
        await expect(links.last()).toHaveText(navigation.all.services);
        await page.keyboard.press("Home");
        await expect(links.first()).toBeFocused();
        await page.keyboard.press("Escape");
      });
      await test.step("a panel closes when Tab leaves it", async () => {
        await expect(trigger(page, "services")).toBeFocused();
        await press(page, "Enter", "ArrowDown", "End", "Tab");
        await expect(trigger(page, "projects")).toBeFocused();
        await expect(panel(page, "services")).toBeHidden();
      });
      await test.step("Enter follows a link, and the panel is closed on the new page", async () => {
        await trigger(page, "services").focus();
        await press(page, "Enter", "ArrowDown", "End", "Enter");
        await expect(page).toHaveURL(menuEntry("services").href);
        await expect(panel(page, "services")).toBeHidden();
      });
    });

    test("left, right, Home and End move along the bar, except with Alt or the command key", async ({ page }) => {
      await openFrozen(page, service);
      await test.step("they move along the bar and stop at its ends", async () => {
        const all = items(page);
        const [first, last] = [all[0]!, all.at(-1)!];
        await first.focus();
        for (const item of [...all.slice(1), last]) {
          await page.keyboard.press("ArrowRight");
          await expect(item).toBeFocused();
        }
        for (const item of [...all.slice(0, -1).reverse(), first]) {
          await page.keyboard.press("ArrowLeft");
          await expect(item).toBeFocused();
        }
        await page.keyboard.press("End");
        await expect(last).toBeFocused();
        await page.keyboard.press("Home");
        await expect(first).toBeFocused();
      });
      await test.step("Alt or the command key with an arrow is left to the browser", async () => {
        await page.evaluate(() => {
          document.addEventListener("keydown", ({ key, defaultPrevented }) => {
            if (key === "ArrowLeft") document.title = `prevented: ${String(defaultPrevented)}`;
          });
        });
        await trigger(page, "projects").focus();
        for (const keys of ["Alt+ArrowLeft", "Meta+ArrowLeft"]) {
          await page.keyboard.press(keys);
          await expect(page).toHaveTitle("prevented: false");
          await expect(trigger(page, "projects")).toBeFocused();
        }
        await page.keyboard.press("ArrowLeft");
        await expect(page).toHaveTitle("prevented: true");
      });
    });
  });
});

test.describe("Header on a phone", () => {
  test.use(narrow);

  const toggle = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
  const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
  /** The menu itself, without the scrim over the page. */
  const panel = (page: Page) => menu(page).locator("> div");

  for (const scripts of ["on", "off"])
    test.describe(`with JavaScript ${scripts}`, () => {
      test.use({ javaScriptEnabled: scripts === "on" });

      test("the menu opens by its button, and closes by it, a tap outside or turning the phone", async ({ page }) => {
        await (scripts === "on" ? open(page, service) : page.goto(service));
        await toggle(page).tap();
        await expect(menu(page)).toBeVisible();
        await toggle(page).tap();
        await expect(menu(page)).toBeHidden();
        await test.step("a tap outside the menu follows no link", async () => {
          const callBar = page.getByRole("navigation", { name: "Call or write" });
          const { x, y } = await boxOf(callBar.getByRole("link").last());
          await toggle(page).tap();
          await page.touchscreen.tap(x + 20, y + 20);
          await expect(menu(page)).toBeHidden();
          await toggle(page).tap();
          await expect(menu(page)).toBeVisible();
        });
        await test.step("in landscape the menu is closed and the page scrolls", async () => {
          await page.setViewportSize({ width: 844, height: 390 });
          await expect(menu(page)).toBeHidden();
          await expect(toggle(page)).toBeHidden();
          expect(await scrolled(page)).toBe(0);
          await page.mouse.wheel(0, 300);
          await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
          await expect(page).toHaveURL(service);
        });
      });
    });

  test("can be closed after a small phone is turned and the page is scrolled", async ({ page }) => {
    await open(page, service);
    await toggle(page).tap();
    await page.setViewportSize({ width: 667, height: 340 });
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await expect.poll(() => scrolled(page)).toBe(900);
    await expect(menu(page)).toBeVisible();
    await expect(toggle(page)).toBeInViewport();
  });

  test("has one menu with all links, Contact us last, that scrolls inside 80 % of the screen", async ({ page }) => {
    await openFrozen(page, service);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.locator("header > div > a", { hasText: navigation.contact.label })).toBeHidden();
    expect((await boxOf(page.locator("header"))).height).toBeGreaterThanOrEqual(80);
    await toggle(page).tap();
    const links = menu(page).getByRole("link").filter({ visible: true });
    const expected = navigation.header.flatMap(({ title, list }) => [
      title,
      ...(list === "services" ? services.map(({ label }) => label) : []),
      ...(list === "projects" ? featured.map(({ name }) => name) : []),
    ]);
    await expect(links).toHaveText([...expected, navigation.contact.label]);
    await expect(links.last()).toHaveAttribute("href", "/contact");
    for (const height of [800, 400])
      await test.step(`at most 80 % of ${height} px`, async () => {
        await page.setViewportSize({ width: 360, height });
        expect((await boxOf(panel(page))).height).toBeLessThanOrEqual(0.8 * height);
      });
    await test.step("a swipe scrolls a longer menu", async () => {
      expect(await panel(page).evaluate(menu => menu.scrollHeight - menu.clientHeight)).toBeGreaterThan(0);
      await swipe(page, { x: 180, y: 300 }, { x: 180, y: 100 });
      await expect.poll(() => panel(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    });
    await page.setViewportSize(narrow.viewport);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
  });

  test("a link closes the menu and opens its page, even if that is the current page", async ({ page }) => {
    await open(page, service);
    for (const href of ["/contact", "/contact"]) {
      await toggle(page).tap();
      await menu(page).locator(`a[href="${href}"]`).first().tap();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL(href);
    }
    await test.step("the logo above the menu does the same", async () => {
      const logo = page.locator("header").getByRole("link", { name: /home/ });
      for (const press of [() => logo.tap(), () => logo.press("Enter")]) {
        await toggle(page).tap();
        await expect(menu(page)).toBeVisible();
        await press();
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL("/");
      }
    });
  });

  test("the page behind the menu does not scroll", async ({ page }) => {
    await openFrozen(page, service);
    await page.evaluate(() => scrollTo(0, 700));
    await toggle(page).tap();
    await swipe(page, { x: 180, y: 780 }, { x: 180, y: 660 });
    for (let turn = 0; turn < 4; turn++) await swipe(page, { x: 180, y: 600 }, { x: 180, y: 120 });
    const rest = () => panel(page).evaluate(m => m.scrollHeight - m.clientHeight - m.scrollTop);
    await expect.poll(rest).toBeLessThan(2);
    await pass(page, 0);
    expect(await scrolled(page)).toBe(700);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    expect(await scrolled(page)).toBe(700);
    await swipe(page, { x: 180, y: 600 }, { x: 180, y: 300 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(700);
  });

  test("Tab stays in the header and the menu, and Escape gives the focus back to the button", async ({ page }) => {
    await openFrozen(page, service);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    const focusedPart = () =>
      page.evaluate(() => (document.activeElement?.closest("header") ?? document.activeElement)?.tagName);
    for (const link of await menu(page).getByRole("link").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    }
    const stops = 3 + (await menu(page).getByRole("link").count());
    for (const key of ["Tab", "Shift+Tab"])
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key);
        // After the last link the focus goes to the browser's own controls.
        expect(["HEADER", "BODY"]).toContain(await focusedPart());
      }
    await menu(page).getByRole("link").first().focus();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await test.step("then Tab goes into the page again", async () => {
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);
    });
  });

  test("back and forward close the menu, also while the page still loads", async ({ page }) => {
    await comeToGallery(page);
    for (const [way, words, elsewhere] of [
      ["back", contactPage.hero.heading, "/services"],
      ["forward", galleryPage.hero.heading, "/contact"],
    ] as const)
      await test.step(way, async () => {
        await toggle(page).tap();
        await page.evaluate(name => history[name](), way);
        await expect(heading(page)).toHaveText(words);
        await expect(menu(page)).toBeHidden();
        await page.locator(`footer li a[href='${elsewhere}']`).first().click({ trial: true });
      });
    await test.step("back to a page that still has to load", async () => {
      await page.reload();
      await hydrated(page);
      const release = await holdBack(page, "**/page-data/contact/page-data.json");
      await toggle(page).tap();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL("/contact");
      await expect(menu(page)).toBeHidden();
      release();
      await expect(heading(page)).toHaveText(contactPage.hero.heading);
    });
  });
});
