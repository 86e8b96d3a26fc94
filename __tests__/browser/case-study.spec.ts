import { expect, type Locator, type Page } from "@playwright/test";
import { contrast, luminance } from "../contrast";
import { caseStudyOf, caseStudyWords, placeholders, published } from "./content";
import {
  boxOf,
  expectSmoothScroll,
  headerHeight,
  hydrated,
  opacitiesAt,
  opacityOf,
  open,
  pauseMovements,
  twoFrames,
} from "./support";
import { test } from "./watched-test";

const dark = caseStudyOf("dark").path;
const light = caseStudyOf("light").path;

const hero = (page: Page) => page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const cue = (page: Page) => hero(page).getByRole("link", { name: caseStudyWords.scroll, exact: true });
const challenge = (page: Page) => region(page, caseStudyWords.challenge.heading);
const results = (page: Page) => region(page, caseStudyWords.results.heading);
/** The part of a section that fades in: all of its content. */
const fading = (section: Locator) => section.locator("> div").first();
const facts = (page: Page) => page.locator("#facts");
const further = (page: Page) => region(page, caseStudyWords.further.heading);
const closing = (page: Page) => region(page, caseStudyWords.closing.heading);

/** Scrolls down until a share (0 to 1) of an element is in view. Returns the exact share. */
const showShare = async (page: Page, element: Locator, share: number) => {
  await element.evaluate((target, shown) => {
    const { top, height } = target.getBoundingClientRect();
    scrollBy({ top: Math.round(top + shown * height - innerHeight), behavior: "instant" });
  }, share);
  await twoFrames(page);
  return element.evaluate(target => {
    const { top, height } = target.getBoundingClientRect();
    return (innerHeight - top) / height;
  });
};

/** What makes a part of a heading look different from the rest. */
const lookOf = (part: Locator) =>
  part.evaluate(element => {
    const { backgroundColor, backgroundImage, color, fontStyle, fontWeight, textDecorationLine } =
      getComputedStyle(element);
    return { backgroundColor, backgroundImage, color, fontStyle, fontWeight, textDecorationLine };
  });

/** The channels of a computed colour, from 0 to 255. */
const channels = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);

/** Expects challenge and results to be dark or light, with letters that can be read on them. */
const expectTheme = async (page: Page, theme: "dark" | "light") => {
  for (const section of [challenge(page), results(page)]) {
    const ground = channels(await section.evaluate(element => getComputedStyle(element).backgroundColor));
    const letters = channels(await section.getByRole("heading").evaluate(element => getComputedStyle(element).color));
    const [bright, other] = theme === "light" ? [ground, letters] : [letters, ground];
    expect(luminance(bright)).toBeGreaterThan(luminance(other));
    expect(contrast(ground, letters)).toBeGreaterThan(4.5);
  }
};

test.describe("The hero of a case study", () => {
  const own = published.find(({ hero: { action } }) => action)!;
  for (const [kind, { path, hero: words }] of Object.entries({ "its own button": own, placeholder: placeholders[0]! }))
    test(`fills the screen with eyebrow, title, button and picture: ${kind}`, async ({ page }) => {
      await page.goto(path);
      const title = page.getByRole("heading", { level: 1 });
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };

      await test.step("the eyebrow says case study, and a part of the title is highlighted", async () => {
        await expect(hero(page).getByText(caseStudyWords.tag, { exact: true })).toBeVisible();
        const part = title.locator("em, mark, strong").first();
        expect((await title.innerText()).length).toBeGreaterThan((await part.innerText()).length);
        expect(await lookOf(part)).not.toEqual(await lookOf(title));
      });

      await test.step("the button has its own or the default words, and leads to the contact page", async () => {
        const button = hero(page).getByRole("link", { name: words.action ?? caseStudyWords.action.label, exact: true });
        await expect(button).toHaveAttribute("href", "/contact");
      });

      await test.step("the picture fills the hero at any width, and the words stand in its lower part", async () => {
        for (const size of [
          { width, height },
          { width: 768, height: 1024 },
          { width: 360, height: 800 },
        ]) {
          await page.setViewportSize(size);
          const frame = await boxOf(hero(page));
          expect(await boxOf(hero(page).locator("img").last())).toEqual(frame);
          expect((await boxOf(title)).y).toBeGreaterThan(frame.y + frame.height / 4);
        }
        await page.setViewportSize({ width, height });
      });

      await test.step("it takes at least 85 % of a screen of any height", async () => {
        for (const tall of [height, 1000, 1400]) {
          await page.setViewportSize({ width, height: tall });
          await expect.poll(async () => (await boxOf(hero(page))).height).toBeGreaterThanOrEqual(0.85 * tall);
          expect((await boxOf(hero(page))).y).toBe(0);
        }
      });
    });

  for (const [width, height] of [
    [740, 360],
    [667, 375],
    [844, 390],
    [932, 430],
  ] as const)
    test(`shows title, button and scroll cue at first on a phone held sideways, ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const { path } of published) {
        await page.goto(path);
        await twoFrames(page);
        const parts = [page.getByRole("heading", { level: 1 }), hero(page).getByRole("link").last(), cue(page)];
        for (const part of parts) {
          expect((await boxOf(part)).y).toBeGreaterThanOrEqual(headerHeight);
          expect((await boxOf(part)).bottom).toBeLessThanOrEqual(height);
        }
        expect((await boxOf(hero(page))).height).toBeGreaterThanOrEqual(0.85 * height);
      }
    });

  test("shows text, button and scroll cue at first, and the cue scrolls smoothly to dark content", async ({ page }) => {
    await open(page, dark);

    await test.step("text, button and cue", async () => {
      const { height } = page.viewportSize() ?? { height: 0 };
      const button = hero(page).getByRole("link", { name: caseStudyWords.action.label, exact: true });
      for (const part of [page.getByRole("heading", { level: 1 }), button, cue(page)]) {
        expect((await boxOf(part)).y).toBeGreaterThanOrEqual(headerHeight);
        expect((await boxOf(part)).bottom).toBeLessThanOrEqual(height);
      }
    });

    await test.step("the cue scrolls smoothly to the content, below the header", async () => {
      const content = page.locator(`main ${(await cue(page).getAttribute("href")) ?? ""}`);
      await expectSmoothScroll(cue(page), content);
      await expect(content).toBeFocused();
      expect((await boxOf(content)).y).toBeLessThan((await boxOf(challenge(page))).y + 1);
    });

    await test.step("the background is dark", () => expectTheme(page, "dark"));
  });
});

test("The template text of a placeholder is paler than a real text", async ({ page }) => {
  const lettersOn = async (path: string) => {
    await page.goto(path);
    return fading(challenge(page)).evaluate(words => getComputedStyle(words).color);
  };
  expect(await lettersOn(placeholders[0]!.path)).not.toBe(await lettersOn(light));
});

test.describe("The content", () => {
  test("is hidden below the fold; each section fades in when 10 % of it is in view, not at 9 %", async ({ page }) => {
    await pauseMovements(page);
    // The hero is 560 px high, so that the facts are below the fold.
    await page.setViewportSize({ width: 1280, height: 520 });
    await open(page, dark);
    const sections = {
      "the facts": facts,
      "the challenge": challenge,
      "the results": results,
      "related pages": further,
      "the call to action": closing,
    };
    for (const section of Object.values(sections)) await expect.poll(() => opacityOf(fading(section(page)))).toBe(0);
    for (const [name, section] of Object.entries(sections))
      await test.step(name, async () => {
        const part = fading(section(page));
        const before = await showShare(page, part, 0.09);
        expect(before).toBeGreaterThan(0.085);
        expect(before).toBeLessThan(0.095);
        expect(await opacityOf(part)).toBe(0);
        const after = await showShare(page, part, 0.103);
        expect(after).toBeGreaterThanOrEqual(0.1);
        expect(after).toBeLessThan(0.106);
        const fades = () => part.evaluate(target => target.getAnimations().length);
        await expect.poll(fades).toBe(1);
        expect(await opacitiesAt(part, 0)).toEqual([0]);
        const [early = 0] = await opacitiesAt(part, 100);
        expect(early).toBeGreaterThan(0);
        expect(early).toBeLessThan(1);
        // Content enters in 400 to 600 ms (docs/design.md).
        expect(await opacitiesAt(part, 600)).toEqual([1]);
      });
  });

  test("stays visible once it has faded in, and prints in full", async ({ page }) => {
    await open(page, light);
    const [read, unread] = [fading(challenge(page)), fading(results(page))];
    for (const part of [read, unread]) await expect.poll(() => opacityOf(part)).toBe(0);

    await test.step("it is still visible after scrolling back to the top", async () => {
      await showShare(page, read, 0.5);
      await expect.poll(() => opacityOf(read)).toBe(1);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await twoFrames(page);
      expect(await opacityOf(read)).toBe(1);
    });

    await test.step("on paper", async () => {
      expect(await opacityOf(unread)).toBe(0);
      await page.emulateMedia({ media: "print" });
      for (const part of [read, unread]) expect(await opacityOf(part)).toBe(1);
      // Printing loads lazy pictures, which then fade in.
      const picture = page.locator("main img").first();
      await picture.evaluate(image => image.animate({ opacity: [0, 0] }, 60_000));
      expect(await opacityOf(picture)).toBe(1);
      const address = new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "");
      const inTrail = page.locator("main a[href='/projects']").first();
      expect(await inTrail.evaluate(link => getComputedStyle(link, "::after").content)).toContain(
        `(${address.host}/projects)`,
      );
    });
  });

  test("also fades in when a tenth of it is taller than the screen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 70 });
    await open(page, light);
    const part = fading(results(page));
    await expect.poll(() => opacityOf(part)).toBe(0);
    const { height } = await boxOf(part);
    expect(0.1 * height).toBeGreaterThan(70);
    await showShare(page, part, 50 / height);
    await expect.poll(() => opacityOf(part)).toBe(1);
  });

  test("is never hidden where it is in view on arrival", async ({ page }) => {
    await pauseMovements(page);
    await page.goto(`${dark}#results`);
    await hydrated(page);
    await twoFrames(page);
    expect(await opacityOf(fading(results(page)))).toBe(1);
    expect(await opacityOf(fading(challenge(page)))).toBe(1);
  });
});

test("A light case study has a light background and ends with a link to the contact page", async ({ page }) => {
  await page.goto(light);
  await expectTheme(page, "light");
  await expect(page.locator("main section").last()).toContainText(caseStudyWords.closing.heading);
  const button = closing(page).getByRole("link", { name: caseStudyWords.closing.action.label, exact: true });
  await expect(button).toHaveAttribute("href", "/contact");
  await button.click();
  await expect(page).toHaveURL("/contact");
});

test.describe("A case study with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("shows all of its content", async ({ page }) => {
    await page.goto(dark);
    for (const words of await page.locator("main :is(h1, h2, p, figcaption)").all()) {
      await expect(words).toBeVisible();
      expect(await opacityOf(words)).toBe(1);
    }
    for (const section of [challenge(page), results(page)]) expect(await opacityOf(fading(section))).toBe(1);
  });
});
