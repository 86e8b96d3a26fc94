import { expect, type Page } from "@playwright/test";
import { settled } from "./support";
import { openStill, pageKinds } from "./support-a11y";
import { test } from "./watched-test";

/** What has the focus: its words, whether it was there before, and whether all of it is on the screen and uncovered. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.hasAttribute("data-passed")) return;
    element.setAttribute("data-passed", "");
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    const isFixed = (at: Element | null): boolean =>
      Boolean(at) &&
      (/fixed|sticky/.test(getComputedStyle(at as Element).position) || isFixed(at?.parentElement ?? null));
    const points = [left + 2, (left + right) / 2, right - 2].flatMap(x =>
      [top + 2, bottom - 2].map(y => [x, y] as const),
    );
    const isCovered = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      // A target that is taller than the room between header and call bar cannot be seen whole.
      if (!hit) return height < 400;
      return !element.contains(hit) && isFixed(hit) && !isFixed(element);
    });
    return { words: (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40), isCovered };
  });

test.describe("On a phone of 360 × 640 px", () => {
  test.use({ viewport: { width: 360, height: 640 } });
  for (const [kind, path] of Object.entries(pageKinds))
    test(`the Tab key leads to nothing that is covered, not even in part: ${kind}`, async ({ page }) => {
      await openStill(page, path);
      const covered: string[] = [];
      let stops = 0;
      for (;;) {
        await page.keyboard.press("Tab");
        // What scrolls in a row of its own has come to rest.
        await settled(page);
        const stop = await focused(page);
        if (!stop) break;
        if (stop.isCovered) covered.push(stop.words);
        stops++;
      }
      expect(covered).toEqual([]);
      expect(stops).toBeGreaterThan(8);
    });
});
