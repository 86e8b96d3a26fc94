import type { Page } from "@playwright/test";
import { openFrozen } from "../browser/support";

/** Opens a page of which nothing moves any more: at its first slide, pictures and fonts there, the map's host out of reach. */
export const openStill = async (page: Page, path: string) => {
  await page.route(/^https:/, route => route.abort());
  await openFrozen(page, path);
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map(image => image.decode()));
    await document.fonts.ready;
  });
};
