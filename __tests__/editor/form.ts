import { type Locator, type Page, expect } from "@playwright/test";
import { boxOf } from "../browser/support";

type Scope = Page | Locator;

/** Opens the form of a file, by its path inside content/. */
export const openFile = async (page: Page, file: string): Promise<void> => {
  await page.goto(`/admin#${file}`);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
};

/** The control of a field, by its label. */
export const input = (scope: Scope, label: string): Locator => scope.getByLabel(label, { exact: true }).first();

/** A group or a list of the form, by its title. The title of a list ends with the number of its entries. */
export const part = (scope: Scope, label: string): Locator =>
  scope
    .getByRole("group", { name: new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( \\(\\d+\\))?$`) })
    .first();

/** Unfolds and returns a group or a list. */
export const group = async (scope: Scope, label: string): Promise<Locator> => {
  const found = part(scope, label);
  const title = found.getByRole("button").first();
  if ((await title.getAttribute("aria-expanded")) === "false") await title.click();
  return found;
};

/** The entries of an unfolded list. */
export const entries = (list: Locator): Locator => list.locator("ol").first().locator(":scope > li");

/** Unfolds and returns an entry of an unfolded list, counted from 0. */
export const entry = async (list: Locator, index: number): Promise<Locator> => {
  const found = entries(list).nth(index);
  const title = found.getByRole("group").first().getByRole("button").first();
  if ((await title.getAttribute("aria-expanded")) === "false") await title.click();
  return found;
};

/** Adds an entry to an unfolded list, and returns it unfolded. */
export const add = async (list: Locator): Promise<Locator> => {
  const present = await entries(list).count();
  await list.getByRole("button", { name: /^Add / }).last().click();
  return entries(list).nth(present);
};

/** Replaces the text of a field. */
export const write = (scope: Scope, label: string, text: string): Promise<void> => input(scope, label).fill(text);

/** Replaces the texts of fields, by their labels. */
export const fill = async (scope: Scope, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await write(scope, label, text);
};

/** Selects a choice of a field. */
export const pick = async (scope: Scope, label: string, choice: string): Promise<void> =>
  void (await input(scope, label).selectOption({ label: choice }));

/** Chooses a picture for a field. */
export const choosePicture = async (
  scope: Scope,
  label: string,
  file: Readonly<{ name: string; buffer: Buffer; mimeType?: string }>,
): Promise<void> => {
  const control = input(scope, label);
  const shown = control.locator("xpath=ancestor::*[@class='picture']").getByRole("presentation");
  const before = (await shown.count()) > 0 ? await shown.getAttribute("src") : null;
  await control.setInputFiles({ mimeType: "image/jpeg", ...file });
  // The picture is read, made smaller, and shown.
  await expect(shown).not.toHaveAttribute("src", before ?? "");
};

/** Drags an entry by its handle over another entry, with the mouse, and holds it there. */
export const hold = async (handle: Locator, target: Locator): Promise<void> => {
  const page = handle.page();
  // The bar below the form covers what is just in view.
  await handle.evaluate(element => element.scrollIntoView({ block: "center" }));
  const [from, to] = [await boxOf(handle), await boxOf(target)];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + to.height / 2, { steps: 12 });
  await page.mouse.move(to.x + 5, to.y + to.height / 2 + (to.y > from.y ? 8 : -8), { steps: 4 });
};

/** Drags an entry by its handle to the place of another entry, with the mouse. */
export const drag = async (handle: Locator, target: Locator): Promise<void> => {
  await hold(handle, target);
  await handle.page().mouse.up();
};

/** The message below the form that contains these words. */
export const shows = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();

/** Presses Save, and waits until all is saved. */
export const saved = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page, "Saved on this computer.");
};

/** Presses Save. */
export const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Save", exact: true }).click();

/** Expects the open form to have no unsaved words. */
export const hasNothingUnsaved = (page: Page): Promise<void> =>
  expect(page.getByText("All changes saved")).toBeVisible();

/** Brings back a version of the open file, by words of its line in the list. */
export const bringBack = async (page: Page, words: RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const version = page.getByRole("dialog").getByRole("listitem").filter({ hasText: words });
  await version.locator("summary").click();
  await version.getByRole("button", { name: "Bring this version back" }).click();
};
