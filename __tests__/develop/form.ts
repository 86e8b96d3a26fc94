import { type Locator, type Page, expect } from "@playwright/test";
import { boxOf } from "../browser/support";

type Scope = Page | Locator;

/** The first part of the form with this label in the scope. */
export const part = (scope: Scope, label: string): Locator =>
  scope
    .locator("label", { hasText: new RegExp(`^${label}( \\(optional\\))?$`, "i") })
    .first()
    .locator("xpath=../..");

/** The input of a field. */
export const input = (scope: Scope, label: string): Locator => part(scope, label).locator("input, textarea").first();

/** Unfolds and returns a group of the form. */
export const group = async (scope: Scope, label: string): Promise<Locator> => {
  const found = part(scope, label);
  await found.getByRole("button", { name: "Expand" }).first().click();
  return found;
};

/** The entries of a list. */
export const entries = (list: Locator): Locator => list.locator("[class*=SortableListItem]");

/** Adds an entry to a list and unfolds it. */
export const add = async (list: Locator): Promise<Locator> => {
  const present = await entries(list).count();
  await list.getByRole("button", { name: /^Add / }).first().click();
  // Until the new entry is drawn, `last()` is the folded one before, and a click would wait forever.
  return entries(list).nth(present);
};

/** Replaces the text of a field. */
export const write = async (scope: Scope, label: string, text: string): Promise<void> => {
  const field = input(scope, label);
  await field.click();
  await field.press("ControlOrMeta+A");
  if (text === "") await field.press("Delete");
  else await field.page().keyboard.insertText(text);
};

/** Replaces the texts of fields, by their labels. */
export const fill = async (scope: Scope, texts: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await write(scope, label, text);
};

/** Selects an option of a field. */
export const pick = async (scope: Scope, label: string, choice: string): Promise<void> => {
  const field = part(scope, label);
  await field.getByRole("combobox").click();
  await field.page().getByRole("option", { name: choice, exact: true }).click();
};

/** Uploads a picture for a field. */
export const choosePicture = async (
  scope: Scope,
  label: string,
  file: { name: string; buffer: Buffer; mimeType?: string },
): Promise<void> => {
  const field = part(scope, label);
  const page = field.page();
  await field.getByRole("button", { name: /^Choose/ }).click();
  const chooser = page.getByRole("dialog").locator("input[type=file]");
  await chooser.setInputFiles({ mimeType: "image/jpeg", ...file });
  await page.getByRole("button", { name: "Choose selected" }).click();
  await expect(field.locator("img")).toBeVisible();
};

/** Runs in the page: whether a press reaches it. The library of Decap CMS's lists stops all presses for 50 ms after a drop. */
const answersPresses = () => {
  let isReached = false;
  document.body.addEventListener("click", () => (isReached = true), { once: true });
  document.body.click();
  return isReached;
};

/** Drags an entry of a list by its handle to the place of another entry, with the mouse. */
export const drag = async (handle: Locator, target: Locator): Promise<void> => {
  const page = handle.page();
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await boxOf(handle), await boxOf(target)];
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  // The list follows after some pixels.
  await page.mouse.move(from.x + 5, from.y - 10, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + 5, { steps: 5 });
  await page.mouse.up();
  await page.waitForFunction(answersPresses);
};

/** Saves with one press, or in another way, which the arrow of the button offers. */
export const save = async (form: Scope, how?: string): Promise<void> => {
  const button = form.getByRole("button", { name: "Save", exact: true });
  if (how === undefined) return button.click();
  await button.press("ArrowDown");
  await form.getByText(how, { exact: true }).click();
};
