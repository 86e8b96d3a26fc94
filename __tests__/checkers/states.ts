import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Page, expect } from "@playwright/test";
import { violations } from "./in-page";
import { hasJava, nu } from "./nu";

/** Expects that two checkers find nothing in the page. Saves it in a folder for the third, which reads all pages at the end. */
export const expectNothingFound = async (page: Page, folder: string, state: string) => {
  expect(await violations(page)).toEqual([]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${state.replace(/\W+/g, "-")}.html`), await page.content());
};

/** Checks all saved pages of a folder in one call of the Nu checker. Throws if it finds something. */
export const checkStates = (folder: string) => {
  if (!hasJava() || !existsSync(folder)) return;
  const found = nu(readdirSync(folder).map(name => join(folder, name)));
  if (found.length) throw new Error(`The Nu checker has found:\n${found.join("\n")}`);
};
