import { expect, type Page } from "@playwright/test";
import {
  fakeNavigation,
  holdBack,
  hydrated,
  narrow,
  open,
  openFrozen,
  pass,
  rgb,
  stopClock,
  twoFrames,
  wide,
} from "./support";
import { pageKinds } from "./support-a11y";
import { test } from "./watched-test";

test("scripts wait for the first picture of a phone, for four seconds at most", async ({ page }) => {
  await page.setViewportSize(narrow.viewport);
  let scripts = 0;
  await page.route(/\.(?:avif|webp|jpg)$/, () => {});
  await page.route(/\.js$/, route => {
    scripts++;
    return route.continue();
  });
  await stopClock(page);
  await fakeNavigation(page);
  await page.goto("/services", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await pass(page, 3_900);
  expect(scripts).toBe(0);
  await pass(page, 200);
  await expect.poll(() => scripts).toBeGreaterThan(0);
});

/** Runs in the page: the look of each element in the header and the first section, without closed menus. */
const stylesAtTop = () =>
  [
    ...document.querySelectorAll("header, header *, main > section:first-of-type, main > section:first-of-type *"),
  ].flatMap(element =>
    element.closest("[popover]")
      ? []
      : ["", "::before", "::after"].flatMap(part => {
          const style = getComputedStyle(element, part);
          if (part && style.content === "none") return [];
          const values = [...style].map(name => `${name}: ${style.getPropertyValue(name)}`);
          return `${element.tagName} ${element.className} ${part} ${values.join("; ")}`;
        }),
  );

for (const [screen, options, kinds] of [
  ["a phone", narrow, ["home", "service", "dark case study", "contact", "privacy"]],
  ["a wide screen", wide, ["home", "service"]],
] as const)
  test.describe(`On ${screen}`, () => {
    test.use(options);

    for (const kind of kinds)
      test(`header and first section look the same before the style sheet has loaded: ${kind}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.route(/\.js$/, route => route.abort());
        const release = await holdBack(page, /styles-\w+\.css$/);
        await page.goto(pageKinds[kind], { waitUntil: "commit" });
        await expect(page.locator("main h1")).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expect(page.getByRole("contentinfo")).not.toBeAttached();
        const before = await page.evaluate(stylesAtTop);
        release();
        await page.waitForLoadState();
        expect(before.length).toBeGreaterThan(30);
        expect(await page.evaluate(stylesAtTop)).toEqual(before);
      });
  });

test.describe("On a narrow window of a computer", () => {
  test.use({ viewport: { width: 700, height: 800 } });

  test("the white button of the first section stays white under a mouse", async ({ page }) => {
    await open(page, pageKinds.home);
    const button = page.locator("main section").first().getByRole("link").first();
    await button.hover();
    await expect(button).toHaveCSS("background-color", rgb("paper"));
    await expect(button).toHaveCSS("color", rgb("ink"));
  });
});

test("a page works without the shared style sheet", async ({ page }) => {
  const blocked = page.waitForEvent("requestfailed", request => request.url().endsWith(".css"));
  await page.route(/styles-\w+\.css$/, route => route.abort());
  await open(page, "/contact");
  await blocked;
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL(/gallery/);
});

test.describe("Scripts load", () => {
  // Of the policies of others.
  test.use({ provoked: /violates|Content Security Policy|TrustedScriptURL|page resources for|^ChunkLoadError/ });
  const submit = (page: Page) => page.locator("#contact-form button[type=submit]");
  const phone = (page: Page) => page.locator("#contact-form a[href^='tel:']");

  test("after four seconds while the style sheet never answers, and the page is styled when it does", async ({
    page,
  }) => {
    await open(page, "/contact");
    const opened = await layoutOf(page);
    const release = await holdBack(page, /styles-\w+\.css$/);
    await page.goto("/contact", { waitUntil: "commit" });
    await expect(submit(page)).toBeEnabled({ timeout: 10_000 });
    release();
    await expect.poll(() => layoutOf(page)).toEqual(opened);
  });

  test("where an extension has added a template of its own before them", async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => document.body.prepend(document.createElement("template"))),
    );
    await page.goto("/contact");
    await expect(submit(page)).toBeEnabled();
  });

  test("where another script has made the Trusted Types policy `default`", async ({ page }) => {
    // Extensions may make it, whatever the page's policy allows.
    await page.route("/contact", async route => {
      const response = await route.fetch();
      const allowed = response.headers()["content-security-policy"]?.replace("trusted-types ", "$&default ");
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": allowed ?? "" } });
    });
    await page.addInitScript(() =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      ).trustedTypes.createPolicy("default", { createHTML: (text: string) => text }),
    );
    await page.goto("/contact");
    await expect(submit(page)).toBeEnabled();
  });

  for (const [what, policy] of Object.entries({
    "all scripts": "script-src 'none'",
    "scripts in files": "script-src 'unsafe-inline'",
    "further scripts": "require-trusted-types-for 'script'; trusted-types 'none'",
  }))
    test(`not where a proxy's policy blocks ${what}: telephone and e-mail are there at once`, async ({ page }) => {
      await page.route("/contact", async route => {
        const response = await route.fetch();
        const { "content-security-policy": _, ...headers } = response.headers();
        await route.fulfill({ response, headers: { ...headers, "content-security-policy": policy } });
      });
      await page.goto("/contact");
      await expect(phone(page)).toBeVisible({ timeout: 5_000 });
    });
});

test("a style sheet that is lost is loaded again with the scripts", async ({ page }) => {
  await open(page, "/contact");
  const opened = await layoutOf(page);
  await page.route(/styles-\w+\.css$/, route => route.abort(), { times: 1 });
  const lost = page.waitForEvent("requestfailed");
  await open(page, "/contact");
  await lost;
  await expect.poll(() => layoutOf(page)).toEqual(opened);
});

test("sections far below are laid out when the visitor scrolls", async ({ page }) => {
  // A busy browser is never idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.setViewportSize({ width: 360, height: 240 });
  await open(page, "/");
  const parts = page.locator("main > section > :first-child");
  const laidOut = () =>
    parts.evaluateAll(all => all.filter(part => part.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(await laidOut()).toBeLessThan(await parts.count());
  await page.evaluate(() => scrollBy(0, 1));
  await expect.poll(laidOut).toBe(await parts.count());
});

/** The layout of the elements in the page's content. */
const layoutOf = (page: Page) =>
  page.locator("main *").evaluateAll(elements =>
    elements.map(element => {
      const { color, display, fontSize, fontWeight, paddingTop, position } = getComputedStyle(element);
      return { tag: element.tagName, color, display, fontSize, fontWeight, paddingTop, position };
    }),
  );

test("a page reached by a click looks the same as when it is opened directly", async ({ page }) => {
  await open(page, "/gallery");
  const opened = await layoutOf(page);
  for (const [from, path] of [
    ["another page", "/contact"],
    ["the page for a missing address", "/nowhere"],
  ] as const)
    await test.step(`from ${from}`, async () => {
      await open(page, path);
      await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
      await expect(page).toHaveURL(/gallery/);
      await hydrated(page);
      await expect.poll(() => layoutOf(page)).toEqual(opened);
    });
});

/** Runs in the page: records the URLs of pictures that fade in. */
const recordFades = () => {
  // After a pause of a second, a new picture would count as one from the cache.
  performance.now = () => 0;
  const animate = Object.getOwnPropertyDescriptor(Element.prototype, "animate")?.value as Element["animate"];
  const faded: string[] = [];
  Element.prototype.animate = function (this: HTMLImageElement, ...how) {
    faded.push(this.currentSrc);
    return animate.apply(this, how);
  };
  Object.assign(window, { faded });
};

for (const motion of ["no-preference", "reduce"] as const)
  test(`a picture below the fold fades in only once, and never with reduced motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(recordFades);
    await open(page, "/");
    const picture = page.locator("[aria-labelledby=team] picture img").last();
    /** Whether the picture has faded in since the page was opened. */
    const hasFaded = async () => {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await twoFrames(page);
      return picture.evaluate(({ currentSrc }: HTMLImageElement) =>
        (window as unknown as { faded: string[] }).faded.includes(currentSrc),
      );
    };
    expect(await hasFaded()).toBe(motion === "no-preference");
    await page.reload();
    await hydrated(page);
    expect(await hasFaded()).toBe(false);
  });

test("sections far below are laid out in time, but none while a finger is on the page", async ({ page }) => {
  await page.setViewportSize(narrow.viewport);
  await openFrozen(page, "/");
  const isHidden = () =>
    page
      .locator("main > section > :first-child")
      .evaluateAll(all => all.map(element => !element.checkVisibility({ contentVisibilityAuto: true })));
  const finger = (type: "pointerdown" | "pointerup") => page.evaluate(name => dispatchEvent(new Event(name)), type);
  await finger("pointerdown");
  await pass(page, 3_000);
  expect(await isHidden()).toContain(true);
  await finger("pointerup");
  await pass(page, 3_000);
  expect(await isHidden()).not.toContain(true);
});
