import { basename, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { charactersIn, fonts, wholeFont } from "../../tools/font/make-subset";
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

interface Look {
  readonly characters: readonly string[];
  readonly weight: number;
  /** In per cent. */
  readonly width: number;
}

/** Runs in the page: the width of each character in a font file, in px at a size of 100 px. */
const widthsIn = async ({ url, characters, weight, width }: Look & { readonly url: string }) => {
  const face = await new FontFace("Tested", `url(${url})`, { weight: "1 1000", stretch: "50% 200%" }).load();
  document.fonts.add(face);
  const line = document.body.appendChild(document.createElement("p"));
  line.style.font = `${weight} 100px Tested`;
  line.style.fontStretch = `${width}%`;
  line.style.whiteSpace = "pre";
  const letter = line.appendChild(document.createElement("span"));
  const widths = characters.map(character => {
    letter.textContent = character;
    return letter.getBoundingClientRect().width;
  });
  line.remove();
  document.fonts.delete(face);
  return widths;
};

for (const { file, ranges, weight, width } of fonts)
  test(`${basename(file)} has all its characters, as wide as in the whole typeface at its weight and width`, async ({
    page,
  }) => {
    await page.route("**/tested-*", route =>
      route.fulfill({ path: route.request().url().endsWith("tested-subset") ? file : wholeFont }),
    );
    await page.goto("/privacy");
    const characters = charactersIn(ranges);
    const [lightest, heaviest] = typeof weight === "number" ? [weight, weight] : [weight.min, weight.max];
    const [narrowest, widest] = typeof width === "number" ? [width, width] : [width.min, width.max];
    for (const look of [
      { characters, weight: lightest, width: narrowest },
      { characters, weight: heaviest, width: widest },
    ]) {
      const own = await page.evaluate(widthsIn, { ...look, url: "/tested-subset" });
      const whole = await page.evaluate(widthsIn, { ...look, url: "/tested-whole" });
      const others = characters.filter((_, at) => Math.abs((own[at] ?? 0) - (whole[at] ?? 0)) > 1);
      expect(others, `weight ${look.weight}, width ${look.width}`).toEqual([]);
      // The soft hyphen and accents that are joined to a letter have no width.
      expect(whole.filter(width => width > 0).length).toBeGreaterThan(characters.length / 2);
    }
  });
