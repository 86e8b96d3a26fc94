import { expect, type Locator, type Page } from "@playwright/test";
import { serviceWords, standardService, tradesServices } from "./content";
import {
  boxOf,
  bringToMiddle,
  holdBack,
  hydrated,
  narrow,
  opacityOf,
  open,
  pauseMovements,
  recordScrolling,
  rgb,
  scrolled,
  sectionNamed,
  swipe,
  twoFrames,
  wide,
} from "./support";
import { test } from "./watched-test";

const skylights = standardService("skylight-repair-replace");
const skylight = skylights.path;
const coatings = standardService("industrial-coatings");
/** The numbers of the steps of the process, from 1. */
const steps = skylights.process.steps.map((_, index) => index + 1);
const lastStep = steps.length;
const twoDigits = (n: number) => String(n).padStart(2, "0");

const subServices = (page: Page) => page.locator("#sub-services details");
const benefits = (page: Page) => sectionNamed(page, skylights.benefits.heading).locator("details");
const stepper = (page: Page) => page.getByRole("group").filter({ has: page.locator("ol") });
const step = (page: Page, n: number) =>
  stepper(page)
    .locator("ol > li")
    .nth(n - 1);
const dot = (page: Page, n: number) =>
  stepper(page).getByRole("button", { name: `${serviceWords.stepper.step} ${twoDigits(n)}: ` });
const control = (page: Page, way: "previous" | "next") =>
  stepper(page).getByRole("button", { name: serviceWords.stepper[way], exact: true });

/** Expects step n as the current one: visible (alone on a narrow screen), with its number and its dot marked. */
const expectStep = async (page: Page, n: number) => {
  await expect(step(page, n)).toBeInViewport({ ratio: 0.5 });
  await expect(step(page, n)).toContainText(twoDigits(n));
  await expect(step(page, n)).toHaveAttribute("aria-current", "step");
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  for (const other of steps.filter(number => number !== n)) {
    if (isWide) await expect(step(page, other)).toBeInViewport({ ratio: 0.5 });
    else await expect(step(page, other)).not.toBeInViewport();
    await expect(dot(page, other)).not.toHaveAttribute("aria-current");
  }
  await expect(dot(page, n)).toHaveAttribute("aria-current", "step");
};

/** Opens the service page and scrolls its stepper to the middle of the screen. */
const openStepper = async (page: Page) => {
  await open(page, skylight);
  await bringToMiddle(stepper(page));
  await expectStep(page, 1);
};

const columnsOf = async (items: Locator) => {
  const lefts = await items.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().left));
  return new Set(lefts.map(Math.round)).size;
};

/** Expects this many columns of sub-services, which fill the list's width. */
const expectColumns = async (page: Page, { items }: (typeof skylights)["subServices"], columns: number) => {
  await expect(subServices(page).getByRole("heading", { level: 3 })).toHaveText(items.map(({ title }) => title));
  expect(await columnsOf(subServices(page))).toBe(columns);
  const list = await boxOf(page.locator("#sub-services ul"));
  expect((await boxOf(subServices(page).first())).x).toBeCloseTo(list.x, 0);
  expect((await boxOf(subServices(page).nth(columns - 1))).right).toBeCloseTo(list.right, 0);
};

test.describe("The button for a quote", () => {
  test.use(narrow);
  for (const { path } of [skylights, coatings, ...tradesServices])
    test(`is on a phone's first screen, above the call bar: ${path}`, async ({ page }) => {
      await open(page, path);
      const button = page.getByRole("main").getByRole("link", { name: serviceWords.quote.label, exact: true }).first();
      const bar = page.getByRole("navigation", { name: "Call or write" });
      expect((await boxOf(button)).bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
    });
});

test.describe("What a service includes", () => {
  test("each emoji is one glyph of the site's own font, and trades are open", async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    for (const method of ["DOM.enable", "CSS.enable"] as const) await devTools.send(method);
    for (const { path, subServices: shown } of [skylights, ...tradesServices]) {
      await open(page, path);
      await expect(async () => {
        const { root } = await devTools.send("DOM.getDocument");
        const selector = ":is(#sub-services, #trades) span[aria-hidden='true']";
        const { nodeIds } = await devTools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
        const drawn = nodeIds.map(nodeId => devTools.send("CSS.getPlatformFontsForNode", { nodeId }));
        const oneGlyph = {
          fonts: [{ familyName: expect.stringContaining("Noto Emoji"), isCustomFont: true, glyphCount: 1 }],
        };
        expect(await Promise.all(drawn)).toMatchObject(shown.items.map(() => oneGlyph));
      }).toPass({ timeout: 15_000 });
      if (path === skylight) continue;
      await expect(page.locator("#trades li p").filter({ visible: true })).toHaveCount(shown.items.length);
    }
  });

  test("four are in two columns; the open one's picture is beside the list, on a phone inside it", async ({ page }) => {
    await open(page, coatings.path);
    expect(coatings.subServices.items).toHaveLength(4);
    await expectColumns(page, coatings.subServices, 2);
    const item = subServices(page).nth(1);
    const picture = item.locator("img");
    await expect(picture).toBeHidden();
    await item.locator("summary").click();
    await expect(picture).toBeVisible();
    expect((await boxOf(picture)).x).toBeGreaterThan((await boxOf(page.locator("#sub-services ul"))).right);
    await page.setViewportSize(narrow.viewport);
    const [frame, inside] = [await boxOf(item), await boxOf(picture)];
    expect(inside.y).toBeGreaterThan(frame.y);
    expect(inside.bottom).toBeLessThanOrEqual(frame.bottom);
  });

  const { touch, pointer } = serviceWords.hint;
  const expectHint = async (page: Page, shown: string, hidden: string) => {
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    await expect(page.getByText(hidden, { exact: true })).toBeHidden();
  };
  const expectTicked = async (tile: Locator, ticked: boolean) => {
    await expect(tile.locator("p")).toBeVisible({ visible: ticked });
    await (ticked ? expect(tile) : expect(tile).not).toHaveCSS("background-color", rgb("brand"));
  };

  test("three headings open one by one, in three columns; ticked benefits show their description", async ({ page }) => {
    await open(page, skylight);
    const texts = await subServices(page).locator("p").all();
    const press = (at: number) => subServices(page).nth(at).locator("summary").press("Enter");
    expect(texts).toHaveLength(3);
    await expectColumns(page, skylights.subServices, 3);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectColumns(page, skylights.subServices, 3);
    await page.setViewportSize(wide.viewport);

    await test.step("opening one does not change the height of its neighbours", async () => {
      for (const text of texts) await expect(text).toBeHidden();
      const { height } = await boxOf(subServices(page).nth(1));
      await press(0);
      expect((await boxOf(subServices(page).nth(1))).height).toBe(height);
    });

    await test.step("several can be open at once, and each closes alone", async () => {
      for (const at of [1, 2]) await press(at);
      for (const text of texts) await expect(text).toBeVisible();
      await press(1);
      for (const [at, text] of texts.entries()) await expect(text).toBeVisible({ visible: at !== 1 });
    });

    const [tile, other] = [benefits(page).nth(0), benefits(page).nth(1)];
    await expectHint(page, pointer, touch);

    await test.step("one click ticks a tile, the next unticks it", async () => {
      const titles = skylights.benefits.items.map(({ title }) => title);
      await expect(benefits(page).getByRole("heading", { level: 3 })).toHaveText(titles);
      await expectTicked(tile, false);
      await tile.locator("summary").click();
      await expectTicked(tile, true);
      await expectTicked(other, false);
      await tile.locator("summary").click();
      await expectTicked(tile, false);
    });

    await test.step("Tab and Space tick one after another", async () => {
      await tile.locator("summary").focus();
      for (const one of await benefits(page).all()) {
        await page.keyboard.press("Space");
        await page.keyboard.press("Tab");
        await expect(one.locator("p")).toBeVisible();
      }
      for (const [at, one] of (await benefits(page).all()).entries()) {
        await expectTicked(one, true);
        const { description = serviceWords.benefitDescription } = skylights.benefits.items[at] ?? {};
        await expect(one.locator("p")).toHaveText(description);
      }
    });
  });

  test.describe("by touch", () => {
    test.use(narrow);
    test("a tap opens sub-services (in one column) and benefits; any width has the hint to tap", async ({ page }) => {
      await open(page, skylight);
      expect(await columnsOf(subServices(page))).toBe(1);
      for (const list of [subServices(page), benefits(page)]) {
        await list.first().locator("summary").tap();
        await expect(list.first().locator("p")).toBeVisible();
      }
      await expectHint(page, touch, pointer);
      await page.setViewportSize(wide.viewport);
      await expectHint(page, touch, pointer);
    });
  });
});

test.describe("Process", () => {
  test("each dot shows its step and announces it, and the line is coloured up to there", async ({ page }) => {
    await openStepper(page);
    const announced = stepper(page).locator("[aria-live=polite]");
    const reached = () =>
      stepper(page)
        .locator("ol > li")
        .evaluateAll(all => all.map(one => getComputedStyle(one, "::before").transform === "none"));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();

    await test.step("all steps are in one row, numbered from 01; nothing is announced yet", async () => {
      await expect(stepper(page).locator("ol > li")).toHaveText(steps.map(n => new RegExp(`^${twoDigits(n)}`)));
      for (const n of steps) await expect(dot(page, n)).toBeVisible();
      const tops = await Promise.all(steps.map(async n => (await boxOf(step(page, n))).y));
      expect(new Set(tops).size).toBe(1);
      await expect.poll(reached).toEqual(steps.map(n => n <= 1));
      await expect(announced).toHaveText("");
    });

    for (const n of [...steps.slice(2), 2, 1])
      await test.step(`step ${twoDigits(n)} does not change the page's height`, async () => {
        await dot(page, n).click();
        await expectStep(page, n);
        await expect.poll(reached).toEqual(steps.map(number => number <= n));
        await expect(announced).toHaveText(
          `${serviceWords.stepper.step} ${twoDigits(n)} of ${twoDigits(lastStep)}: ${skylights.process.steps[n - 1]?.title ?? "none"}`,
        );
        expect(await height()).toBe(before);
      });

    await test.step("a drag with the mouse selects text and does not change the step", async () => {
      const { x, y } = await boxOf(step(page, 1).getByRole("heading"));
      await page.mouse.move(x + 200, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 5, y + 20, { steps: 5 });
      await page.mouse.up();
      await twoFrames(page);
      await expectStep(page, 1);
      expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\w/);
    });
  });

  test("buttons and arrow keys change the step, and wrap at both ends", async ({ page }) => {
    await openStepper(page);

    await test.step("the buttons", async () => {
      for (const [way, n] of [
        ["previous", lastStep],
        ["next", 1],
        ["next", 2],
        ["previous", 1],
      ] as const) {
        await control(page, way).click();
        await expectStep(page, n);
      }
    });

    await test.step("by keyboard alone: Tab enters, the arrow keys go forward and back", async () => {
      await benefits(page).last().locator("summary").focus();
      await page.keyboard.press("Tab");
      await expect(control(page, "previous")).toBeFocused();
      for (const [key, n] of [
        ["ArrowLeft", lastStep],
        ["ArrowRight", 1],
        ["ArrowRight", 2],
        ["ArrowLeft", 1],
        ["Enter", lastStep],
      ] as const) {
        await page.keyboard.press(key);
        await expectStep(page, n);
      }
      await page.keyboard.press("Tab");
      await expect(dot(page, 1)).toBeFocused();
      await page.keyboard.press("Space");
      await expectStep(page, 1);
    });

    await test.step("the arrow keys also work without focus, but move in the navigation when it has the focus", async () => {
      await page.mouse.click(1, 400);
      await page.keyboard.press("ArrowRight");
      await expectStep(page, 2);
      const item = page.locator("header [data-nav-item]");
      await item.first().evaluate(element => element.focus({ preventScroll: true }));
      await page.keyboard.press("ArrowRight");
      await expect(item.nth(1)).toBeFocused();
      await expectStep(page, 2);
    });
  });

  test.describe("by touch", () => {
    test.use(narrow);
    /** Swipes from the middle of the visible step by this many px. */
    const pull = async (page: Page, across: number, down = 0) => {
      const { y, height } = await boxOf(stepper(page).locator("ol"));
      const from = { x: narrow.viewport.width / 2, y: y + height / 2 };
      await swipe(page, from, { x: from.x + across, y: from.y + down });
    };

    test("swipes and taps change the step, and a swipe up scrolls the page", async ({ page }) => {
      await openStepper(page);

      await test.step("a swipe of 51 px changes the step, one of 50 px does not", async () => {
        const { x } = await boxOf(step(page, 1));
        for (const across of [-50, 50]) {
          await pull(page, across);
          await twoFrames(page);
          await expectStep(page, 1);
          await expect.poll(async () => (await boxOf(step(page, 1))).x).toBe(x);
        }
        await pull(page, -51);
        await expectStep(page, 2);
        await pull(page, 51);
        await expectStep(page, 1);
      });

      await test.step("swipes wrap at both ends", async () => {
        await pull(page, 100);
        await expectStep(page, lastStep);
        await pull(page, -100);
        await expectStep(page, 1);
      });

      await test.step("taps on buttons and dots change the step, also right after a swipe", async () => {
        await pull(page, 100);
        await control(page, "previous").tap();
        await expectStep(page, lastStep - 1);
        await dot(page, 2).tap();
        await expectStep(page, 2);
      });

      await test.step("a swipe up does not change the step", async () => {
        const before = await scrolled(page);
        const passed = await recordScrolling(page);
        await pull(page, -70, -200);
        // After a quick swipe the page keeps scrolling, perhaps past the stepper.
        await passed();
        expect(await scrolled(page)).toBeGreaterThan(before + 100);
        await bringToMiddle(stepper(page));
        await expectStep(page, 2);
      });
    });
  });

  test.describe("before the scripts have loaded", () => {
    test.use(narrow);
    test("the row scrolls natively, and the scripts continue at the visible step", async ({ page }) => {
      const release = await holdBack(page, "**/*.js");
      await page.goto(skylight, { waitUntil: "commit" });
      const row = stepper(page).locator("ol");
      await expect(row).toBeAttached();
      await bringToMiddle(row);
      await expect(step(page, 1)).toBeInViewport({ ratio: 0.5 });
      const { y, height } = await boxOf(row);
      await swipe(page, { x: 300, y: y + height / 2 }, { x: 60, y: y + height / 2 });
      // After a quick swipe the row keeps scrolling and stops at any step.
      let seen = 1;
      const restsFurtherOn = async () => {
        const { x } = await boxOf(row.locator(".."));
        const lefts = async () => Promise.all(steps.map(async n => (await boxOf(step(page, n))).x));
        const before = await lefts();
        await twoFrames(page);
        seen = 1 + before.findIndex(left => Math.abs(left - x) < 2);
        return seen > 1 && String(before) === String(await lefts());
      };
      await expect.poll(restsFurtherOn).toBe(true);
      release();
      await hydrated(page);
      await expectStep(page, seen);
    });
  });
});

test("An opened text fades in, and the row of steps slides", async ({ page }) => {
  await pauseMovements(page);
  await page.setViewportSize(narrow.viewport);
  await openStepper(page);
  await control(page, "next").click();
  await expect(dot(page, 2)).toHaveAttribute("aria-current", "step");
  expect((await boxOf(step(page, 2))).x).toBeGreaterThan((await boxOf(stepper(page))).x);
  await subServices(page).first().locator("summary").click();
  await expect.poll(() => opacityOf(subServices(page).first().locator("p"))).toBeLessThan(0.5);
});

test.describe("With JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("all steps are below one another on a phone, without next and previous buttons", async ({ page }) => {
    await page.setViewportSize(narrow.viewport);
    await page.goto(skylight);
    let bottom = 0;
    for (const n of steps) {
      await step(page, n).scrollIntoViewIfNeeded();
      await expect(step(page, n)).toBeInViewport({ ratio: 0.5 });
      const top = (await boxOf(step(page, n))).y + (await scrolled(page));
      expect(top).toBeGreaterThanOrEqual(bottom);
      bottom = top + (await boxOf(step(page, n))).height;
    }
    await expect(dot(page, 1)).toBeHidden();
    await expect(control(page, "next")).toBeHidden();
  });
});
