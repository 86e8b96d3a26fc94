import { mkdir } from "node:fs/promises";
import { test } from "@playwright/test";
import sharp from "sharp";
import { narrow, wide } from "../browser/support";
import { openStill } from "./open-still";

/* Not a test: `npm run readme-pictures` draws the pictures at the top of `README.md` anew. */

const folder = "docs";
const screens = { wide, phone: { ...narrow, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 } };

for (const [name, screen] of Object.entries(screens))
  test.describe(name, () => {
    test.use(screen);
    test("the home page", async ({ page }) => {
      await openStill(page, "/");
      const picture = sharp(await page.screenshot());
      await mkdir(folder, { recursive: true });
      await picture.webp({ quality: 74 }).toFile(`${folder}/home-${name}.webp`);
    });
  });
