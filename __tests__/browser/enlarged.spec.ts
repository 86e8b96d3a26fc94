import { expect, type Page } from "@playwright/test";
import { launchOptions } from "./launch-options";
import { boxOf, headerHeight, open, twoFrames } from "./support";
import { pageKinds } from "./support-a11y";
import { test } from "./watched-test";

/** Texts cut off by the screen or by a box that does not scroll. Ignores intended cuts. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let read = 0;
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      if (!/\w/.test(text.data) || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const isCut = (edge: DOMRect, isScreen: boolean) =>
        lines.some(({ left, right }) => {
          // Steps other than the current one are completely outside.
          const isPartlyIn = isScreen || (right > edge.left + 1 && left < edge.right - 1);
          return isPartlyIn && (left < edge.left - 1 || right > edge.right + 1);
        });
      let isDone = false;
      for (let at: Element | null = element; at && at !== document.body && !isDone; at = at.parentElement) {
        const { clipPath, overflowX, textOverflow } = getComputedStyle(at);
        // Only for screen readers, shown in full elsewhere, or in a scrolling row.
        isDone = clipPath === "inset(50%)" || textOverflow === "ellipsis" || /auto|scroll/.test(overflowX);
        if (isDone || overflowX === "visible") continue;
        isDone = true;
        if (isCut(at.getBoundingClientRect(), false)) found.push(text.data);
      }
      if (!isDone && isCut(new DOMRect(0, 0, screen.width, 0), true)) found.push(text.data);
      read++;
    }
    return { read, found, width: innerWidth };
  });

test("at 200 % text size no word is cut off on any kind of page, 320 to 1,280 px wide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const settings = await page.context().newCDPSession(page);
  await settings.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const [kind, path] of Object.entries(pageKinds))
    await test.step(kind, async () => {
      await page.goto(path);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        // With such large text, only the phone menu fits.
        await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
        await twoFrames(page);
        const { read, ...seen } = await cutOff(page);
        expect(seen).toEqual({ found: [], width });
        expect(read).toBeGreaterThan(15);
      }
    });
});

test("at 200 % root font size the header keeps its height and no word is cut off, 360 to 1,920 px wide", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [kind, path] of Object.entries(pageKinds))
    await test.step(kind, async () => {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
        await twoFrames(page);
        expect((await boxOf(page.locator("header").first())).height).toBe(headerHeight);
        const { read, ...seen } = await cutOff(page);
        expect(seen).toEqual({ found: [], width });
        expect(read).toBeGreaterThan(15);
      }
    });
});

test("with four navigation items the header is in one row at each size of its text, 1,280 px wide", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, pageKinds.contact);
  const items = page.getByRole("navigation", { name: "Main" }).locator("> ul > li");
  await items.last().evaluate(last => {
    while ((last.parentElement?.children.length ?? 4) < 4) last.parentElement?.append(last.cloneNode(true));
  });
  expect(await items.count()).toBe(4);
  for (const size of [16, 18, 20, 22, 24, 32]) {
    await page.evaluate(px => {
      document.documentElement.style.fontSize = `${px}px`;
    }, size);
    await twoFrames(page);
    expect((await boxOf(page.locator("header").first())).height).toBe(headerHeight);
  }
});

for (const smallest of [20, 24])
  test(`in a browser without letters below ${smallest} px the header keeps its height, 768 to 1,440 px wide`, async ({
    playwright,
    baseURL,
  }) => {
    const { args = [], ...options } = launchOptions();
    const setting = `--blink-settings=minimumFontSize=${smallest}`;
    const browser = await playwright.chromium.launch({ ...options, args: [...args, setting] });
    const page = await browser.newPage({ baseURL: baseURL ?? "" });
    await open(page, pageKinds.contact);
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    const navigation = page.getByRole("navigation", { name: "Main" });
    for (const width of [768, 900, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await twoFrames(page);
      const { height } = await boxOf(page.locator("header").first());
      expect.soft({ width, height }).toEqual({ width, height: headerHeight });
      expect.soft(await menu.isVisible(), `menu at ${width} px`).not.toBe(await navigation.isVisible());
    }
    await expect(navigation).toBeVisible();
    await browser.close();
  });

test("at 200 % root font size the menu opens with all of its links, and the header covers no heading", async ({
  page,
}) => {
  await open(page, pageKinds.contact);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link").first()).toBeInViewport();
  await menu.getByRole("link").last().scrollIntoViewIfNeeded();
  await expect(menu.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  await test.step("the foot of the menu covers no focused link", async () => {
    await page.getByRole("button", { name: "Menu", exact: true }).focus();
    const foot = menu.locator("div > div").last();
    const links = menu.locator("ul").getByRole("link");
    for (const link of await links.all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      expect((await boxOf(link)).bottom).toBeLessThanOrEqual((await boxOf(foot)).y);
    }
  });
  await page.keyboard.press("Escape");
  await page.locator("main section a[href='#contact-form']").first().click();
  const heading = page.locator("#contact-form h2");
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => (await boxOf(heading)).y)
    .toBeGreaterThanOrEqual((await boxOf(page.locator("header").first())).bottom);
});

test("header and call bar do not cover the page at 320 × 256 px (1280 px at 400 % zoom)", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, pageKinds.contact);
  const header = page.locator("header").first();
  const bar = page.getByRole("navigation", { name: "Call or write" });
  expect((await boxOf(header)).y).toBe(0);
  expect((await boxOf(bar)).y).toBeGreaterThan(256);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await twoFrames(page);
  expect((await boxOf(header)).bottom).toBeLessThan(0);
  expect(Math.round((await boxOf(bar)).bottom)).toBe(256);
  // A link to the form scrolls it to the top of the screen; no header covers it.
  await page.goto(`${pageKinds.contact}#contact-form`);
  const { y } = await boxOf(page.locator("#contact-form"));
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(headerHeight);
});
