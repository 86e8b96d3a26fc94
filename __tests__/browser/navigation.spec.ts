import { expect, type Page, test } from "@playwright/test";
import { boxOf, narrow, openFrozen, pass, pointAt, scrolled, settled, swipe, wide } from "./support";

const service = "/services/gutter-repair-replace";
const services = [
  "Industrial Coatings",
  "Gutter Repair & Replace",
  "Skylight Repair & Replace",
  "Painting & Decorating",
  "Industrial Cleaning",
  "Other Services",
];

test.describe("Header on a wide screen", () => {
  test.use(wide);

  const trigger = (page: Page, name: "Services" | "Projects") =>
    page.locator("header").getByRole("button", { name, exact: true });
  const panel = (page: Page, name: "services" | "projects") => page.locator(`#menu-${name}`);
  const elsewhere = (page: Page) => page.mouse.move(640, 780);

  test("is fixed and at least 80 px high", async ({ page }) => {
    await openFrozen(page, service);
    await page.evaluate(() => scrollTo(0, 1500));
    const { y, height } = await boxOf(page.locator("header"));
    expect(y).toBe(0);
    expect(height).toBeGreaterThanOrEqual(80);
    const logo = page.locator("header").getByRole("link", { name: /home/ });
    await expect(logo).toBeInViewport();
    await expect(logo).toHaveAttribute("href", "/");
  });

  for (const name of ["Services", "Projects"] as const) {
    const id = name === "Services" ? "services" : "projects";

    test(`${name} opens after 200 ms under the pointer`, async ({ page }) => {
      await openFrozen(page, service);
      await pointAt(page, trigger(page, name));
      await pass(page, 199);
      await expect(panel(page, id)).toBeHidden();
      await pass(page, 2);
      await expect(panel(page, id)).toBeVisible();
    });

    test(`${name} opens and closes at once by a click`, async ({ page }) => {
      await openFrozen(page, service);
      await trigger(page, name).click();
      await expect(panel(page, id)).toBeVisible();
      await trigger(page, name).click();
      await expect(panel(page, id)).toBeHidden();
    });

    test(`${name} closes 150 ms after the pointer has left`, async ({ page }) => {
      await openFrozen(page, service);
      await pointAt(page, trigger(page, name));
      await pass(page, 201);
      await elsewhere(page);
      await pass(page, 149);
      await expect(panel(page, id)).toBeVisible();
      await pass(page, 2);
      await expect(panel(page, id)).toBeHidden();
    });
  }

  test("a pointer that only passes over opens nothing", async ({ page }) => {
    await openFrozen(page, service);
    await pointAt(page, trigger(page, "Services"));
    await pass(page, 150);
    await elsewhere(page);
    await pass(page, 5000);
    await expect(panel(page, "services")).toBeHidden();
  });

  test("stays open while the pointer goes from the heading into the panel", async ({ page }) => {
    await openFrozen(page, service);
    await pointAt(page, trigger(page, "Services"));
    await pass(page, 201);
    await elsewhere(page);
    await pass(page, 140);
    await pointAt(page, panel(page, "services"));
    await pass(page, 5000);
    await expect(panel(page, "services")).toBeVisible();
  });

  test("a click does not close what hovering has just opened", async ({ page }) => {
    await openFrozen(page, service);
    await pointAt(page, trigger(page, "Services"));
    await pass(page, 201);
    await trigger(page, "Services").click();
    await expect(panel(page, "services")).toBeVisible();
  });

  test("the other dropdown opens at once 299 ms after one has closed", async ({ page }) => {
    await openFrozen(page, service);
    await pointAt(page, trigger(page, "Services"));
    await pass(page, 201);
    await elsewhere(page);
    await pass(page, 150);
    await expect(panel(page, "services")).toBeHidden();
    await pass(page, 299);
    await pointAt(page, trigger(page, "Projects"));
    await pass(page, 0);
    await expect(panel(page, "projects")).toBeVisible();
  });

  test("the other dropdown waits its 200 ms again 301 ms after one has closed", async ({ page }) => {
    await openFrozen(page, service);
    await pointAt(page, trigger(page, "Services"));
    await pass(page, 201);
    await elsewhere(page);
    await pass(page, 150);
    await pass(page, 301);
    await pointAt(page, trigger(page, "Projects"));
    await pass(page, 199);
    await expect(panel(page, "projects")).toBeHidden();
    await pass(page, 2);
    await expect(panel(page, "projects")).toBeVisible();
  });

  test("going straight from one heading to the other swaps the panels at once", async ({ page }) => {
    await openFrozen(page, service);
    await pointAt(page, trigger(page, "Services"));
    await pass(page, 201);
    await pointAt(page, trigger(page, "Projects"));
    await pass(page, 0);
    await expect(panel(page, "projects")).toBeVisible();
    await expect(panel(page, "services")).toBeHidden();
    await pass(page, 5000);
    await expect(panel(page, "projects")).toBeVisible();
  });

  test("a panel says what the section is and leads to its pages and to Contact us", async ({ page }) => {
    await openFrozen(page, service);
    await trigger(page, "Services").click();
    const open = panel(page, "services");
    await expect(open.getByText("Services", { exact: true })).toBeVisible();
    await expect(open).toContainText("Professional industrial maintenance services");
    await expect(open.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    for (const name of services) await expect(open.getByRole("link", { name })).toBeVisible();
    await trigger(page, "Projects").click();
    await expect(panel(page, "projects")).toContainText("Completed case studies");
    await expect(panel(page, "projects").getByRole("link", { name: "Contact us" })).toBeVisible();
    await expect(panel(page, "projects").getByRole("listitem")).toHaveCount(6);
  });

  test("Contact us stands at the right of the bar", async ({ page }) => {
    await openFrozen(page, service);
    const button = page.locator("header > div > a", { hasText: "Contact us" });
    await expect(button).toHaveAttribute("href", "/contact");
    const { x, y } = await boxOf(button);
    expect(x).toBeGreaterThan((await boxOf(trigger(page, "Projects"))).right);
    expect(y).toBeLessThan(80);
  });

  test("choosing a link closes the panel and goes there", async ({ page }) => {
    await openFrozen(page, service);
    await trigger(page, "Services").click();
    await panel(page, "services").getByRole("link", { name: "Industrial Coatings" }).click();
    await expect(panel(page, "services")).toBeHidden();
    await expect(page).toHaveURL("/services/industrial-coatings");
  });

  test("the section of the page is underlined, and the page marked in its panel", async ({ page }) => {
    const underlined = (name: "Services" | "Projects") =>
      trigger(page, name).evaluate(item => Number(getComputedStyle(item, "::after").opacity));
    await openFrozen(page, service);
    expect(await underlined("Services")).toBe(1);
    expect(await underlined("Projects")).toBe(0);
    await trigger(page, "Services").click();
    await expect(panel(page, "services").locator("[aria-current=page]")).toHaveText("Gutter Repair & Replace");
    await trigger(page, "Projects").click();
    await panel(page, "projects").getByRole("link", { name: "Ipswich" }).click();
    await expect(page).toHaveURL(/\/projects\//);
    await elsewhere(page);
    await pass(page, 100);
    expect(await underlined("Projects")).toBe(1);
    expect(await underlined("Services")).toBe(0);
  });

  test.describe("By keyboard alone", () => {
    test("Enter opens, Tab goes into the panel, Esc closes and gives focus back", async ({ page }) => {
      await openFrozen(page, service);
      await trigger(page, "Services").focus();
      await page.keyboard.press("Enter");
      await expect(panel(page, "services")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(panel(page, "services").getByRole("link", { name: "Contact us" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel(page, "services")).toBeHidden();
      await expect(trigger(page, "Services")).toBeFocused();
    });

    test("Space opens as Enter does", async ({ page }) => {
      await openFrozen(page, service);
      await trigger(page, "Projects").focus();
      await page.keyboard.press("Space");
      await expect(panel(page, "projects")).toBeVisible();
    });

    test("left and right, Home and End go along the bar and stop at its ends", async ({ page }) => {
      await openFrozen(page, service);
      const home = page.locator("header nav").getByRole("link", { name: "Home" });
      await home.focus();
      await page.keyboard.press("ArrowRight");
      await expect(trigger(page, "Services")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(trigger(page, "Projects")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(trigger(page, "Projects")).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(trigger(page, "Services")).toBeFocused();
      await page.keyboard.press("End");
      await expect(trigger(page, "Projects")).toBeFocused();
      await page.keyboard.press("Home");
      await expect(home).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(home).toBeFocused();
    });

    test("down goes from an open heading into its panel and on, End and Home to the ends", async ({ page }) => {
      await openFrozen(page, service);
      const links = panel(page, "services").getByRole("link");
      await trigger(page, "Services").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      await expect(links.nth(0)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(links.nth(0)).toBeFocused();
      await page.keyboard.press("End");
      await expect(links.last()).toBeFocused();
      await expect(links.last()).toHaveText("All services");
      await page.keyboard.press("Home");
      await expect(links.first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(trigger(page, "Services")).toBeFocused();
    });

    test("a link is chosen with Enter, and the panel is gone on the new page", async ({ page }) => {
      await openFrozen(page, service);
      await trigger(page, "Services").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/services");
      await expect(panel(page, "services")).toBeHidden();
    });
  });
});

test.describe("Header on a phone", () => {
  test.use(narrow);

  const toggle = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  test("shows neither the navigation of wide screens nor its Contact us button", async ({ page }) => {
    await openFrozen(page, service);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.locator("header > div > a", { hasText: "Contact us" })).toBeHidden();
    expect((await boxOf(page.locator("header"))).height).toBeGreaterThanOrEqual(80);
  });

  test("a touch opens the menu and a touch closes it", async ({ page }) => {
    await openFrozen(page, service);
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(menu(page)).toBeHidden();
  });

  test("the menu takes at most 80 % of the viewport and scrolls inside", async ({ page }) => {
    await openFrozen(page, service);
    await toggle(page).tap();
    expect((await boxOf(menu(page))).height).toBeLessThanOrEqual(0.8 * 800);
    const { scrollHeight, clientHeight } = await menu(page).evaluate(({ scrollHeight, clientHeight }) => ({
      scrollHeight,
      clientHeight,
    }));
    expect(scrollHeight).toBeGreaterThan(clientHeight);
    await swipe(page, { x: 180, y: 500 }, { x: 180, y: 150 });
    await expect.poll(() => menu(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  });

  test("the menu has all links, and Contact us last", async ({ page }) => {
    await openFrozen(page, service);
    await toggle(page).tap();
    const links = menu(page).getByRole("link");
    for (const name of ["Home", "Services", "Projects", ...services])
      await expect(menu(page).getByRole("link", { name, exact: true })).toBeVisible();
    await expect(menu(page).locator("a[href^='/projects/']")).toHaveCount(5);
    await expect(links.last()).toHaveText("Contact us");
    await expect(links.last()).toHaveAttribute("href", "/contact");
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
  });

  for (const name of ["Home", "Industrial Coatings", "Contact us"])
    test(`choosing ${name} closes the menu and goes there`, async ({ page }) => {
      await openFrozen(page, service);
      await toggle(page).tap();
      const link = menu(page).getByRole("link", { name, exact: true });
      const href = await link.getAttribute("href");
      await link.tap();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL(href ?? "");
    });

  test("choosing the page one is on closes the menu", async ({ page }) => {
    await openFrozen(page, service);
    await toggle(page).tap();
    await menu(page).getByRole("link", { name: "Gutter Repair & Replace" }).tap();
    await expect(menu(page)).toBeHidden();
  });

  test("the page behind the menu stays where it is", async ({ page }) => {
    await openFrozen(page, service);
    await page.evaluate(() => scrollTo(0, 700));
    await toggle(page).tap();
    await swipe(page, { x: 180, y: 780 }, { x: 180, y: 660 });
    for (let turn = 0; turn < 4; turn++) await swipe(page, { x: 180, y: 600 }, { x: 180, y: 120 });
    const rest = () => menu(page).evaluate(m => m.scrollHeight - m.clientHeight - m.scrollTop);
    await expect.poll(rest).toBeLessThan(2);
    await settled(page);
    expect(await scrolled(page)).toBe(700);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    expect(await scrolled(page)).toBe(700);
    await swipe(page, { x: 180, y: 600 }, { x: 180, y: 300 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(700);
  });

  test("focus goes into the menu, stays inside, and Esc gives it back to the button", async ({ page }) => {
    await openFrozen(page, service);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest("dialog")?.id ?? document.activeElement?.tagName);
    expect(await inside()).toBe("site-menu");
    const stops = 2 + (await menu(page).getByRole("link").count());
    for (const key of ["Tab", "Shift+Tab"])
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key);
        // Between its last and its first stop the browser's own controls have their turn.
        expect(["site-menu", "BODY"]).toContain(await inside());
      }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test("a touch beside the menu closes it", async ({ page }) => {
    await openFrozen(page, service);
    await toggle(page).tap();
    await page.touchscreen.tap(180, 760);
    await expect(menu(page)).toBeHidden();
  });
});
