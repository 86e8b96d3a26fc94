import { type Page, expect, test } from "@playwright/test";
import { add, drag, entry, input, openFile, part, shows, write } from "./form";
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

test("a service is dragged to another place: one move, and those between keep their order", async ({ page }) => {
  await openFolder(page, "services", 6);
  await expect(page.getByText(/^Drag an entry to another place/)).toBeVisible();
  const [first = "", ...others] = await namesOf(page);
  await drag(handle(page, first), items(page).nth(3));
  await shows(page, `${first} is now number 4 of 6. Saved on this computer.`);
  const moved = [...others.slice(0, 3), first, ...others.slice(3)];
  await expect.poll(() => namesOf(page)).toEqual(moved);
  const lines = Object.values(project.changes()).flat();
  expect(Object.keys(project.changes())).toHaveLength(4);
  expect(lines.every(line => /^[-+]"order": \d,$/.test(line))).toBe(true);
});

test("arrow keys on its handle move a service again and again, and the cursor stays on it", async ({ page }) => {
  await openFolder(page, "services", 6);
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
  expect(project.changes()).toEqual({});
  await links(page).first().click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
});

test("a new case study proposes its address from its name and the next number", async ({ page }) => {
  await openFolder(page, "case-studies", 6);
  await page.getByRole("main").getByRole("link", { name: "New case study" }).click();
  await write(page, "Name", "Mill Floor & Yard");
  await expect(input(page, "Last part of the address")).toHaveValue("mill-floor-yard");
  await expect(input(page, "Order")).toHaveValue("7");
  await write(page, "Last part of the address", "mill");
  await write(page, "Name", "Mill Floor");
  await expect(input(page, "Last part of the address")).toHaveValue("mill");
});

test("a new client gets the short name of its name; another one keeps its own", async ({ page }) => {
  await openFile(page, "clients.json");
  const list = part(page, "Entries");
  const present = await entry(list, 0);
  const [{ id } = { id: "" }] = (await project.json("clients.json"))["items"] as { id: string }[];
  await write(present, "Name", "Another name");
  const added = await add(list);
  await write(added, "Name", "Heron Mills");
  await expect(input(added, "Short name")).toHaveValue("heron-mills");
  await expect(input(present, "Short name")).toHaveValue(id);
});
