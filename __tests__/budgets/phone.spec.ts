import { expect, type Page, type Request, test } from "@playwright/test";
import { fakeNavigation, hydratedFrozen, openFrozen, pass, stopClock, twoFrames } from "../browser/support";
import { type Kind, type Measure, pageOfKind } from "./limits";
import { checkBudget, kilobytes, type SentFile } from "./report";

const measureOf: Readonly<Record<string, Measure>> = {
  document: "document",
  script: "scripts",
  stylesheet: "styles",
  font: "fonts",
  image: "pictures",
  fetch: "data",
  xhr: "data",
};

const sent = async (request: Request): Promise<SentFile> => {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const measure = measureOf[request.resourceType()] ?? "data";
  return { path: new URL(request.url()).pathname, measure, bytes: responseBodySize + responseHeadersSize };
};

/** Opens a page on a stopped clock. The returned function gives the files sent so far. */
const watch = async (page: Page, path: string) => {
  const requests: Request[] = [];
  page.on("requestfinished", request => {
    if (request.url().startsWith("http")) requests.push(request);
  });
  await stopClock(page);
  await fakeNavigation(page);
  await page.goto(path);
  await hydratedFrozen(page);
  return async () => {
    await twoFrames(page);
    await page.waitForLoadState("networkidle");
    return Promise.all(requests.map(sent));
  };
};

/** In ms: how long files are counted after the start. The next slide comes after 5 s. */
const countingTime = 4_000;

interface TraceEvent {
  readonly name: string;
  readonly args?: {
    readonly beginData?: { readonly stackTrace?: readonly { readonly url: string }[] };
    /** Of an UpdateLayoutTree: the number of elements whose style was computed. */
    readonly elementCount?: number;
  };
}

/** The browser's trace events during some steps. */
const trace = async (page: Page, steps: () => Promise<void>) => {
  const browser = page.context().browser();
  const categories = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline.stack"];
  await browser?.startTracing(page, { categories });
  await steps();
  return (JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] }).traceEvents;
};

for (const [name, path] of Object.entries(pageOfKind)) {
  const kind = name as Kind;
  test(`${kind}: stays within its budget on a phone before scrolling; no script forces a layout`, async ({ page }) => {
    let files: readonly SentFile[] = [];
    const events = await trace(page, async () => {
      const filesSent = await watch(page, path);
      await filesSent();
      await pass(page, countingTime);
      files = await filesSent();
    });
    const parts = (["document", "scripts", "styles", "fonts", "pictures", "data"] as const).map(
      measure => [measure, kilobytes(files.filter(file => file.measure === measure))] as const,
    );
    const measured = { ...Object.fromEntries(parts), requests: files.length };
    checkBudget(kind, measured, files);
    // A layout that a script forces comes in addition to that of the next frame: blocking time on a phone.
    await test.step("no script of the page forces a layout while it starts", () => {
      const layouts = events.filter(({ name }) => name === "Layout");
      expect(layouts.length).toBeGreaterThan(0);
      const { origin } = new URL(page.url());
      const forced = layouts.flatMap(({ args }) => args?.beginData?.stackTrace?.[0] ?? []);
      expect(forced.filter(({ url }) => url.startsWith(origin))).toEqual([]);
    });
  });
}

// A rule such as `:has(…) > *` applies to any element. With one, a press on a dot computed the styles of half the page,
// and the answer took 50 ms longer.
test("home: another slide changes the styles of a fifth of the page at most", async ({ page }) => {
  await openFrozen(page, pageOfKind.home);
  const choose = async (slide: number) => {
    const dot = page.getByRole("button", { name: new RegExp(`^Slide ${slide} of`) });
    await dot.tap();
    await expect(dot).toHaveAttribute("aria-current", "true");
  };
  // The first press also scrolls, which lays out all sections.
  await choose(2);
  const events = await trace(page, () => choose(3));
  const counts = events.flatMap(({ name, args }) => (name === "UpdateLayoutTree" ? (args?.elementCount ?? []) : []));
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan((await page.locator("body *").count()) / 5);
});

test("home: stays within its budget on a phone that scrolls to the end", async ({ page }) => {
  const filesSent = await watch(page, pageOfKind.home);
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = 0; screen < screens; screen++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: "instant" }));
    await filesSent();
  }
  const files = await filesSent();
  const pictures = files.filter(({ measure }) => measure === "pictures");
  const measured = {
    "requests, scrolled to the end": files.length,
    "pictures, scrolled to the end": kilobytes(pictures),
  };
  checkBudget("home", measured, files);
});

test("home: the slides together stay within their budget on a phone", async ({ page }) => {
  // A slide appears at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const filesSent = await watch(page, pageOfKind.home);
  const hero = page.locator("main section").first();
  const count = await hero.locator("[aria-label^='Slide ']").count();
  const shown = new Set<string>();
  for (let slide = 0; slide === 0 || slide < count; slide++) {
    if (slide > 0) await hero.locator("[aria-label^='Slide ']").nth(slide).tap();
    await expect(hero.locator("picture")).toHaveCount(1);
    const picture = () =>
      hero.locator("picture img").evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ""));
    await expect.poll(picture).not.toBe("");
    shown.add(new URL(await picture()).pathname);
  }
  const files = (await filesSent()).filter(({ path }) => shown.has(path));
  expect(files.length).toBeGreaterThanOrEqual(shown.size);
  checkBudget("home", { "pictures, slideshow once round": kilobytes(files) }, files);
});
