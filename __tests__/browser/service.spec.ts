import { expect, type Locator, type Page } from "@playwright/test";
import { services, serviceWords, standardService, tradesServices } from "./content";
import {
  boxOf,
  bringToMiddle,
  headerHeight,
  holdBack,
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

/** Opens the service page with its stepper in the middle of the screen. */
const openStepper = async (page: Page) => {
  await open(page, skylight);
  await bringToMiddle(stepper(page));
  await expectStep(page, 1);
};

const columnsOf = async (items: Locator) => {
  const lefts = await items.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().left));
  return new Set(lefts.map(Math.round)).size;
};

/** What the service includes stands in so many columns, which take the whole width of the list. */
const expectColumns = async (page: Page, { items }: (typeof skylights)["subServices"], columns: number) => {
  await expect(subServices(page).getByRole("heading")).toHaveText(items.map(({ title }) => title));
  expect(await columnsOf(subServices(page))).toBe(columns);
  const list = await boxOf(page.locator("#sub-services ul"));
  expect((await boxOf(subServices(page).first())).x).toBeCloseTo(list.x, 0);
  expect((await boxOf(subServices(page).nth(columns - 1))).right).toBeCloseTo(list.right, 0);
};

test.describe("What a service includes", () => {
  test("three headings stand in three columns, and each opens and closes by itself, several at once", async ({
    page,
  }) => {
    await open(page, skylight);
    const texts = subServices(page).locator("p");
    const press = (at: number) => subServices(page).nth(at).locator("summary").click();

    await test.step("the columns take the whole width", async () => {
      expect(skylights.subServices.items).toHaveLength(3);
      await expectColumns(page, skylights.subServices, 3);
    });

    await test.step("opening one leaves its neighbours as tall as they were", async () => {
      await expect(texts).toHaveCount(skylights.subServices.items.length);
      for (const text of await texts.all()) await expect(text).toBeHidden();
      const { height } = await boxOf(subServices(page).nth(1));
      await press(0);
      await expect(texts.first()).toBeVisible();
      expect((await boxOf(subServices(page).nth(1))).height).toBe(height);
    });

    await test.step("the others open beside it, and one closes alone", async () => {
      for (const at of skylights.subServices.items.keys()) if (at > 0) await press(at);
      for (const text of await texts.all()) await expect(text).toBeVisible();
      await press(1);
      await expect(texts.nth(1)).toBeHidden();
      for (const [at, text] of (await texts.all()).entries()) if (at !== 1) await expect(text).toBeVisible();
    });
  });

  test("four stand in two columns, with the picture of the opened one beside the list, on a phone inside it", async ({
    page,
  }) => {
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
});

test.describe("Benefits", () => {
  const { touch, pointer } = serviceWords.hint;
  const expectHint = async (page: Page, seen: string, unseen: string) => {
    await expect(page.getByText(seen, { exact: true })).toBeVisible();
    await expect(page.getByText(unseen, { exact: true })).toBeHidden();
  };

  test("a ticked tile turns red and shows its description, and back, several at once, also by the keyboard", async ({
    page,
  }) => {
    await open(page, skylight);
    const [tile, other] = [benefits(page).nth(0), benefits(page).nth(1)];
    const press = () => tile.locator("summary").click();

    await test.step("the hint speaks of clicks", () => expectHint(page, pointer, touch));

    await test.step("a click ticks one, the next unticks it", async () => {
      await expect(benefits(page)).toHaveCount(skylights.benefits.items.length);
      await expect(tile).not.toHaveCSS("background-color", red);
      await expect(tile.locator("p")).toBeHidden();
      await press();
      await expect(tile).toHaveCSS("background-color", red);
      await expect(tile.locator("p")).toBeVisible();
      await expect(other).not.toHaveCSS("background-color", red);
      await expect(other.locator("p")).toBeHidden();
      await press();
      await expect(tile).not.toHaveCSS("background-color", red);
      await expect(tile.locator("p")).toBeHidden();
    });

    await test.step("Tab and the space bar tick one after the other", async () => {
      await tile.locator("summary").focus();
      for (const one of await benefits(page).all()) {
        await page.keyboard.press("Space");
        await page.keyboard.press("Tab");
        await expect(one.locator("p")).toBeVisible();
      }
      for (const [at, one] of (await benefits(page).all()).entries()) {
        await expect(one).toHaveCSS("background-color", red);
        const { description = serviceWords.benefitDescription } = skylights.benefits.items[at] ?? {};
        await expect(one.locator("p")).toHaveText(description);
      }
    });
  });

  test.describe("under a finger", () => {
    test.use(narrow);
    test("a tap opens what stands below one another, and the hint speaks of a tap, also on a wide screen", async ({
      page,
    }) => {
      await open(page, skylight);
      expect(await columnsOf(subServices(page))).toBe(1);
      await subServices(page).first().locator("summary").tap();
      await expect(subServices(page).first().locator("p")).toBeVisible();
      await expectHint(page, touch, pointer);
      await benefits(page).first().locator("summary").tap();
      await expect(benefits(page).first().locator("p")).toBeVisible();
      await page.setViewportSize(wide.viewport);
      await expectHint(page, touch, pointer);
    });
  });
});

test.describe("Process", () => {
  test("each dot leads to its step, which is announced, and the line is red as far as there", async ({ page }) => {
    await openStepper(page);
    const announced = stepper(page).locator("[aria-live=polite]");
    const reached = () =>
      stepper(page)
        .locator("ol > li")
        .evaluateAll(all => all.map(one => getComputedStyle(one).backgroundSize.startsWith("100%")));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();

    await test.step("all steps stand in one row, numbered from 01, and nothing is announced yet", async () => {
      await expect(stepper(page).locator("ol > li")).toHaveText(steps.map(n => new RegExp(`^${twoDigits(n)}`)));
      for (const n of steps) await expect(dot(page, n)).toBeVisible();
      await expect(stepper(page).getByRole("button")).toHaveCount(lastStep + 2);
      const tops = await Promise.all(steps.map(async n => (await boxOf(step(page, n))).y));
      expect(new Set(tops).size).toBe(1);
      await expect.poll(reached).toEqual(steps.map(n => n <= 1));
      await expect(announced).toHaveText("");
    });

    for (const n of [...steps.slice(2), 2, 1])
      await test.step(`step ${twoDigits(n)}, with the page as tall as it was`, async () => {
        await dot(page, n).click();
        await expectStep(page, n);
        await expect.poll(reached).toEqual(steps.map(number => number <= n));
        await expect(announced).toHaveText(
          `${serviceWords.stepper.step} ${twoDigits(n)} of ${twoDigits(lastStep)}: ${skylights.process.steps[n - 1]?.title ?? "none"}`,
        );
        expect(await height()).toBe(before);
      });

    await test.step("the mouse marks the text when it is pulled across it, and leaves the step", async () => {
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

  test("buttons and arrow keys lead on and back, and wrap at both ends", async ({ page }) => {
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

    await test.step("the keyboard alone: Tab leads in, the arrow keys on and back", async () => {
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

    await test.step("the arrow keys up and down, and those with Shift, are left to the browser", async () => {
      await control(page, "next").focus();
      for (const key of ["ArrowUp", "ArrowDown", "Shift+ArrowRight", "Control+ArrowRight"])
        await page.keyboard.press(key);
      await settled(page);
      await expectStep(page, 1);
    });
  });

  test.describe("under a finger", () => {
    test.use(narrow);
    /** Pulls a finger from the middle of the step that is in view. */
    const pull = async (page: Page, across: number, down = 0) => {
      const { y, height } = await boxOf(stepper(page).locator("ol"));
      const from = { x: narrow.viewport.width / 2, y: y + height / 2 };
      await swipe(page, from, { x: from.x + across, y: from.y + down });
    };

    test("swipes and taps lead to the steps, and a finger that goes up scrolls the page", async ({ page }) => {
      await openStepper(page);

      await test.step("a swipe of 50 px stays, one of 51 px leads on or back", async () => {
        const { x } = await boxOf(step(page, 1));
        for (const across of [-50, 50]) {
          await pull(page, across);
          await settled(page);
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

      await test.step("taps on buttons and dots lead to the steps", async () => {
        await control(page, "previous").tap();
        await expectStep(page, lastStep);
        await dot(page, 2).tap();
        await expectStep(page, 2);
      });

      await test.step("a finger that goes up leaves the step", async () => {
        const before = await scrolled(page);
        const passed = await noteScrolling(page);
        await pull(page, -70, -200);
        // A quick finger throws the page, perhaps off the screen.
        await passed();
        expect(await scrolled(page)).toBeGreaterThan(before + 100);
        await bringToMiddle(stepper(page));
        await expectStep(page, 2);
      });
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
  test("tiles tell what to know, a button asks for a quote, and the Scroll cue leads smoothly on", async ({ page }) => {
    await open(page, skylight);

    await test.step("tiles and button", async () => {
      const head = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
      const tiles = head.getByRole("heading", { level: 2 });
      await expect(head.getByRole("heading", { level: 1 })).toHaveText(skylights.hero.heading);
      await expect(tiles).toHaveText(skylights.hero.features.map(({ title }) => title));
      const button = head.getByRole("link", { name: serviceWords.quote.label, exact: true });
      await expect(button).toHaveAttribute("href", "/contact");
    });

    await test.step("the cue leads to what follows, clear of the header", async () => {
      const section = page.locator("#sub-services");
      const passed = await noteScrolling(page);
      await cue(page).click();
      await expect.poll(async () => (await boxOf(section)).y).toBeLessThan(headerHeight + 50);
      expect((await boxOf(section)).y).toBeGreaterThanOrEqual(headerHeight);
      await expect(section).toBeFocused();
      const places = await passed();
      const end = await scrolled(page);
      expect(places.filter(y => y > 10 && y < end - 10)).not.toEqual([]);
    });
  });
});

test.describe("The closing sections", () => {
  test("lead to the contact page and to all services, on each of the six pages", async ({ page }) => {
    const { heading, primary, secondary } = serviceWords.closing;
    for (const { path } of services) {
      await page.goto(path);
      const closing = sectionNamed(page, heading);
      await expect(closing.getByRole("link", { name: primary.label })).toHaveAttribute("href", "/contact");
      await expect(closing.getByRole("link", { name: secondary.label })).toHaveAttribute("href", "/#services");
    }
  });
});

test.describe("Services of other trades", () => {
  for (const { path, subServices: trades, prompt } of tradesServices)
    test(`${path}: the Scroll cue leads to the trades, which stand open, and a prompt to an enquiry`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(cue(page)).toHaveAttribute("href", "#trades");
      await expect(page.locator("#trades h3")).toHaveText(trades.items.map(({ title }) => title));
      await expect(page.locator("#trades li p")).toHaveCount(trades.items.length);
      for (const text of await page.locator("#trades li p").all()) await expect(text).toBeVisible();
      const button = sectionNamed(page, prompt.heading).getByRole("link", { name: prompt.action.label, exact: true });
      await expect(button).toHaveAttribute("href", "/contact");
    });
});

test("An opened text fades in, and the row of steps glides", async ({ page }) => {
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
});
