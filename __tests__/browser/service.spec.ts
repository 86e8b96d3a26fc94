import { expect, type Locator, type Page } from "@playwright/test";
import { services, serviceWords, standardService, tradesServices } from "./content";
import {
  boxOf,
  bringToMiddle,
  headerHeight,
  holdBack,
  movements,
  narrow,
  noteScrolling,
  open,
  scrolled,
  sectionNamed,
  settled,
  swipe,
  takenOver,
  wide,
} from "./support";
import { opacityOf, pauseMovements } from "./support-motion";
import { test } from "./watched-test";

const skylights = standardService("skylight-repair-replace");
const skylight = skylights.path;
const coatings = standardService("industrial-coatings");
/** The numbers of the steps of the process, and the last of them. */
const steps = skylights.process.steps.map((_, index) => index + 1);
const lastStep = steps.length;
const twoDigits = (n: number) => String(n).padStart(2, "0");
const red = "rgb(204, 44, 44)";

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
const cue = (page: Page) => page.getByRole("main").getByRole("link", { name: serviceWords.scroll, exact: true });

/** Step n is the current one, is seen with its number, on a narrow screen alone, and has its dot marked. */
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

/** Opens a service page with its stepper in the middle of the screen. */
const openStepper = async (page: Page, path = skylight) => {
  await open(page, path);
  await bringToMiddle(stepper(page));
  await expectStep(page, 1);
};

const columnsOf = async (items: Locator) => {
  const lefts = await items.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().left));
  return new Set(lefts.map(Math.round)).size;
};

test.describe("What a service includes", () => {
  test("each heading opens and closes by itself, several at once", async ({ page }) => {
    await open(page, skylight);
    const texts = subServices(page).locator("p");
    await expect(texts).toHaveCount(skylights.subServices.items.length);
    for (const text of await texts.all()) await expect(text).toBeHidden();
    for (const item of await subServices(page).all()) await item.locator("summary").click();
    for (const text of await texts.all()) await expect(text).toBeVisible();
    await subServices(page).nth(1).locator("summary").click();
    await expect(texts.nth(1)).toBeHidden();
    for (const [at, text] of (await texts.all()).entries()) if (at !== 1) await expect(text).toBeVisible();
  });

  test("the keyboard opens and closes them, by Enter and by the space bar", async ({ page }) => {
    await open(page, skylight);
    const [first, second] = [subServices(page).nth(0), subServices(page).nth(1)];
    await first.locator("summary").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(second.locator("summary")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(first.locator("p")).toBeVisible();
    await expect(second.locator("p")).toBeVisible();
    await page.keyboard.press("Space");
    await expect(second.locator("p")).toBeHidden();
    await expect(first.locator("p")).toBeVisible();
  });

  test("opening one leaves its neighbours as tall as they were", async ({ page }) => {
    await open(page, skylight);
    const { height } = await boxOf(subServices(page).nth(1));
    await subServices(page).nth(0).locator("summary").click();
    await expect(subServices(page).nth(0).locator("p")).toBeVisible();
    expect((await boxOf(subServices(page).nth(1))).height).toBe(height);
  });

  test.describe("on a wide screen", () => {
    for (const { path, subServices: words } of [skylights, coatings]) {
      const count = words.items.length;
      const columns = count === 3 ? 3 : 2;
      test(`${path}: ${count} headings stand in ${columns} columns`, async ({ page }) => {
        await page.goto(path);
        await expect(subServices(page).getByRole("heading")).toHaveText(words.items.map(({ title }) => title));
        expect(await columnsOf(subServices(page))).toBe(Math.min(columns, count));
        const [list, first] = [await boxOf(page.locator("#sub-services ul")), await boxOf(subServices(page).first())];
        expect(first.x).toBeCloseTo(list.x, 0);
        const { right } = await boxOf(subServices(page).nth(Math.min(columns, count) - 1));
        if (count >= columns) expect(right).toBeCloseTo(list.right, 0);
      });
    }
  });

  test.describe("on a phone", () => {
    test.use(narrow);
    test("the headings stand below one another", async ({ page }) => {
      await page.goto(skylight);
      expect(await columnsOf(subServices(page))).toBe(1);
    });

    test("a tap opens one", async ({ page }) => {
      await open(page, skylight);
      await subServices(page).first().locator("summary").tap();
      await expect(subServices(page).first().locator("p")).toBeVisible();
    });
  });
});

test.describe("Benefits", () => {
  test("a ticked tile turns red and shows its description, and back", async ({ page }) => {
    await open(page, skylight);
    const [tile, other] = [benefits(page).nth(0), benefits(page).nth(1)];
    const press = () => tile.locator("summary").click();
    await expect(benefits(page)).toHaveCount(skylights.benefits.items.length);
    await expect(tile).not.toHaveCSS("background-color", red);
    await expect(tile.locator("p")).toBeHidden();
    await press();
    await expect(tile).toHaveCSS("background-color", red);
    await expect(tile.locator("p")).toBeVisible();
    await expect(tile.locator("p")).toHaveText(/\w+/);
    await expect(other).not.toHaveCSS("background-color", red);
    await expect(other.locator("p")).toBeHidden();
    await press();
    await expect(tile).not.toHaveCSS("background-color", red);
    await expect(tile.locator("p")).toBeHidden();
  });

  test("several can be ticked at once, also by the keyboard", async ({ page }) => {
    await open(page, skylight);
    await benefits(page).first().locator("summary").focus();
    for (const tile of await benefits(page).all()) {
      await page.keyboard.press("Space");
      await page.keyboard.press("Tab");
      await expect(tile.locator("p")).toBeVisible();
    }
    for (const tile of await benefits(page).all()) await expect(tile).toHaveCSS("background-color", red);
  });

  const hints = { touch: serviceWords.hint.touch, mouse: serviceWords.hint.pointer };
  const expectHint = async (page: Page, seen: keyof typeof hints, unseen: keyof typeof hints) => {
    await page.goto(skylight);
    await expect(page.getByText(hints[seen], { exact: true })).toBeVisible();
    await expect(page.getByText(hints[unseen], { exact: true })).toBeHidden();
  };

  test.describe("with a mouse", () => {
    test("the hint speaks of clicks", ({ page }) => expectHint(page, "mouse", "touch"));
  });

  test.describe("under a finger", () => {
    test.use(narrow);
    test("the hint speaks of a tap, and a tap reveals", async ({ page }) => {
      await expectHint(page, "touch", "mouse");
      await benefits(page).first().locator("summary").tap();
      await expect(benefits(page).first().locator("p")).toBeVisible();
    });
  });

  test.describe("on a wide touch screen", () => {
    test.use({ ...narrow, viewport: wide.viewport });
    test("the hint speaks of a tap", ({ page }) => expectHint(page, "touch", "mouse"));
  });
});

test.describe("Process", () => {
  test("steps, numbered from 01, the first one in view", async ({ page }) => {
    await openStepper(page);
    await expect(stepper(page).locator("ol > li")).toHaveText(steps.map(n => new RegExp(`^${twoDigits(n)}`)));
    for (const n of steps) await expect(dot(page, n)).toBeVisible();
    await expect(stepper(page).getByRole("button")).toHaveCount(lastStep + 2);
  });

  test("all steps stand in one row, and its line is red as far as the current one", async ({ page }) => {
    await openStepper(page);
    const tops = await Promise.all(steps.map(async n => (await boxOf(step(page, n))).y));
    expect(new Set(tops).size).toBe(1);
    const reached = () =>
      step(page, 1)
        .locator("..")
        .locator("li")
        .evaluateAll(all => all.map(one => getComputedStyle(one).backgroundSize.startsWith("100%")));
    await expect.poll(reached).toEqual(steps.map(n => n <= 1));
    await dot(page, 2).click();
    await expect.poll(reached).toEqual(steps.map(n => n <= 2));
  });

  test("the buttons lead on and back, and wrap at both ends", async ({ page }) => {
    await openStepper(page);
    await control(page, "previous").click();
    await expectStep(page, lastStep);
    for (const n of [...steps, 1]) {
      await control(page, "next").click();
      await expectStep(page, n);
    }
  });

  test("each dot leads to its step", async ({ page }) => {
    await openStepper(page);
    for (const n of [...steps.slice(2), 2, 1]) {
      await dot(page, n).click();
      await expectStep(page, n);
    }
  });

  test("by the keyboard alone: Tab leads in, the arrow keys lead on and back and wrap", async ({ page }) => {
    await openStepper(page);
    await benefits(page).last().locator("summary").focus();
    await page.keyboard.press("Tab");
    await expect(control(page, "previous")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expectStep(page, lastStep);
    for (const n of [...steps, 1]) {
      await page.keyboard.press("ArrowRight");
      await expectStep(page, n);
    }
    await page.keyboard.press("Enter");
    await expectStep(page, lastStep);
    await page.keyboard.press("Tab");
    await expect(dot(page, 1)).toBeFocused();
    await page.keyboard.press("Space");
    await expectStep(page, 1);
  });

  test("the arrow keys up and down, and those with Shift, are left to the browser", async ({ page }) => {
    await openStepper(page);
    await control(page, "next").focus();
    for (const key of ["ArrowUp", "ArrowDown", "Shift+ArrowRight", "Control+ArrowRight"])
      await page.keyboard.press(key);
    await settled(page);
    await expectStep(page, 1);
  });

  test("a change is announced, and nothing before the first one", async ({ page }) => {
    await openStepper(page);
    const announced = stepper(page).locator("[aria-live=polite]");
    await expect(announced).toHaveText("");
    await control(page, "next").click();
    await expect(announced).toHaveText(
      `${serviceWords.stepper.step} 02 of ${twoDigits(lastStep)}: ${skylights.process.steps[1]?.title ?? "none"}`,
    );
  });

  test("the page stays as tall as it is from step to step", async ({ page }) => {
    await openStepper(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (const n of steps.slice(1)) {
      await dot(page, n).click();
      await expectStep(page, n);
      expect(await height()).toBe(before);
    }
  });

  test.describe("under a finger", () => {
    test.use(narrow);
    const pull = async (page: Page, across: number, down = 0) => {
      const { x, y, width, height } = await boxOf(step(page, 1).locator(".."));
      const from = { x: x + width / 2, y: y + height / 2 };
      await swipe(page, from, { x: from.x + across, y: from.y + down });
    };
    /** As `pull`, for whichever step is in view. */
    const pullCurrent = async (page: Page, across: number) => {
      const { y, height } = await boxOf(stepper(page).locator("ol"));
      await swipe(page, { x: 180, y: y + height / 2 }, { x: 180 + across, y: y + height / 2 });
    };

    test("a swipe of 50 px stays, one of 51 px leads on or back", async ({ page }) => {
      await openStepper(page);
      const { x } = await boxOf(step(page, 1));
      for (const across of [-50, 50]) {
        await pull(page, across);
        await settled(page);
        await expectStep(page, 1);
        await expect.poll(async () => (await boxOf(step(page, 1))).x).toBe(x);
      }
      await pullCurrent(page, -51);
      await expectStep(page, 2);
      await pullCurrent(page, 51);
      await expectStep(page, 1);
    });

    test("swipes wrap at both ends", async ({ page }) => {
      await openStepper(page);
      await pullCurrent(page, 100);
      await expectStep(page, lastStep);
      await pullCurrent(page, -100);
      await expectStep(page, 1);
    });

    test("a finger that goes up scrolls the page and leaves the step", async ({ page }) => {
      await openStepper(page);
      const before = await scrolled(page);
      await pull(page, -70, -200);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
      // A quick finger may have thrown it off the screen.
      await bringToMiddle(stepper(page));
      await expectStep(page, 1);
    });

    test("taps on buttons and dots lead to the steps", async ({ page }) => {
      await openStepper(page);
      await control(page, "previous").tap();
      await expectStep(page, lastStep);
      await dot(page, 2).tap();
      await expectStep(page, 2);
    });
  });

  test.describe("with a mouse", () => {
    test("pulling it across the text marks the text and leaves the step", async ({ page }) => {
      await openStepper(page);
      const { x, y } = await boxOf(step(page, 1).getByRole("heading"));
      await page.mouse.move(x + 200, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 5, y + 20, { steps: 5 });
      await page.mouse.up();
      await settled(page);
      await expectStep(page, 1);
      expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\w/);
    });
  });

  test.describe("before the scripts have arrived", () => {
    test.use(narrow);
    test("the row can be pulled natively, and the script takes over at the step that is seen", async ({ page }) => {
      const release = await holdBack(page, "**/*.js");
      await page.goto(skylight, { waitUntil: "commit" });
      const row = stepper(page).locator("ol");
      await expect(row).toBeAttached();
      await bringToMiddle(row);
      await expect(step(page, 1)).toBeInViewport({ ratio: 0.5 });
      const { y, height } = await boxOf(row);
      await swipe(page, { x: 300, y: y + height / 2 }, { x: 60, y: y + height / 2 });
      // A quick finger throws the row further than it pulls it: it comes to rest at some step.
      let seen = 1;
      const restsFurtherOn = async () => {
        const { x } = await boxOf(row.locator(".."));
        const lefts = async () => Promise.all(steps.map(async n => (await boxOf(step(page, n))).x));
        const before = await lefts();
        await settled(page);
        seen = 1 + before.findIndex(left => Math.abs(left - x) < 2);
        return seen > 1 && String(before) === String(await lefts());
      };
      await expect.poll(restsFurtherOn).toBe(true);
      release();
      await takenOver(page);
      await expectStep(page, seen);
    });
  });
});

test.describe("The head of a service page", () => {
  const heads = [skylights, ...tradesServices.slice(0, 1)];
  for (const { path, layout } of heads)
    test(`${path}: the Scroll cue leads smoothly to what follows, clear of the header`, async ({ page }) => {
      await open(page, path);
      const section = page.locator(layout === "trades" ? "#trades" : "#sub-services");
      const passed = await noteScrolling(page);
      await cue(page).click();
      await expect.poll(async () => (await boxOf(section)).y).toBeLessThan(headerHeight + 50);
      expect((await boxOf(section)).y).toBeGreaterThanOrEqual(headerHeight);
      await expect(section).toBeFocused();
      const end = await scrolled(page);
      expect((await passed()).filter(y => y > 10 && y < end - 10)).not.toEqual([]);
    });

  test("tiles tell what to know, and the button asks for a quote", async ({ page }) => {
    await page.goto(skylight);
    const head = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
    await expect(head.getByRole("heading", { level: 1 })).toHaveText(skylights.hero.heading);
    await expect(head.getByRole("heading", { level: 2 })).toHaveText(skylights.hero.features.map(({ title }) => title));
    const button = head.getByRole("link", { name: serviceWords.quote.label, exact: true });
    await expect(button).toHaveAttribute("href", "/contact");
  });
});

test.describe("The closing sections", () => {
  test("lead to the contact page and to all services, on each of the six pages", async ({ page }) => {
    expect(services).toHaveLength(6);
    for (const { path } of services) {
      await page.goto(path, { waitUntil: "commit" });
      const { heading, primary, secondary } = serviceWords.closing;
      const link = (name: string) => sectionNamed(page, heading).getByRole("link", { name, exact: true });
      await expect(link(primary.label)).toHaveAttribute("href", "/contact");
      await expect(link(secondary.label)).toHaveAttribute("href", "/#services");
    }
  });
});

test.describe("Services of other trades", () => {
  for (const { path, subServices: trades, prompt } of tradesServices)
    test(`${path}: the trades stand open, and a prompt leads to the contact page`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("#trades h3")).toHaveText(trades.items.map(({ title }) => title));
      await expect(page.locator("#trades li p")).toHaveCount(trades.items.length);
      for (const text of await page.locator("#trades li p").all()) await expect(text).toBeVisible();
      const button = sectionNamed(page, prompt.heading).getByRole("link", { name: prompt.action.label, exact: true });
      await expect(button).toHaveAttribute("href", "/contact");
    });
});

test.describe("With less motion asked for", () => {
  test("nothing fades or moves: not by itself, not when opened, ticked or stepped", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, skylight);
    expect(await movements(page)).toEqual([]);
    await subServices(page).first().locator("summary").click();
    expect(await movements(page)).toEqual([]);
    await benefits(page).first().locator("summary").click();
    expect(await movements(page)).toEqual([]);
    await control(page, "next").click();
    expect(await movements(page)).toEqual([]);
    await page.setViewportSize(narrow.viewport);
    expect((await boxOf(step(page, 2))).x).toBe((await boxOf(stepper(page).locator("ol").locator(".."))).x);
  });

  test("the Scroll cue leads there at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, skylight);
    const passed = await noteScrolling(page);
    await cue(page).click();
    await expect.poll(async () => (await passed()).length).toBeGreaterThan(0);
    expect(await passed()).toEqual([await scrolled(page)]);
    expect((await boxOf(page.locator("#sub-services"))).y).toBeLessThan(headerHeight + 50);
  });

  test("otherwise an opened text fades in and the row of steps glides", async ({ page }) => {
    await pauseMovements(page);
    await page.setViewportSize(narrow.viewport);
    await openStepper(page);
    await control(page, "next").click();
    await expect(dot(page, 2)).toHaveAttribute("aria-current", "step");
    expect((await boxOf(step(page, 2))).x).toBeGreaterThan((await boxOf(stepper(page))).x);
    await subServices(page).first().locator("summary").click();
    await expect.poll(() => opacityOf(subServices(page).first().locator("p"))).toBeLessThan(0.5);
  });
});

test.describe("With JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("all steps stand below one another on a phone, without buttons that would do nothing", async ({ page }) => {
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

  test("the Scroll cue leads to what follows, clear of the header", async ({ page }) => {
    await page.goto(skylight);
    await cue(page).click();
    await expect.poll(async () => (await boxOf(page.locator("#sub-services"))).y).toBeLessThan(headerHeight + 50);
    expect((await boxOf(page.locator("#sub-services"))).y).toBeGreaterThanOrEqual(headerHeight);
  });
});
