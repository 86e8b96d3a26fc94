import { expect, type Page, test } from "@playwright/test";
import { holdBack, narrow, open, pass, stopClock, takenOver, tellNavigation, wide } from "./support";
import { pageKinds } from "./support-a11y";

test.describe("While the first picture is on its way to a phone", () => {
  test.use(narrow);

  test("nothing competes with it, but for four seconds at the most", async ({ page }) => {
    const asked = { pictures: 0, scripts: 0 };
    await page.route(/\.(?:avif|webp|jpg)$/, () => {
      asked.pictures++;
    });
    await page.route(/\.js$/, route => {
      asked.scripts++;
      return route.continue();
    });
    await stopClock(page);
    await tellNavigation(page);
    await page.goto("/services", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await pass(page, 3_900);
    expect(asked).toEqual({ pictures: 1, scripts: 0 });
    await pass(page, 200);
    await expect.poll(() => asked.scripts).toBeGreaterThan(0);
    await expect.poll(() => asked.pictures).toBeGreaterThan(1);
  });
});

test("the header and the first section are seen before the style sheet is there, all else never without it", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  let asked = 0;
  await page.route(/styles-\w+\.css$/, async route => {
    asked++;
    await held;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
  await expect(page.getByRole("contentinfo")).not.toBeAttached();
  release();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await takenOver(page);
  expect(asked).toBe(1);
  await expect(page.locator("link[href*='/styles-']")).toHaveCount(1);
});

/** Runs in the page: how each element of the header and the first section looks, and what stands before and behind it. */
const looks = () =>
  [...document.querySelectorAll("header, header *, main > :first-child, main > :first-child *")].flatMap(element =>
    ["", "::before", "::after"].flatMap(part => {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return [];
      const values = [...style].map(name => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.tagName} ${element.className} ${part} ${values.join("; ")}`;
    }),
  );

for (const [screen, options, kinds] of [
  ["a phone", narrow, ["home", "service", "dark case study", "contact", "privacy", "not found"]],
  ["a wide screen", wide, ["home", "service"]],
] as const)
  test.describe(`On ${screen}`, () => {
    test.use(options);

    for (const kind of kinds)
      test(`what is seen first looks the same when the style sheet comes: ${kind}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.route(/\.js$/, route => route.abort());
        const release = await holdBack(page, /styles-\w+\.css$/);
        await page.goto(pageKinds[kind], { waitUntil: "commit" });
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
        await page.evaluate(() => document.fonts.ready);
        const before = await page.evaluate(looks);
        release();
        await expect(page.getByRole("contentinfo")).toBeAttached();
        expect(before.length).toBeGreaterThan(30);
        expect(await page.evaluate(looks)).toEqual(before);
      });
  });

test("without its style sheet, after a second try, a page still works", async ({ page }) => {
  let asked = 0;
  await page.route(/styles-\w+\.css$/, route => {
    asked++;
    return route.abort();
  });
  await open(page, "/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL(/gallery/);
  await expect.poll(() => asked).toBe(2);
});

for (const path of ["/", "/contact", "/gallery", "/no-such-page"])
  test(`the scripts and data of ${path} are all asked for at once, and once each`, async ({ page }) => {
    const release = await holdBack(page, /\/app-\w+\.js$/);
    const asked: string[] = [];
    page.on("request", request => {
      if (/\.js(?:on)?$/.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    // The script, the page's own, its data, and what all pages share.
    await expect.poll(() => asked.length).toBe(5);
    release();
    await takenOver(page);
    expect(asked).toEqual([...new Set(asked)]);
  });

for (const [path, parts] of [
  ["/", "main > section > :first-child"],
  ["/gallery", "main li > figure"],
] as const)
  test(`${path}: what is far below costs no layout until the visitor scrolls`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 240 });
    await open(page, path);
    const all = page.locator(parts);
    const laidOut = () =>
      all.evaluateAll(
        elements => elements.filter(element => element.checkVisibility({ contentVisibilityAuto: true })).length,
      );
    expect(await laidOut()).toBeLessThan(await all.count());
    await page.evaluate(() => scrollBy(0, 1));
    await expect.poll(laidOut).toBe(await all.count());
  });

/** How the elements of the page's content are laid out. */
const look = (page: Page) =>
  page.locator("main *").evaluateAll(elements =>
    elements.map(element => {
      const { color, display, fontSize, fontWeight, paddingTop, position } = getComputedStyle(element);
      return { tag: element.tagName, color, display, fontSize, fontWeight, paddingTop, position };
    }),
  );

test("a page that is reached by a click looks as it does when it is opened", async ({ page }) => {
  await open(page, "/gallery");
  const opened = await look(page);
  await open(page, "/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL(/gallery/);
  await takenOver(page);
  await expect.poll(() => look(page)).toEqual(opened);
});
