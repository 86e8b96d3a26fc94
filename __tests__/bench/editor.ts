import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Page, chromium } from "@playwright/test";
import { launchOptions } from "../browser/launch-options";
import { editorUrl } from "../editor/project";
import { serveEditor } from "../editor/serve-editor";

/*
 * How fast the editor is: the size of its script, the time until the form of the home page can be used, and the time from
 * a key to the next frame with all of this form unfolded, at full and at a quarter of the speed. Prints medians.
 */

const KEYS = 50;
const OPENINGS = 7;

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const inMs = (time: number) => `${time.toFixed(0)} ms`;

/** In ms: from the request of the page until the form has its fields. */
async function timeToForm(page: Page): Promise<number> {
  await page.goto("about:blank");
  const start = performance.now();
  await page.goto(`${editorUrl}/admin#pages/home.json`);
  await page.getByRole("button", { name: "Top of the page" }).waitFor();
  return performance.now() - start;
}

/** Unfolds all groups and lists. */
async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator("main [aria-expanded=false]");
  while ((await folded.count()) > 0) await folded.first().click();
}

/** In ms: the time from a key in the headline to the next frame, for each of the keys. */
const keysToPaint = (page: Page) =>
  page.getByLabel("Headline", { exact: true }).evaluate(async (field: HTMLInputElement | HTMLTextAreaElement, keys) => {
    const times: number[] = [];
    for (let key = 0; key < keys; key += 1) {
      const start = performance.now();
      // As the browser itself: React notices a change only by the setter of the prototype.
      Reflect.set(Object.getPrototypeOf(field) as object, "value", `${field.value}x`, field);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return times;
  }, KEYS);

async function measure(): Promise<void> {
  const server = await serveEditor();
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The server has gone to the folder of the copy.
  const script = readFileSync("public/admin/main.js");
  console.log(`Script: ${(gzipSync(script).length / 1000).toFixed(0)} kB gzip`);
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) openings.push(await timeToForm(page));
  console.log(`Form of the home page: ${inMs(median(openings))} (${openings.map(inMs).join(", ")})`);
  await unfoldAll(page);
  const controls = await page.locator("main :is(input, textarea, select)").count();
  console.log(`Key to paint, ${controls} controls: ${inMs(median(await keysToPaint(page)))}`);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  console.log(`Key to paint at a quarter of the speed: ${inMs(median(await keysToPaint(page)))}`);
  await browser.close();
  server.close();
}

void measure();
