import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { narrow } from "./support";
import { test } from "./watched-test";

test.use({ ...narrow, bypassCSP: true });

const paths = ["/", "/services", "/services/gutter-repair-replace", "/projects", "/contact", "/privacy"];

/** The fonts of phones, each with a package whose font has the same widths. */
const phones = { Arial: "arimo", Roboto: "roboto" };

/** Gives the phone this one system font and blocks the site's fonts. */
const useOwnFont = async (page: Page, font: keyof typeof phones) => {
  const pages = new RegExp(`//[^/]+(?:${paths.join("|")})$`);
  await page.route(pages, async route => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(`local("${font} Bold")`, 'url("/own-font-700")')
      .replaceAll(`local("${font}")`, 'url("/own-font-400")')
      .replaceAll(/local\("[^"]*"\)/g, 'local("none")');
    return route.fulfill({ response, body: html });
  });
  await page.route("**/archivo-*", route => route.abort());
  await page.route("**/own-font-*", route => {
    const file = `${phones[font]}-latin-${route.request().url().slice(-3)}-normal.woff2`;
    return route.fulfill({ path: join("node_modules/@fontsource", phones[font], "files", file) });
  });
};

/** The heights of the texts of a page, in px. */
const heights = async (page: Page, path: string) => {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return page
    .locator(":is(main, footer) :is(h1, h2, h3, p, li)")
    .evaluateAll(texts => texts.map(text => Math.round(text.getBoundingClientRect().height)));
};

test("almost no line break moves when the site's font replaces Arial or Roboto on a phone", async ({ page }) => {
  await page.context().route(/\.js$/, route => route.abort());
  const heightsOfAll = async () => {
    const all: number[] = [];
    for (const path of paths) all.push(...(await heights(page, path)));
    return all;
  };
  const arrived = await heightsOfAll();
  for (const font of Object.keys(phones) as (keyof typeof phones)[]) {
    await useOwnFont(page, font);
    const before = await heightsOfAll();
    const others = arrived.filter((height, text) => Math.abs(height - (before[text] ?? 0)) > 2);
    expect(before, font).toHaveLength(arrived.length);
    expect(others.length / arrived.length, font).toBeLessThan(0.03);
    await page.unrouteAll();
  }
});
