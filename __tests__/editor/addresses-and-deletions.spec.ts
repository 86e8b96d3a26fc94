import { type Page, expect, test } from "@playwright/test";
import { hasNothingUnsaved, input, openFile, saved, shows, write } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

const remove = (page: Page) => page.getByRole("button", { name: "Delete", exact: true });

test("a new address moves a page with its links, and the old one leads to it", async ({ page }) => {
  await openFile(page, "case-studies/lighthouse-stair.json");
  await write(page, "Last part of the address", "tower-stair");
  await saved(page);
  await expect(page).toHaveURL(/#case-studies\/tower-stair\.json$/);
  await expect(input(page, "Last part of the address")).toBeFocused();
  await hasNothingUnsaved(page);
  expect(project.changes()).toMatchObject({
    "aliases.json": ['-"caseStudy": "lighthouse-stair"', '+"caseStudy": "tower-stair"'],
    "case-studies/lighthouse-stair.json": ["deleted"],
    "case-studies/tower-stair.json": ["new"],
    "redirects.json": expect.arrayContaining([
      '+"from": "/projects/lighthouse-stair",',
      '+"to": "/projects/tower-stair"',
    ]),
  });
  await shows(page, /Also changed: Aliases, .*Redirects/);

  await write(page, "Last part of the address", "lighthouse-stair");
  await saved(page);
  await expect(page).toHaveURL(/#case-studies\/lighthouse-stair\.json$/);
  await hasNothingUnsaved(page);
  expect(project.changes()).toEqual({
    "redirects.json": expect.not.arrayContaining(['+"from": "/projects/lighthouse-stair",']),
  });
});

test("an address that another page has is refused", async ({ page }) => {
  await openFile(page, "case-studies/lighthouse-stair.json");
  await write(page, "Last part of the address", "dairy-yard");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await shows(page, "There is a page at /projects/dairy-yard already. Choose another address.");
  expect(project.changes()).toEqual({});
});

test("a page that others link to is not deleted, and a press leads to the link", async ({ page }) => {
  await openFile(page, "case-studies/lighthouse-stair.json");
  await remove(page).click();
  await shows(page, "These use it; change them first:");
  await page
    .getByRole("alert")
    .getByRole("button", { name: /^Aliases: Aliases › 1 › / })
    .click();
  await expect(page).toHaveURL(/#aliases\.json@aliases\.0\.caseStudy$/);
  await expect(input(page, "Case study")).toBeFocused();
  await expect(input(page, "Case study")).toBeInViewport();
  expect(project.changes()).toEqual({});
});

test("a deleted page sends its visitors on, with those of its earlier addresses", async ({ page }) => {
  project.commitContent();
  await openFile(page, "case-studies/ferry-hall-panes.json");
  const name = await input(page, "Name").inputValue();
  await write(page, "Last part of the address", "ferry-panes");
  await saved(page);
  await expect(page).toHaveURL(/#case-studies\/ferry-panes\.json$/);
  const question = page.getByRole("dialog", { name: `Delete “${name}”?` });
  await remove(page).click();
  await expect(question).toContainText("Visitors may still come to /projects/ferry-panes.");
  await expect(question).toContainText(
    "These earlier addresses lead to it and change with it: /projects/ferry-hall-panes",
  );
  // The answer that changes nothing has the cursor.
  await expect(question.getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(remove(page)).toBeFocused();
  expect(project.changes()).toMatchObject({ "case-studies/ferry-panes.json": ["new"] });

  await remove(page).click();
  await question.getByRole("button", { name: "Delete and send visitors to /projects" }).click();
  await shows(page, "Deleted on this computer.");
  await expect(page).toHaveURL(/#case-studies$/);
  await expect(page.getByRole("main").getByRole("link", { name: new RegExp(name) })).toBeHidden();
  expect(project.changes()).toMatchObject({
    "case-studies/ferry-hall-panes.json": ["deleted"],
    "redirects.json": expect.arrayContaining([
      '+"from": "/projects/ferry-hall-panes",',
      '+"from": "/projects/ferry-panes",',
      '+"to": "/projects"',
    ]),
  });
});

test("the question before a deletion says that unsaved words go with the page, and they do", async ({ page }) => {
  await openFile(page, "case-studies/unwritten-pier.json");
  await write(page, "Name", "Typed and deleted");
  await remove(page).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("What you have typed and not saved goes with it.");
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await shows(page, "Deleted on this computer.");
  expect(project.changes()).toMatchObject({ "case-studies/unwritten-pier.json": ["deleted"] });
  await page.reload();
  await expect(page.getByRole("link", { name: /Typed and deleted/ })).toBeHidden();
});
