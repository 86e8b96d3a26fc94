import { expect, test } from "@playwright/test";
import { narrow, wide } from "../browser/support";
import { pageKinds } from "../browser/support-a11y";
import { openStill } from "./open-still";

const screens = { 360: narrow, 768: { viewport: { width: 768, height: 1024 }, hasTouch: true }, 1280: wide };

for (const [width, screen] of Object.entries(screens))
  test.describe(`At ${width} px`, () => {
    test.use(screen);
    for (const [kind, path] of Object.entries(pageKinds))
      test(`a page looks as it did: ${kind}`, async ({ page }) => {
        await openStill(page, path);
        await expect(page).toHaveScreenshot(`${kind.replaceAll(" ", "-")}-${width}.webp`, { fullPage: true });
      });
  });
