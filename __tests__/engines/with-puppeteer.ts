import puppeteer, { type LaunchOptions } from "puppeteer-core";
import type { Engine } from "./engine";

const height = 800;

/** Starts Chromium, or Firefox through WebDriver BiDi. */
export const withPuppeteer = async (options: LaunchOptions): Promise<Engine> => {
  const browser = await puppeteer.launch({ ...options, headless: true });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", message => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", error => complaints.push(String(error)));
  const widen = (width: number) => page.setViewport({ width, height });
  await widen(1280);
  return {
    open: async url => {
      complaints.length = 0;
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    run: async <Result>(script: (...values: string[]) => Result, ...values: readonly string[]) =>
      (await page.evaluate(`(${script.toString()})(...${JSON.stringify(values)})`)) as Result,
    click: async selector => {
      // In Firefox a click does not scroll inside a menu, whose last links lie below its edge.
      await page.$eval(selector, element => element.scrollIntoView({ block: "nearest", behavior: "instant" }));
      await page.click(selector);
    },
    type: (selector, words) => page.type(selector, words),
    back: () => page.goBack({ waitUntil: "domcontentloaded" }),
    forward: () => page.goForward({ waitUntil: "domcontentloaded" }),
    widen,
    complaints: async () => complaints,
    close: () => browser.close(),
  };
};
