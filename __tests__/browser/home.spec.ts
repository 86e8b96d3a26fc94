import { expect, type Locator, type Page } from "@playwright/test";
import { accreditations, clients, featured, home, services, team } from "./content";
import {
  boxOf,
  bringToMiddle,
  expectSmoothScroll,
  narrow,
  offSnap,
  open,
  openFrozen,
  pass,
  pointAt,
  scrolled,
  sectionNamed,
  swipe,
  twoFrames,
  wide,
} from "./support";
import { test } from "./watched-test";

test.describe("Our Services", () => {
  const button = (page: Page) =>
    page.getByRole("main").getByRole("link", { name: home.hero.primary.label, exact: true }).first();
  const section = (page: Page) => page.locator("#services");

  test("scrolls smoothly to its cards below the header, and moves the keyboard's position there", async ({ page }) => {
    await open(page, "/");
    await test.step("by mouse", () => expectSmoothScroll(button(page), section(page)));
    await test.step("by keyboard, from the top again", async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect.poll(() => scrolled(page)).toBe(0);
      await button(page).press("Enter");
      await page.keyboard.press("Tab");
      await expect(section(page).getByRole("link").first()).toBeFocused();
    });
    await test.step("each service and featured project has a card with a prompt, and the whole card is a link", async () => {
      const row = page.getByRole("group", { name: "Row of projects" });
      for (const [list, titles, prompt] of [
        [section(page), services.map(({ title }) => title), home.services.cardAction],
        [row, featured.map(({ name }) => name), home.projects.cardAction],
      ] as const) {
        await expect(list.getByRole("listitem").getByRole("link")).toHaveText(titles);
        await expect(list.getByText(prompt, { exact: true }).filter({ visible: true })).toHaveCount(titles.length);
      }
      const card = section(page).getByRole("listitem").first();
      await bringToMiddle(card);
      // The icon on the photograph is part of the link.
      const { x, bottom } = await boxOf(card.locator("picture"));
      const pressed = ([left, top]: [number, number]) => document.elementFromPoint(left, top)?.closest("a")?.pathname;
      const corner: [number, number] = [x + 26, bottom - 26];
      expect(await page.evaluate(pressed, corner)).toBe(services[0]?.path);
    });
  });
});

test.describe("Featured projects", () => {
  const row = (page: Page) => page.getByRole("group", { name: "Row of projects" });
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

  /** Presses a dot, counted from 0. Expects the row at a card or at its end, and the dot marked. */
  const chooseDot = async (page: Page, at: number) => {
    const dot = dots(page).nth(at);
    await dot.click();
    await expect(dot).toHaveAttribute("aria-current", "true");
    await expect.poll(() => offSnap(row(page))).toBeLessThan(1.5);
    await expect(dot).toHaveAttribute("aria-current", "true");
  };

  const openRow = async (page: Page) => {
    await open(page, "/");
    await bringToMiddle(row(page));
  };

  for (const [screen, options] of Object.entries({ "on a wide screen": wide, "on a phone": narrow }))
    test.describe(screen, () => {
      test.use(options);

      test("next and previous scroll by one card; three dots scroll to start, middle and end", async ({ page }) => {
        await openRow(page);
        const [card, end] = [await step(page), await longest(page)];
        await test.step("the row begins at its start", async () => {
          await expect(previous(page)).toHaveAttribute("aria-disabled", "true");
          await expect(dots(page)).toHaveCount(3);
          await expect(dots(page).first()).toHaveAttribute("aria-current", "true");
        });
        await test.step("next and previous scroll by one card", async () => {
          await next(page).click();
          await expect.poll(() => left(page)).toBe(Math.min(card, Math.round(end)));
          await expect(previous(page)).toHaveAttribute("aria-disabled", "false");
          await expect(dots(page).nth(1)).toHaveAttribute("aria-current", "true");
          await previous(page).click();
          await expect(dots(page).first()).toHaveAttribute("aria-current", "true");
          await expect.poll(() => left(page)).toBe(0);
        });
        await test.step("two quick presses on next scroll by two cards", async () => {
          for (let press = 0; press < 2; press++) await next(page).press("Enter");
          await expect.poll(() => left(page)).toBe(Math.min(2 * card, Math.round(end)));
        });
        await test.step("each press moves by a whole card, until the last dot is reached", async () => {
          await chooseDot(page, 0);
          await expect.poll(() => left(page)).toBe(0);
          const isOver = async () => (await next(page).getAttribute("aria-disabled")) === "true";
          let presses = 0;
          while (!(await isOver())) {
            await expect(dots(page).last()).not.toHaveAttribute("aria-current");
            await next(page).click();
            presses += 1;
            await expect.poll(async () => Math.abs((await left(page)) - presses * card)).toBeLessThan(3);
          }
          await expect(dots(page).last()).toHaveAttribute("aria-current", "true");
          expect(await left(page)).toBeCloseTo(end, -1);
          while (presses > 0) {
            await previous(page).click();
            presses -= 1;
            await expect.poll(async () => Math.abs((await left(page)) - presses * card)).toBeLessThan(3);
          }
          await expect(previous(page)).toHaveAttribute("aria-disabled", "true");
        });
        await test.step("the last dot scrolls to the end, and next goes no further", async () => {
          await chooseDot(page, 2);
          await expect.poll(() => left(page)).toBeCloseTo(end, -1);
          await expect(row(page).getByRole("listitem").last()).toBeInViewport();
          await expect(next(page)).toHaveAttribute("aria-disabled", "true");
          await next(page).press("Enter");
          await twoFrames(page);
          expect(await left(page)).toBeCloseTo(end, -1);
        });
        await test.step("the other dots scroll to the middle and the start", async () => {
          await chooseDot(page, 1);
          await expect(page.locator("[aria-label^='Page '][aria-current=true]")).toHaveCount(1);
          await chooseDot(page, 0);
          await expect.poll(() => left(page)).toBe(0);
        });
      });
    });

  test("wheel and arrow keys scroll the row, it snaps to a card, and the dots follow", async ({ page }) => {
    await openRow(page);
    const card = await step(page);
    await test.step("by the wheel", async () => {
      await pointAt(page, row(page));
      await page.mouse.wheel(card * 0.8, 0);
      await expect.poll(async () => Math.abs((await left(page)) - Math.min(card, await longest(page)))).toBeLessThan(3);
      await page.mouse.wheel(await longest(page), 0);
      await expect(dots(page).last()).toHaveAttribute("aria-current", "true");
      await expect(next(page)).toHaveAttribute("aria-disabled", "true");
    });
    await test.step("by the arrow keys, from the start again", async () => {
      await dots(page).first().click();
      await expect.poll(() => left(page)).toBe(0);
      await row(page).focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => left(page)).toBeGreaterThan(0);
    });
  });

  test.describe("On a phone", () => {
    test.use(narrow);

    test("a swipe scrolls the row, and it snaps to a card", async ({ page }) => {
      await openRow(page);
      const { y, height } = await boxOf(row(page));
      await swipe(page, { x: 300, y: y + height / 2 }, { x: 60, y: y + height / 2 });
      const end = Math.min(await step(page), await longest(page));
      await expect.poll(() => left(page)).toBeGreaterThan(end * 0.99);
      await expect.poll(() => offSnap(row(page))).toBeLessThan(1.5);
    });

    test("Tab and Shift+Tab scroll each card fully into view", async ({ page }) => {
      await open(page, "/");
      const cards = await row(page).getByRole("listitem").all();
      const expectEach = async (key: string, inOrder: readonly Locator[], width: number) => {
        for (const card of inOrder) {
          await page.keyboard.press(key);
          await expect(card.getByRole("link")).toBeFocused();
          await expect(async () => {
            const { x, right } = await boxOf(card);
            expect(x).toBeGreaterThanOrEqual(0);
            expect(right).toBeLessThanOrEqual(width);
            expect(await offSnap(row(page))).toBeLessThan(1.5);
          }).toPass({ timeout: 15_000 });
        }
      };
      await row(page).focus();
      await expectEach("Tab", cards, 360);
      await page.setViewportSize({ width: 430, height: 800 });
      await expectEach("Shift+Tab", cards.toReversed().slice(1), 430);
    });
  });
});

test.describe("Accreditations", () => {
  const section = (page: Page) => sectionNamed(page, home.accreditations.heading);
  const track = (page: Page) => section(page).locator("[data-track]");
  const state = (page: Page) => track(page).evaluate(element => element.getAnimations()[0]?.playState);
  const pause = (page: Page) => section(page).getByRole("checkbox");

  /** Stops the animation at a time, in ms. Returns the position of each logo, in px. */
  const placesAt = (page: Page, time: number) =>
    track(page).evaluate((element, at) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = at;
      }
      return [...element.querySelectorAll("li")].map(logo => logo.getBoundingClientRect().x);
    }, time);

  test("the mouse or a press on the button pauses the logos, 60 px apart, which loop evenly in 40 s", async ({
    page,
  }) => {
    await open(page, "/");
    await test.step("they wait while the mouse is on the button, not on a logo", async () => {
      await bringToMiddle(track(page));
      expect(await state(page)).toBe("running");
      await section(page).locator("label").hover();
      await expect.poll(() => state(page)).toBe("paused");
      const { y, height } = await boxOf(track(page));
      await page.mouse.move(150, y + height / 2);
      await expect.poll(() => state(page)).toBe("running");
    });
    await test.step("by the button and the keyboard", async () => {
      await expect(pause(page)).toHaveAccessibleName("Pause the row of accreditations");
      await pause(page).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await expect(pause(page)).toBeChecked();
      expect(await state(page)).toBe("paused");
    });
    await test.step("by the button and the mouse", async () => {
      await section(page).locator("label").click();
      await page.mouse.move(5, 5);
      await expect.poll(() => state(page)).toBe("running");
    });
    await test.step("60 px apart, also between last and first", async () => {
      await expect(section(page).getByRole("listitem")).toHaveCount(accreditations.length);
      const gaps = await track(page).evaluate(element => {
        const boxes = [...element.querySelectorAll("li")].map(logo => logo.getBoundingClientRect());
        return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
      });
      expect(gaps.length).toBeGreaterThanOrEqual(2 * accreditations.length - 1);
      for (const gap of gaps) expect(gap).toBeCloseTo(60, 1);
    });
    await test.step("each loop takes 40 s at an even speed, endlessly", async () => {
      const timing = await track(page).evaluate(element => {
        const { duration, iterations, easing } = element.getAnimations()[0]?.effect?.getTiming() ?? {};
        return { duration, endless: iterations === Infinity, easing };
      });
      expect(timing).toEqual({ duration: 40_000, endless: true, easing: "linear" });
    });
    await test.step("no jump between two loops, and no gap", async () => {
      const start = await placesAt(page, 0);
      const end = await placesAt(page, 39_999.99);
      for (const logo of accreditations.keys())
        expect(end[logo + accreditations.length]).toBeCloseTo(start[logo] ?? 0, 0);
      expect(end.at(-1)).toBeGreaterThan(page.viewportSize()?.width ?? 0);
    });
  });
});

test.describe("Clients", () => {
  const section = (page: Page) => sectionNamed(page, home.clients.heading);
  const pause = (page: Page) => section(page).getByRole("button", { name: /the clients’ logos/ });

  /** The index of the client in each of the three columns after this many ms. */
  const due = (ms: number) =>
    clients.slice(0, 3).map((_, column) => {
      const rows = Math.ceil((clients.length - column) / 3);
      const swaps = Math.floor(Math.max(0, ms - 200 * column) / 4000);
      return column + 3 * (swaps % rows);
    });

  /** The visible clients, from the first column to the last. */
  const shown = (page: Page) =>
    section(page)
      .locator("li")
      .evaluateAll(logos =>
        logos
          .map((logo, index) => ({
            index,
            seen: getComputedStyle(logo).zIndex === "1",
            x: logo.getBoundingClientRect().x,
          }))
          .filter(({ seen }) => seen)
          .sort((a, b) => a.x - b.x)
          .map(({ index }) => index),
      );

  test("on the screen, three columns swap a logo every 4 s, 200 ms apart; nothing below moves", async ({ page }) => {
    await openFrozen(page, "/");
    await expect(section(page).locator("li")).toHaveCount(clients.length);
    const below = () => boxOf(sectionNamed(page, home.team.heading));
    await pass(page, 20_000);
    expect(await shown(page), "off the screen").toEqual(due(0));
    await bringToMiddle(section(page).locator("ul"));
    let now = 0;
    const before = await below();
    for (const time of [1000, 3999, 4001, 4201, 4401, 8001]) {
      await pass(page, time - now);
      now = time;
      expect(await shown(page), `after ${time} ms`).toEqual(due(time));
      expect(await below(), `after ${time} ms`).toEqual(before);
    }
  });

  test("pauses with mouse or focus on its button and by a press, not with the mouse on the logos", async ({ page }) => {
    await openFrozen(page, "/");
    /** Lets time pass, and expects the clients that are due after this many ms without a pause. */
    const expectAfter = async (passing: number, ms: number) => {
      await pass(page, passing);
      expect(await shown(page)).toEqual(due(ms));
    };
    await test.step("the mouse on the logos", async () => {
      await section(page).locator("ul").hover();
      expect(await shown(page)).toEqual(due(0));
      await expectAfter(4001, 4001);
    });
    await test.step("the mouse on the button", async () => {
      await pause(page).hover();
      await expectAfter(20_000, 4001);
    });
    await test.step("keyboard focus on the button, then Pause, then Play", async () => {
      await page.mouse.move(5, 5);
      await pause(page).focus();
      await expectAfter(20_000, 4001);
      await page.keyboard.press("Enter");
      await expect(pause(page)).toHaveAccessibleName(/^Play/);
      await expectAfter(20_000, 4001);
      await page.keyboard.press("Enter");
      await expect(pause(page)).toHaveAccessibleName(/^Pause/);
      await expectAfter(201, 4201);
    });
    await test.step("Pause by mouse; Play continues at the next tick of 100 ms", async () => {
      await pass(page, 198);
      await pause(page).click();
      await page.mouse.move(5, 5);
      await expectAfter(20_000, 4201);
      await pause(page).click();
      await page.mouse.move(5, 5);
      await expectAfter(99, 4201);
      await expectAfter(2, 4401);
    });
  });
});

test.describe("The services on a phone", () => {
  test.use(narrow);

  test("each card has its icon and its whole text", async ({ page }) => {
    await open(page, "/");
    const cards = sectionNamed(page, home.services.heading).getByRole("listitem");
    await expect(cards).toHaveCount(services.length);
    for (const [at, { summary }] of services.entries()) {
      await expect(cards.nth(at).getByText(summary, { exact: true })).toBeVisible();
      // The icon of the prompt's arrow is the second.
      await expect(cards.nth(at).locator("svg").first()).toBeVisible();
      await expect(cards.nth(at).locator("svg")).toHaveCount(2);
    }
  });
});

test.describe("Team", () => {
  const [first, second, last] = [0, 1, 2] as const;
  const avatar = (page: Page, at: number) => sectionNamed(page, home.team.heading).getByRole("button").nth(at);
  const tip = (page: Page, at: number) => page.locator(`#team-${team[at]?.id ?? "none"}`);
  const show = async (page: Page) => {
    await openFrozen(page, "/");
    await bringToMiddle(avatar(page, first));
    await page.mouse.move(5, 400);
  };
  const leave = async (page: Page) => {
    await page.mouse.move(5, 400);
    await pass(page, 150);
  };

  test("by mouse, the first tooltip opens late, the next at once; leaving or Escape closes it", async ({ page }) => {
    await show(page);
    await test.step("it opens after 700 ms, below the avatar, with the member's name", async () => {
      await pointAt(page, avatar(page, second));
      await pass(page, 699);
      await expect(tip(page, second)).toBeHidden();
      await pass(page, 2);
      await expect(tip(page, second)).toBeVisible();
      await expect(tip(page, second)).toHaveRole("tooltip");
      await expect(tip(page, second)).toContainText(team[second]?.name ?? "none");
      await expect(tip(page, second)).toContainText(team[second]?.designation ?? "none");
      const [bubble, face] = [await boxOf(tip(page, second)), await boxOf(avatar(page, second))];
      expect(bubble.y).toBeGreaterThanOrEqual(face.bottom - 1);
    });
    await test.step("it stays open under the pointer and closes when the pointer leaves", async () => {
      await pointAt(page, tip(page, second));
      await pass(page, 5000);
      await expect(tip(page, second)).toBeVisible();
      await leave(page);
      await expect(tip(page, second)).toBeHidden();
    });
    await test.step("within 299 ms after one closes, the next opens at once", async () => {
      await pass(page, 299);
      await pointAt(page, avatar(page, last));
      await pass(page, 0);
      await expect(tip(page, last)).toBeVisible();
      await leave(page);
      await expect(tip(page, last)).toBeHidden();
    });
    await test.step("301 ms after one closes, the next has the delay again", async () => {
      await pass(page, 301);
      await pointAt(page, avatar(page, first));
      await pass(page, 699);
      await expect(tip(page, first)).toBeHidden();
      await pass(page, 2);
      await expect(tip(page, first)).toBeVisible();
    });
    await test.step("Escape closes it under the pointer", async () => {
      await page.keyboard.press("Escape");
      await expect(tip(page, first)).toBeHidden();
      await pass(page, 5000);
      await expect(tip(page, first)).toBeHidden();
    });
  });

  test("by keyboard, a tooltip opens at once on focus, and closes on blur, Enter or Escape", async ({ page }) => {
    await show(page);
    // The mouse has opened it before.
    await pointAt(page, avatar(page, first));
    await pass(page, 701);
    await leave(page);
    await expect(tip(page, first)).toBeHidden();
    await avatar(page, first).focus();
    await expect(tip(page, first)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(tip(page, first)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(tip(page, second)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(tip(page, second)).toBeHidden();
    await expect(tip(page, last)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip(page, last)).toBeHidden();
    await expect(avatar(page, last)).toBeFocused();
    await expect(avatar(page, last)).toHaveAccessibleDescription(
      `${team[last]?.name ?? "none"} ${team[last]?.designation ?? "none"}`,
    );
  });

  test("a tooltip says what a person looks after, which the card does not repeat", async ({ page }) => {
    const remit = team[first]?.remit ?? "none";
    await show(page);
    await avatar(page, first).focus();
    await expect(tip(page, first)).toContainText(remit);
    await expect(tip(page, first)).not.toContainText(team[first]?.designation ?? "none");
    await expect(sectionNamed(page, home.team.heading).getByText(remit)).toHaveCount(1);
  });

  test.describe("By touch", () => {
    test.use(narrow);

    test("a tap opens a tooltip inside the screen, and a tap outside closes it", async ({ page }) => {
      await show(page);
      await avatar(page, last).tap();
      await expect(tip(page, last)).toBeVisible();
      const { x, right } = await boxOf(tip(page, last));
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
      await page.touchscreen.tap(20, 120);
      await expect(tip(page, last)).toBeHidden();
    });
  });
});
