import { type Page, expect, test } from "@playwright/test";
import { shows } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

const items = (page: Page) => page.getByRole("main").getByRole("listitem");
const links = (page: Page) => items(page).getByRole("link");
const handle = (page: Page, name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });

/** The names of a folder's entries in their order. The handles have them without number and status. */
const namesOf = async (page: Page) => {
  const handles = await page.getByRole("button", { name: /^Move / }).all();
  const labels = await Promise.all(handles.map(each => each.getAttribute("aria-label")));
  return labels.map(label => String(label).replace(/^Move /, ""));
};

const openFolder = async (page: Page, folder: string, count: number) => {
  await page.goto(`/admin#${folder}`);
  await expect(links(page)).toHaveCount(count);
};

test("arrow keys on its handle move a service again and again, and the cursor stays on it", async ({ page }) => {
  await openFolder(page, "services", 6);
  await expect(page.getByText(/^Drag an entry to another place/)).toBeVisible();
  const [first = "", second = "", ...others] = await namesOf(page);
  await handle(page, first).focus();
  for (const [key, place, names] of [
    ["ArrowDown", 2, [second, first, ...others]],
    ["ArrowDown", 3, [second, others[0], first, ...others.slice(1)]],
    ["ArrowUp", 2, [second, first, ...others]],
    ["ArrowUp", 1, [first, second, ...others]],
  ] as const) {
    await page.keyboard.press(key);
    await shows(page, `${first} is now number ${place} of 6.`);
    await expect.poll(() => namesOf(page)).toEqual(names);
    await expect(handle(page, first)).toBeFocused();
  }
  // Keys that are pressed while a move is being saved count, too.
  for (const [key, place] of [
    ["ArrowDown", 4],
    ["ArrowUp", 1],
  ] as const) {
    for (const _ of Array(3)) await page.keyboard.press(key);
    await shows(page, `${first} is now number ${place} of 6.`);
    await expect(handle(page, first)).toBeFocused();
  }
  await expect.poll(() => namesOf(page)).toEqual([first, second, ...others]);
  expect(project.changes()).toEqual({});
  await links(page).first().click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
});
