import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { channelsOf } from "../contrast";
import { company, contactPage } from "./content";
import { boxOf, bringToMiddle, holdBack, narrow, open, twoFrames } from "./support";
import { test } from "./watched-test";

const { drawing, place, towns, townsLabel, frameTitle, heading, action } = contactPage.map;
const frame = (page: Page) => page.getByTitle(frameTitle);
const section = (page: Page) => page.getByRole("region", { name: heading, exact: true });
const drawnMap = (page: Page) => section(page).getByRole("img", { name: drawing.alt });
const townsOnMap = (page: Page) => section(page).getByRole("list", { name: townsLabel });

/** Whether an element shows the colour of the firm's pin. */
const showsPin = async (element: Locator) => {
  const pixels = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  return pixels.includes(Buffer.from(channelsOf("brand")));
};

/** The map's host answers, and its requests are counted. */
const answerAsMap = async (page: Page) => {
  const requested: string[] = [];
  await page.route(/^https:/, route => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>A map" });
  });
  return requested;
};

/** Opens the page with the map more than two screens further down. */
const openFarAbove = async (page: Page) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#contact-form { padding-block-end: 2000px; }");
    document.adoptedStyleSheets = [sheet];
  });
  await open(page, "/contact");
  // The first scroll lays out all sections. Before it, places inside a far section are not final.
  await page.evaluate(() => window.scrollBy({ top: 1, behavior: "instant" }));
  await twoFrames(page);
};

/** Scrolls until the drawn map is this far below the screen, in heights of the screen. */
const scrollNear = async (page: Page, screens: number) => {
  await drawnMap(page).evaluate((drawn, distance) => {
    const { top } = drawn.getBoundingClientRect();
    window.scrollBy({ top: top - (distance + 1) * innerHeight, behavior: "instant" });
  }, screens);
  await twoFrames(page);
};

for (const { name, viewport } of [
  { name: "a phone", viewport: narrow.viewport },
  { name: "a wide screen", viewport: { width: 1280, height: 800 } },
])
  test(`the map loads when it is within one screen of ${name}, and is 500 px high`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const requested = await answerAsMap(page);
    await openFarAbove(page);
    await scrollNear(page, 1.1);
    await twoFrames(page);
    expect(requested).toEqual([]);
    await scrollNear(page, 0.9);
    await expect(frame(page).contentFrame().getByText("A map")).toBeVisible();
    await frame(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveCSS("opacity", "1");
    expect((await boxOf(frame(page))).height).toBe(500);
    await expect(frame(page)).toHaveAttribute("referrerpolicy", "no-referrer");
  });

for (const width of [1280, 1920])
  test(`the map waits for the first scroll, although it is within one screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1400 });
    const requested = await answerAsMap(page);
    await open(page, "/contact");
    const { y } = await boxOf(drawnMap(page));
    expect(y).toBeLessThan(2 * 1400);
    await twoFrames(page);
    await twoFrames(page);
    expect(requested).toEqual([]);
    await page.evaluate(() => window.scrollBy({ top: 1, behavior: "instant" }));
    await expect(frame(page).contentFrame().getByText("A map")).toBeAttached();
  });

test("the live map covers the drawn map with its pin, from 320 px up, also if its page has no background", async ({
  page,
}) => {
  const release = await holdBack(page, /^https:/, route => route.fulfill({ contentType: "text/html", body: "A map" }));
  await open(page, "/contact");
  const pin = townsOnMap(page).getByRole("listitem").first();
  await bringToMiddle(drawnMap(page));
  expect(await showsPin(drawnMap(page))).toBe(true);
  release();
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await bringToMiddle(drawnMap(page));
    await expect(frame(page)).toHaveCSS("opacity", "1");
    const atPin = await pin.evaluate(element => {
      const { x, y, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 20, y + height / 2)?.tagName;
    });
    expect.soft(atPin, `at ${width} px`).toBe("IFRAME");
    expect.soft(await showsPin(frame(page)), `at ${width} px`).toBe(false);
  }
});

for (const [fault, fail] of [
  ["is blocked", (page: Page) => page.route(/^https:/, route => route.abort("blockedbyclient"))],
  ["has no address", (page: Page) => page.route(/^https:/, route => route.abort("namenotresolved"))],
  [
    "answers with an error",
    (page: Page) => page.route(/^https:/, route => route.fulfill({ status: 503, body: "Sorry" })),
  ],
  ["never answers", (page: Page) => page.route(/^https:/, () => {})],
  ["is out of reach without a network", (page: Page) => page.context().setOffline(true)],
] as const)
  test(`drawn map, address and link stay where the map's host ${fault}`, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "Only Chromium shows its error page in the frame.");
    await openFarAbove(page);
    const asked = page.waitForRequest(/^https:/);
    await fail(page);
    await scrollNear(page, 0);
    await asked;
    await townsOnMap(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveCount(0);
    await expect(townsOnMap(page)).toBeVisible();
    await expect(section(page).getByText(company.address.postcode)).toBeVisible();
    await expect(section(page).getByRole("link", { name: action })).toHaveAttribute("target", "_blank");
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the drawn map lists the firm's towns, and nothing is asked of the map's host", async ({ page }) => {
    const requested = await answerAsMap(page);
    await page.goto("/contact");
    await townsOnMap(page).scrollIntoViewIfNeeded();
    await expect(drawnMap(page)).toBeVisible();
    await expect(townsOnMap(page).getByRole("listitem")).toHaveText([
      `${company.address.town} ${place.label}`,
      ...towns.map(({ name }) => name),
    ]);
    await expect(section(page).getByRole("link", { name: action })).toBeVisible();
    expect(requested).toEqual([]);
  });
});

test("names on the drawn map are whole and apart from each other, from 320 px up", async ({ page }) => {
  await page.route(/^https:/, route => route.abort());
  await open(page, "/contact");
  for (const width of [320, 360, 520, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await townsOnMap(page).scrollIntoViewIfNeeded();
    const panel = await boxOf(townsOnMap(page).locator("../.."));
    const items = await townsOnMap(page).getByRole("listitem").all();
    const boxes = await Promise.all(
      items.map(async item => ({ name: await item.innerText(), ...(await boxOf(item)) })),
    );
    for (const [at, { name, x, y, width: wide, height }] of boxes.entries()) {
      expect.soft(x, `${name} starts in view at ${width} px`).toBeGreaterThanOrEqual(panel.x);
      expect.soft(x + wide, `${name} ends in view at ${width} px`).toBeLessThanOrEqual(panel.x + panel.width);
      const covered = boxes.slice(at + 1).filter(other => {
        const apart = other.x >= x + wide || other.x + other.width <= x;
        return !apart && other.y < y + height && other.y + other.height > y;
      });
      expect
        .soft(
          covered.map(other => other.name),
          `names under ${name} at ${width} px`,
        )
        .toEqual([]);
    }
  }
});
