import { expect, type Page } from "@playwright/test";
import { boxOf, headerHeight, open, settled } from "./support";
import { pageKinds } from "./support-a11y";
import { test } from "./watched-test";

/** Words that are cut off by the edge of the screen, or by a box that does not scroll, other than on purpose. */
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
          // A step that waits for its turn stands wholly outside.
          const isSeen = isScreen || (right > edge.left + 1 && left < edge.right - 1);
          return isSeen && (left < edge.left - 1 || right > edge.right + 1);
        });
      let isHeld = false;
      for (let at: Element | null = element; at && at !== document.body && !isHeld; at = at.parentElement) {
        const { clipPath, overflowX, textOverflow } = getComputedStyle(at);
        // Said in full elsewhere, for screen readers alone, or in a row that scrolls.
        isHeld = clipPath === "inset(50%)" || textOverflow === "ellipsis" || /auto|scroll/.test(overflowX);
        if (isHeld || overflowX === "visible") continue;
        isHeld = true;
        if (isCut(at.getBoundingClientRect(), false)) found.push(text.data);
      }
      if (!isHeld && isCut(new DOMRect(0, 0, screen.width, 0), true)) found.push(text.data);
      read++;
    }
    return { read, found, width: innerWidth };
  });

for (const width of [360, 768, 1280])
  test(`where letters are twice as large, no word is cut off at ${width} px on any kind of page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const settings = await page.context().newCDPSession(page);
    await settings.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const path of Object.values(pageKinds)) {
      await page.goto(path);
      // So many letters leave room for what a phone shows, and not for a row of links.
      await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
      await settled(page);
      const { read, ...seen } = await cutOff(page);
      expect([path, seen]).toEqual([path, { found: [], width }]);
      expect(read).toBeGreaterThan(15);
    }
  });

test("a screen of 320 × 256 px, as 1280 px at 400 %, is left to the page by header and call bar", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, pageKinds.contact);
  const header = page.locator("header").first();
  const bar = page.getByRole("navigation", { name: "Call or write" });
  expect((await boxOf(header)).y).toBe(0);
  expect((await boxOf(bar)).y).toBeGreaterThan(256);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await settled(page);
  expect((await boxOf(header)).bottom).toBeLessThan(0);
  expect(Math.round((await boxOf(bar)).bottom)).toBe(256);
  // The link that leads to the form has it at the top of the screen, where no header covers it.
  await page.goto(`${pageKinds.contact}#contact-form`);
  const { y } = await boxOf(page.locator("#contact-form"));
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(headerHeight);
});
