import { expect, type Locator, type Page } from "@playwright/test";
import { galleryPage, published, services } from "./content";
import { boxOf, movements, narrow, open, rgb, scrolled, swipe, twoFrames } from "./support";
import { nodesOf } from "./support-a11y";
import { test } from "./watched-test";

const { pictures } = galleryPage;
const count = pictures.length;
const viewer = (page: Page) => page.getByRole("dialog", { name: "Picture viewer" });
const figures = (page: Page) => page.locator("main figure");
const thumbnail = (page: Page, n: number) =>
  figures(page)
    .nth(n - 1)
    .getByRole("link")
    .first();
const button = (page: Page, name: string) => viewer(page).getByRole("button", { name, exact: true });
/** The visible picture of the viewer. Its hidden neighbours are in the document too. */
const picture = (page: Page) => viewer(page).locator("img:visible");

/** The viewer is closed, and the browser has left its entry in the history. */
const expectClosed = async (page: Page) => {
  await expect(viewer(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as { viewer?: boolean } | null)?.viewer)).toBeUndefined();
};

const openViewer = async (page: Page, n: number) => {
  await open(page, "/gallery");
  await thumbnail(page, n).click();
  await expect(viewer(page)).toBeVisible();
};

/** Expects the nth picture in the viewer, with its caption, its service and its number. */
const expectPicture = async (page: Page, n: number) => {
  const figure = figures(page).nth(n - 1);
  const { caption = "none", service: slugOfService } = pictures[n - 1] ?? {};
  await expect(figure.locator("figcaption")).toHaveText(caption);
  const service = services.find(({ slug }) => slug === slugOfService);
  const place = `${service ? `${service.label} · ` : ""}${n} of ${count}`;
  await expect(viewer(page).getByRole("paragraph")).toHaveText(`${caption} ${place}`);
  await expect(picture(page)).toHaveCount(1);
  await expect(picture(page)).toHaveAttribute("alt", (await figure.locator("img").getAttribute("alt")) ?? "none");
};

test.describe("The gallery", () => {
  test("opens a picture larger over the page, and works by keyboard alone, arrow keys or buttons", async ({ page }) => {
    await open(page, "/gallery");
    await test.step("by keyboard alone, it keeps the focus and gives it back on closing", async () => {
      await thumbnail(page, 2).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expectPicture(page, 3);
      await button(page, "Next picture").press("Enter");
      await expectPicture(page, 4);
      for (let stop = 0; stop < 5; stop++) {
        await page.keyboard.press("Tab");
        const outside = () =>
          viewer(page).evaluate(
            dialog => document.activeElement !== document.body && !dialog.contains(document.activeElement),
          );
        expect(await outside()).toBe(false);
      }
      await button(page, "Close").press("Enter");
      await expectClosed(page);
      await expect(thumbnail(page, 3)).toBeFocused();
    });
    await test.step("it opens again at another picture, and Escape closes it", async () => {
      await thumbnail(page, 2).press("Enter");
      await expectPicture(page, 2);
      await page.keyboard.press("Escape");
      await expectClosed(page);
      await expect(thumbnail(page, 2)).toBeFocused();
    });
    const small = await boxOf(thumbnail(page, 1));
    await thumbnail(page, 1).click();
    await expectPicture(page, 1);
    expect(new URL(page.url()).pathname).toBe("/gallery");
    const stage = await boxOf(picture(page));
    expect(stage.height).toBeGreaterThan(small.height * 1.25);
    expect(stage.width).toBeGreaterThan(small.width);

    await test.step("only the two neighbours of the picture are loaded", async () => {
      const loaded = () =>
        viewer(page)
          .locator("img")
          .evaluateAll(images => images.map(image => (image as HTMLImageElement).naturalWidth > 0));
      await expect.poll(loaded).toEqual([true, true, true]);
      await page.keyboard.press("ArrowRight");
      await expectPicture(page, 2);
      await expect.poll(loaded).toEqual([true, true, true]);
    });
    await test.step("the arrow keys go through all pictures; they and the buttons wrap at both ends", async () => {
      for (const n of [...[...pictures.keys()].map(at => at + 1).slice(2), 1]) {
        await page.keyboard.press("ArrowRight");
        await expectPicture(page, n);
      }
      await page.keyboard.press("ArrowLeft");
      await expectPicture(page, count);
      await button(page, "Next picture").click();
      await expectPicture(page, 1);
      await button(page, "Previous picture").click();
      await expectPicture(page, count);
    });
  });

  test("a caption links to its case study, on the page and in the viewer", async ({ page }) => {
    const n = pictures.findIndex(({ caseStudy }) => caseStudy) + 1;
    const study = published.find(({ slug }) => slug === pictures[n - 1]?.caseStudy);
    const caption = (place: Locator) => place.getByRole("link", { name: pictures[n - 1]?.caption, exact: true });
    await open(page, "/gallery");
    await caption(figures(page).nth(n - 1)).click();
    await expect(page).toHaveTitle(study?.pageTitle ?? "none");
    await openViewer(page, n);
    await caption(viewer(page)).click();
    for (const title of [study?.pageTitle, galleryPage.pageTitle, study?.pageTitle]) {
      await expect(page).toHaveTitle(title ?? "none");
      await expect(viewer(page)).toBeHidden();
      await page.goBack();
    }
  });

  test("the page behind scrolls and goes back only when the viewer is closed", async ({ page }) => {
    await openViewer(page, 3);
    const before = await scrolled(page);
    const turnWheel = async () => {
      await page.mouse.move(180, 300);
      await page.mouse.wheel(0, 600);
      await twoFrames(page);
    };
    await turnWheel();
    await page.keyboard.press("PageDown");
    await twoFrames(page);
    expect(await scrolled(page)).toBe(before);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await turnWheel();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
    await test.step("Back closes the viewer, and then leaves the page, even if it was reloaded", async () => {
      await page.goto("/contact");
      await openViewer(page, 3);
      await page.goBack();
      await expectClosed(page);
      await thumbnail(page, 3).click();
      await button(page, "Close").click();
      await expectClosed(page);
      await expect(thumbnail(page, 3)).toBeFocused();
      await thumbnail(page, 3).click();
      await expect(viewer(page)).toBeVisible();
      await page.reload();
      await expectClosed(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/contact$/);
    });
  });

  for (const width of [360, 768, 1280, 1920])
    test(`no picture is wider than its tile or its row, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/gallery");
      const edge = (await boxOf(page.locator("main ul").last())).right;
      for (const figure of await figures(page).all()) {
        const { x, width } = await boxOf(figure);
        const link = await boxOf(figure.getByRole("link").first());
        expect(link).toMatchObject({ x, width });
        expect(link.right).toBeLessThanOrEqual(edge + 1);
      }
    });

  test("picture, caption and buttons fit a phone in portrait and landscape", async ({ page }) => {
    await page.setViewportSize(narrow.viewport);
    await openViewer(page, 3);
    for (const [name, size] of Object.entries({ portrait: narrow.viewport, landscape: { width: 800, height: 360 } }))
      await test.step(name, async () => {
        await page.setViewportSize(size);
        await twoFrames(page);
        for (const part of [...(await viewer(page).getByRole("button").all()), viewer(page).getByRole("paragraph")]) {
          const { x, y, right, bottom } = await boxOf(part);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(size.width);
          expect(bottom).toBeLessThanOrEqual(size.height);
        }
        expect((await boxOf(picture(page))).height).toBeGreaterThan(size.height / 2);
      });
  });

  test.describe("under a finger", () => {
    test.use(narrow);

    const middle = { x: 180, y: 400 };
    const pull = (page: Page, across: number, down = 0) =>
      swipe(page, middle, { x: middle.x + across, y: middle.y + down });

    test("only pictures near the screen load; screen readers and scrolling reach the others", async ({ page }) => {
      await open(page, "/gallery");
      await page.waitForLoadState("networkidle");
      const images = page.locator("main li figure img");
      const loaded = () => images.evaluateAll(all => all.map(image => (image as HTMLImageElement).naturalWidth > 0));
      const tops = await images.evaluateAll(all => all.map(image => image.getBoundingClientRect().top));
      const far = tops.map(top => top > 1.5 * narrow.viewport.height);
      expect(far).toContain(true);
      expect(await loaded()).toEqual(far.map(isFar => !isFar));
      const links = (await nodesOf(page)).filter(({ role }) => role?.value === "link");
      expect(links.map(({ name }) => String(name?.value))).toEqual(
        expect.arrayContaining(pictures.map(({ alt }) => alt)),
      );
      await figures(page)
        .last()
        .evaluate(figure => figure.scrollIntoView());
      await expect.poll(async () => (await loaded()).at(-1)).toBe(true);
    });

    test("the filter is one row that scrolls", async ({ page }) => {
      await open(page, "/gallery");
      const filter = page.getByRole("navigation", { name: galleryPage.views.label });
      const links = await filter.getByRole("link").all();
      const rows = new Set(await Promise.all(links.map(async link => (await boxOf(link)).y)));
      expect(rows.size).toBe(1);
      await links.at(-1)?.tap();
      await expect(page).toHaveURL(/\/gallery\/./);
    });

    test("each picture has an icon that shows it opens, and taps and swipes work in the viewer", async ({ page }) => {
      await open(page, "/gallery");
      await test.step("the icon is white on a dark square, so that it shows on any picture", async () => {
        const corners = await page.locator("main li figure a > svg").all();
        for (const corner of corners) {
          await expect(corner).toHaveCSS("background-color", rgb("ink"));
          await expect(corner).toHaveCSS("stroke", rgb("paper"));
          await expect(corner).toHaveCSS("opacity", "1");
        }
        expect(corners.length).toBeGreaterThan(0);
      });
      await test.step("taps change the picture and close the viewer", async () => {
        await thumbnail(page, 1).tap();
        await expectPicture(page, 1);
        await button(page, "Next picture").tap();
        await expectPicture(page, 2);
        await button(page, "Close").tap();
        await expect(viewer(page)).toBeHidden();
      });
      await thumbnail(page, 2).tap();
      await expectPicture(page, 2);
      await test.step("a swipe of 51 px changes the picture, one of 50 px does not", async () => {
        for (const across of [-50, 50]) {
          await pull(page, across);
          await twoFrames(page);
          await expectPicture(page, 2);
        }
        await pull(page, -51);
        await expectPicture(page, 3);
        await pull(page, 51);
        await expectPicture(page, 2);
      });
      await test.step("a swipe up or down changes no picture and does not scroll the page behind", async () => {
        const before = await scrolled(page);
        await pull(page, 60, -200);
        await pull(page, -60, 200);
        await twoFrames(page);
        await expectPicture(page, 2);
        expect(await scrolled(page)).toBe(before);
      });
      await test.step("beside the comparison of a pair, a tap right after a swipe changes the picture", async () => {
        await pull(page, -51);
        await button(page, "Compare").tap();
        await expect(viewer(page).getByRole("slider")).toBeVisible();
        const above = { x: 250, y: 150 };
        await swipe(page, above, { ...above, x: 100 });
        await button(page, "Next picture").tap();
        await expectPicture(page, 4);
      });
    });
  });

  test("with reduced motion nothing fades or moves, on the page or in the viewer", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/gallery");
    const acts = [
      () => thumbnail(page, 1).hover(),
      () => thumbnail(page, 1).click(),
      () => page.keyboard.press("ArrowRight"),
    ];
    for (const act of acts) {
      await act();
      expect(await movements(page)).toEqual([]);
    }
    await expectPicture(page, 2);
  });

  test.describe("with JavaScript off", () => {
    test.use({ javaScriptEnabled: false });

    test("every caption is visible, the viewer is hidden, and each picture links to its file", async ({ page }) => {
      await page.goto("/gallery");
      await expect(page.locator("figcaption").filter({ visible: true })).toHaveCount(count);
      await expect(viewer(page)).toBeHidden();
      const href = await thumbnail(page, 1).getAttribute("href");
      await thumbnail(page, 1).click();
      await expect(page).toHaveURL(href ?? "none");
    });
  });
});
