import { expect, type Page, test } from "@playwright/test";
import {
  boxOf,
  headerHeight,
  narrow,
  noteScrolling,
  open,
  openFrozen,
  pass,
  pointAt,
  scrolled,
  settled,
  swipe,
  wide,
} from "./support";

const band = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

test.describe("Our Services", () => {
  const button = (page: Page) => page.getByRole("link", { name: "Our Services", exact: true });
  const section = (page: Page) => page.locator("#services");

  test("scrolls smoothly to the section, clear of the fixed header", async ({ page }) => {
    await open(page, "/");
    const placesPassed = await noteScrolling(page);
    await button(page).click();
    await expect.poll(async () => (await boxOf(section(page))).y).toBeLessThan(130);
    expect((await boxOf(section(page))).y).toBeGreaterThanOrEqual(headerHeight);
    const passed = await placesPassed();
    const end = await scrolled(page);
    expect(passed.filter(y => y > 50 && y < end - 50).length).toBeGreaterThan(3);
  });

  test("takes the keyboard along", async ({ page }) => {
    await open(page, "/");
    await button(page).press("Enter");
    await page.keyboard.press("Tab");
    await expect(section(page).getByRole("link").first()).toBeFocused();
  });

  test("from another page lands on the section, clear of the fixed header", async ({ page }) => {
    await open(page, "/services/gutter-repair-replace");
    await page.getByRole("link", { name: "View All Services" }).click();
    await expect(page).toHaveURL("/#services");
    await expect.poll(async () => (await boxOf(section(page))).y).toBeLessThan(130);
    expect((await boxOf(section(page))).y).toBeGreaterThanOrEqual(headerHeight);
    await expect(section(page).getByRole("heading", { level: 2 })).toBeInViewport();
  });

  test("has six cards, each leading to its service with a Learn More", async ({ page }) => {
    await open(page, "/");
    const cards = section(page).getByRole("listitem");
    await expect(cards).toHaveCount(6);
    await expect(cards.filter({ hasText: "Learn More" })).toHaveCount(6);
    await expect(section(page).locator("a[href^='/services/']")).toHaveCount(6);
  });
});

test.describe("Featured projects", () => {
  const row = (page: Page) => page.getByRole("group", { name: "Featured Projects" });
  const previous = (page: Page) => page.getByRole("button", { name: "Previous project" });
  const next = (page: Page) => page.getByRole("button", { name: "Next project" });
  const dots = (page: Page) => page.getByRole("button", { name: /^Page \d of \d$/ });
  const left = (page: Page) => row(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const longest = (page: Page) => row(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const step = (page: Page) =>
    row(page).evaluate(element => {
      const [first, second] = element.querySelectorAll("li");
      return second && first ? second.offsetLeft - first.offsetLeft : 0;
    });

  test("has five cards with a View Project, and at most three dots", async ({ page }) => {
    await open(page, "/");
    await expect(row(page).getByRole("listitem")).toHaveCount(5);
    await expect(row(page).getByText("View Project")).toHaveCount(5);
    await expect(dots(page)).toHaveCount(3);
  });

  test("next and previous go on and back by a card and stop at the ends", async ({ page }) => {
    await open(page, "/");
    await row(page).scrollIntoViewIfNeeded();
    await expect(previous(page)).toHaveAttribute("aria-disabled", "true");
    const [card, end] = [await step(page), await longest(page)];
    await next(page).click();
    await expect.poll(() => left(page)).toBe(Math.min(card, Math.round(end)));
    await expect(previous(page)).toHaveAttribute("aria-disabled", "false");
    await previous(page).click();
    await expect.poll(() => left(page)).toBe(0);
    for (let press = 0; press < 6; press++) await next(page).press("Enter");
    await expect.poll(() => left(page)).toBeCloseTo(end, -1);
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    await next(page).press("Enter");
    await settled(page);
    expect(await left(page)).toBeCloseTo(end, -1);
  });

  test("the dots lead to its start, middle and end", async ({ page }) => {
    await open(page, "/");
    await expect(dots(page).nth(0)).toHaveAttribute("aria-current", "true");
    await dots(page).nth(2).click();
    await expect(dots(page).nth(2)).toHaveAttribute("aria-current", "true");
    await expect.poll(async () => Math.abs((await left(page)) - (await longest(page)))).toBeLessThan(5);
    await expect(row(page).getByRole("listitem").last()).toBeInViewport();
    await dots(page).nth(1).click();
    await expect(dots(page).nth(1)).toHaveAttribute("aria-current", "true");
    await expect(page.locator("[aria-label^='Page '][aria-current=true]")).toHaveCount(1);
    await dots(page).nth(0).click();
    await expect.poll(() => left(page)).toBe(0);
  });

  test("scrolls by itself under the wheel, snaps to a card, and the dots follow", async ({ page }) => {
    await open(page, "/");
    await row(page).scrollIntoViewIfNeeded();
    const card = await step(page);
    await pointAt(page, row(page));
    await page.mouse.wheel(card * 0.8, 0);
    await expect.poll(async () => Math.abs((await left(page)) - Math.min(card, await longest(page)))).toBeLessThan(3);
    await page.mouse.wheel(3000, 0);
    await expect(dots(page).nth(2)).toHaveAttribute("aria-current", "true");
    await expect(next(page)).toHaveAttribute("aria-disabled", "true");
  });

  test("goes on by the arrow keys", async ({ page }) => {
    await open(page, "/");
    await row(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => left(page)).toBeGreaterThan(0);
  });

  test.describe("By touch", () => {
    test.use(narrow);

    test("a finger pulls the row on, and it snaps to a card", async ({ page }) => {
      await open(page, "/");
      await row(page).evaluate(element => element.scrollIntoView({ block: "center" }));
      const { y, height } = await boxOf(row(page));
      await swipe(page, { x: 300, y: y + height / 2 }, { x: 60, y: y + height / 2 });
      const card = await step(page);
      await expect.poll(async () => (await left(page)) / card).toBeGreaterThan(0.99);
      await expect.poll(async () => Math.abs(((await left(page)) / card) % 1)).toBeLessThan(0.01);
    });
  });
});

test.describe("Accreditations", () => {
  const section = (page: Page) => band(page, "Training & Accreditations");
  const track = (page: Page) => section(page).locator("[data-track]");
  const state = (page: Page) => track(page).evaluate(element => element.getAnimations()[0]?.playState);
  const pause = (page: Page) => section(page).getByRole("checkbox");

  /** Puts the row where it is after so many ms, and tells where each mark stands then, in px. */
  const placesAt = (page: Page, time: number) =>
    track(page).evaluate((element, at) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = at;
      }
      return [...element.querySelectorAll("li")].map(mark => mark.getBoundingClientRect().x);
    }, time);

  test("seven marks stand 60 px apart, also from the last to the first", async ({ page }) => {
    await open(page, "/");
    await expect(section(page).getByRole("listitem")).toHaveCount(7);
    const gaps = await track(page).evaluate(element => {
      const boxes = [...element.querySelectorAll("li")].map(mark => mark.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
    });
    expect(gaps.length).toBeGreaterThanOrEqual(13);
    for (const gap of gaps) expect(gap).toBeCloseTo(60, 1);
  });

  test("takes 40 s for a loop, evenly and without an end", async ({ page }) => {
    await open(page, "/");
    const timing = await track(page).evaluate(element => {
      const { duration, iterations, easing } = element.getAnimations()[0]?.effect?.getTiming() ?? {};
      return { duration, endless: iterations === Infinity, easing };
    });
    expect(timing).toEqual({ duration: 40_000, endless: true, easing: "linear" });
    const [start = 0] = await placesAt(page, 0);
    const [quarter = 0] = await placesAt(page, 10_000);
    const [half = 0] = await placesAt(page, 20_000);
    expect(quarter).toBeLessThan(start);
    expect(half - quarter).toBeCloseTo(quarter - start, 0);
  });

  test("does not jump where one loop ends and the next begins, and leaves no empty place", async ({ page }) => {
    await open(page, "/");
    const start = await placesAt(page, 0);
    const end = await placesAt(page, 39_999.99);
    for (let mark = 0; mark < 7; mark++) expect(end[mark + 7]).toBeCloseTo(start[mark] ?? 0, 0);
    expect(end.at(-1)).toBeGreaterThan(page.viewportSize()?.width ?? 0);
  });

  test("waits under the mouse and goes on when it has left", async ({ page }) => {
    await open(page, "/");
    await section(page).locator("[data-row]").scrollIntoViewIfNeeded();
    expect(await state(page)).toBe("running");
    const { y, height } = await boxOf(track(page));
    await page.mouse.move(150, y + height / 2);
    await expect.poll(() => state(page)).toBe("paused");
    await page.mouse.move(150, y - 60);
    await expect.poll(() => state(page)).toBe("running");
  });

  test("is paused and set going by its button, by mouse and by keyboard", async ({ page }) => {
    await open(page, "/");
    const label = section(page).locator("label");
    await label.click();
    await page.mouse.move(5, 5);
    await expect.poll(() => state(page)).toBe("paused");
    await label.click();
    await page.mouse.move(5, 5);
    await expect.poll(() => state(page)).toBe("running");
    await expect(pause(page)).toHaveAccessibleName("Pause the row of accreditations");
    await pause(page).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(pause(page)).toBeChecked();
    expect(await state(page)).toBe("paused");
  });
});

test.describe("Clients", () => {
  const section = (page: Page) => band(page, "Trusted by the best");
  const pause = (page: Page) => section(page).getByRole("button", { name: /the clients’ logos/ });

  /** The client that each of the three columns shows, by its place in the list from 0. */
  const shown = (page: Page) =>
    section(page)
      .locator("li")
      .evaluateAll(marks =>
        marks
          .map((mark, index) => ({
            index,
            seen: getComputedStyle(mark).zIndex === "1",
            x: mark.getBoundingClientRect().x,
          }))
          .filter(({ seen }) => seen)
          .sort((a, b) => a.x - b.x)
          .map(({ index }) => index),
      );

  test("six logos in three columns, each column swapped every 4 s, 200 ms after the one before", async ({ page }) => {
    await openFrozen(page, "/");
    await expect(section(page).locator("li")).toHaveCount(6);
    expect(await shown(page)).toEqual([0, 1, 2]);
    await pass(page, 3999);
    expect(await shown(page)).toEqual([0, 1, 2]);
    await pass(page, 2);
    expect(await shown(page)).toEqual([3, 1, 2]);
    await pass(page, 198);
    expect(await shown(page)).toEqual([3, 1, 2]);
    await pass(page, 2);
    expect(await shown(page)).toEqual([3, 4, 2]);
    await pass(page, 198);
    expect(await shown(page)).toEqual([3, 4, 2]);
    await pass(page, 2);
    expect(await shown(page)).toEqual([3, 4, 5]);
    await pass(page, 3598);
    expect(await shown(page)).toEqual([3, 4, 5]);
    await pass(page, 2);
    expect(await shown(page)).toEqual([0, 4, 5]);
  });

  test("keeps time on a 100 ms tick: what is left of a tick when it waits is not counted", async ({ page }) => {
    await openFrozen(page, "/");
    await pass(page, 3999);
    await pause(page).click();
    await page.mouse.move(5, 5);
    await pass(page, 60_000);
    expect(await shown(page)).toEqual([0, 1, 2]);
    await pause(page).click();
    await page.mouse.move(5, 5);
    await pass(page, 99);
    expect(await shown(page)).toEqual([0, 1, 2]);
    await pass(page, 2);
    expect(await shown(page)).toEqual([3, 1, 2]);
  });

  test("waits under the mouse, under the keyboard's focus and while paused", async ({ page }) => {
    await openFrozen(page, "/");
    await section(page).locator("ul").hover();
    await pass(page, 20_000);
    expect(await shown(page)).toEqual([0, 1, 2]);
    await page.mouse.move(5, 5);
    await pause(page).focus();
    await pass(page, 20_000);
    expect(await shown(page)).toEqual([0, 1, 2]);
    await page.keyboard.press("Enter");
    await expect(pause(page)).toHaveAccessibleName(/^Play/);
    await pause(page).blur();
    await pass(page, 20_000);
    expect(await shown(page)).toEqual([0, 1, 2]);
  });

  test("nothing below moves when a logo is swapped", async ({ page }) => {
    await openFrozen(page, "/");
    const before = await boxOf(band(page, "Meet Our Team"));
    await pass(page, 4500);
    expect(await boxOf(band(page, "Meet Our Team"))).toEqual(before);
  });
});

test.describe("Team", () => {
  const section = (page: Page) => band(page, "Meet Our Team");
  const avatar = (page: Page, name: string) => section(page).getByRole("button", { name, exact: true });
  const tip = (page: Page, id: string) => page.locator(`#team-${id}-director`);
  const show = async (page: Page) => {
    await openFrozen(page, "/");
    await section(page).evaluate(element => element.scrollIntoView({ block: "center" }));
    await page.mouse.move(5, 400);
  };

  test("three directors, each with a card", async ({ page }) => {
    await show(page);
    await expect(section(page).getByRole("button")).toHaveCount(3);
    for (const role of ["Finance", "Operations", "Sales"])
      await expect(section(page).locator("li h3 + p", { hasText: `${role} Director` })).toBeVisible();
  });

  test.describe("With a mouse", () => {
    test.use(wide);

    test("a tooltip opens after 700 ms and names the director", async ({ page }) => {
      await show(page);
      await pointAt(page, avatar(page, "Site operations"));
      await pass(page, 699);
      await expect(tip(page, "operations")).toBeHidden();
      await pass(page, 2);
      await expect(tip(page, "operations")).toBeVisible();
      await expect(tip(page, "operations")).toHaveRole("tooltip");
      await expect(tip(page, "operations")).toContainText("Operations Director");
      const [bubble, face] = [await boxOf(tip(page, "operations")), await boxOf(avatar(page, "Site operations"))];
      expect(bubble.bottom).toBeLessThanOrEqual(face.y + 1);
    });

    test("the next one opens at once 299 ms after one has closed, and waits after 301 ms", async ({ page }) => {
      await show(page);
      const away = () => page.mouse.move(5, 400);
      await pointAt(page, avatar(page, "Finance and accounts"));
      await pass(page, 701);
      await away();
      await pass(page, 150);
      await expect(tip(page, "finance")).toBeHidden();
      await pass(page, 299);
      await pointAt(page, avatar(page, "Sales and enquiries"));
      await pass(page, 0);
      await expect(tip(page, "sales")).toBeVisible();
      await away();
      await pass(page, 150);
      await expect(tip(page, "sales")).toBeHidden();
      await pass(page, 301);
      await pointAt(page, avatar(page, "Finance and accounts"));
      await pass(page, 699);
      await expect(tip(page, "finance")).toBeHidden();
      await pass(page, 2);
      await expect(tip(page, "finance")).toBeVisible();
    });

    test("the pointer can move onto the tooltip, and it closes when the pointer has left", async ({ page }) => {
      await show(page);
      await pointAt(page, avatar(page, "Site operations"));
      await pass(page, 701);
      await pointAt(page, tip(page, "operations"));
      await pass(page, 5000);
      await expect(tip(page, "operations")).toBeVisible();
      await page.mouse.move(5, 400);
      await pass(page, 151);
      await expect(tip(page, "operations")).toBeHidden();
    });

    test("Esc dismisses a tooltip that the pointer has opened", async ({ page }) => {
      await show(page);
      await pointAt(page, avatar(page, "Site operations"));
      await pass(page, 701);
      await page.keyboard.press("Escape");
      await expect(tip(page, "operations")).toBeHidden();
      await pass(page, 5000);
      await expect(tip(page, "operations")).toBeHidden();
    });
  });

  test("a tooltip opens at once by the keyboard's focus, goes with it, and Esc dismisses it", async ({ page }) => {
    await show(page);
    await avatar(page, "Finance and accounts").focus();
    await expect(tip(page, "finance")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(avatar(page, "Site operations")).toBeFocused();
    await expect(tip(page, "operations")).toBeVisible();
    await expect(tip(page, "finance")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(tip(page, "operations")).toBeHidden();
    await expect(avatar(page, "Site operations")).toBeFocused();
    await expect(avatar(page, "Site operations")).toHaveAccessibleDescription(/Operations Director/);
  });

  test.describe("By touch", () => {
    test.use(narrow);

    test("a tap opens a tooltip inside the screen, and a tap beside closes it", async ({ page }) => {
      await show(page);
      await avatar(page, "Sales and enquiries").tap();
      await expect(tip(page, "sales")).toBeVisible();
      const { x, right } = await boxOf(tip(page, "sales"));
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      await page.touchscreen.tap(20, 120);
      await expect(tip(page, "sales")).toBeHidden();
    });
  });
});
