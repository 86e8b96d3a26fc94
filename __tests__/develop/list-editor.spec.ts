import { type Page, expect, test } from "@playwright/test";
import { acceptAll, changes, formOnly, json, openEntry, restoreContent, shows } from "./edited-content";
import { add, entries, input, part, write } from "./form";

restoreContent();
test.use(formOnly);

const links = (page: Page) => page.getByRole("main").locator("a[href*='/entries/']");
const namesOf = async (page: Page) =>
  (await links(page).allInnerTexts()).map(text => text.replace(/^\d+ · /, "").trim());

const openList = async (page: Page, collection: string, count: number) => {
  await page.goto(`/admin#/collections/${collection}`);
  await expect(links(page)).toHaveCount(count);
};

test("a service is dragged to another place: one move, and those between keep their order", async ({ page }) => {
  await openList(page, "services", 6);
  await expect(page.getByText(/^Drag an entry to move it\./)).toBeVisible();
  const before = await namesOf(page);
  const [first = "", ...others] = before;
  await links(page).first().dragTo(links(page).nth(3));
  await shows(page, `${first} is now number 4 of 6. Saved on this computer.`);
  const moved = [...others.slice(0, 3), first, ...others.slice(3)];
  await expect.poll(() => namesOf(page)).toEqual(moved);
  const lines = Object.values(changes()).flat();
  expect(Object.keys(changes())).toHaveLength(4);
  expect(lines.every(line => /^[-+]"order": \d,$/.test(line))).toBe(true);

  // With the keyboard, again and again: the cursor stays on the entry.
  await expect(links(page).nth(3)).toBeFocused();
  for (const [place, name] of [
    [3, moved[2]],
    [2, moved[1]],
    [1, moved[0]],
  ] as const) {
    await page.keyboard.press("Alt+ArrowUp");
    await shows(page, `${first} is now number ${place} of 6.`);
    await expect(links(page).nth(place)).toContainText(String(name));
    await expect(links(page).nth(place - 1)).toBeFocused();
  }
  expect(changes()).toEqual({});
  await links(page).first().click();
  await expect(page).toHaveURL(/\/entries\//);
});

test("a new case study proposes its address from its name and the next number", async ({ page }) => {
  acceptAll(page);
  await openList(page, "case-studies", 6);
  const next = (await links(page).count()) + 1;
  await page.getByText("Add a case study").click();
  await write(page, "Name", "Mill Floor & Yard");
  await expect(input(page, "Last part of the address")).toHaveValue("mill-floor-yard");
  await expect(input(page, "Order")).toHaveValue(String(next));
  await write(page, "Last part of the address", "mill");
  await write(page, "Name", "Mill Floor");
  await expect(input(page, "Last part of the address")).toHaveValue("mill");
});

test("a new client gets the short name of its name; another one keeps its own", async ({ page }) => {
  acceptAll(page);
  await openEntry(page, "site", "clients");
  const list = part(page, "Entries");
  const present = entries(list).first();
  await present.getByRole("button").first().click();
  const [{ id } = { id: "" }] = (await json("clients.json"))["items"] as { id: string }[];
  await write(present, "Name", "Another name");
  const added = await add(list);
  await write(added, "Name", "Heron Mills");
  await expect(input(added, "Short name")).toHaveValue("heron-mills");
  await expect(input(present, "Short name")).toHaveValue(id);
});
