import { type Page, expect, test } from "@playwright/test";
import { group, hasNothingUnsaved, input, openFile, save, saved, shows, write } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

const headline = async (page: Page) => input(await group(page, "Top of the page"), "Headline");

test("unsaved words are restored after the tab was closed, without a question", async ({ page, context }) => {
  await openFile(page, "pages/home.json");
  await (await headline(page)).fill("Typed and not saved");
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);

  const next = await context.newPage();
  await openFile(next, "pages/home.json");
  await shows(next, "These are the words that you had not saved.");
  await expect(await headline(next)).toHaveValue("Typed and not saved");
  await saved(next);
  await hasNothingUnsaved(next);
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "Typed and not saved" } });
});

test("words typed just before a reload are there again, and gone after the save", async ({ page }) => {
  await openFile(page, "pages/home.json");
  await (await headline(page)).fill("Typed and reloaded");
  await page.reload();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(await headline(page)).toHaveValue("Typed and reloaded");
  await saved(page);
  await page.reload();
  await hasNothingUnsaved(page);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("words that the server has refused, and words while it is lost, outlive a reload", async ({ page }) => {
  await openFile(page, "pages/home.json");
  await (await headline(page)).fill("Typed while nobody answers");
  await page.route("/admin/api", route => route.abort());
  await save(page);
  await shows(page, "The editor does not answer.");
  await page.unroute("/admin/api");
  await page.reload();
  await expect(await headline(page)).toHaveValue("Typed while nobody answers");
});

test("unsaved words are kept for each file by itself, and the list of files says so at once", async ({ page }) => {
  await openFile(page, "pages/home.json");
  await (await headline(page)).fill("Of the home page");
  await openFile(page, "company.json");
  await write(page, "Footer text", "Of the company on Brae");
  const nav = page.getByRole("navigation");
  await expect(nav.getByRole("link", { name: "Company not saved" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Home page not saved" })).toBeVisible();
  await saved(page);
  await expect(nav.getByRole("link", { name: "Company", exact: true })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Home page not saved" })).toBeVisible();
  expect(project.changes()).toEqual({
    "company.json": [expect.stringMatching(/^-"blurb"/), '+"blurb": "Of the company on Brae",'],
  });
});

test("an input method's words are kept while the form is checked, and saved as they stand", async ({ page }) => {
  await openFile(page, "pages/home.json");
  const field = await headline(page);
  await field.fill("");
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "や", selectionStart: 1, selectionEnd: 1 });
  // The check runs while the word is composed, and says nothing new about it.
  await expect(page.getByText("1 of at most 90 characters")).toBeVisible();
  await keyboard.send("Input.imeSetComposition", { text: "やね", selectionStart: 2, selectionEnd: 2 });
  await expect(field).toHaveValue("やね");
  await keyboard.send("Input.insertText", { text: "屋根" });
  await expect(field).toHaveValue("屋根");
  await page.keyboard.type(" and walls");
  await expect(field).toHaveValue("屋根 and walls");
  await page.keyboard.press("ControlOrMeta+S");
  await shows(page, "Saved on this computer.");
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "屋根 and walls" } });
});

test("an insertion that no key has made, as of a password manager, is not lost", async ({ page }) => {
  await openFile(page, "company.json");
  const phone = input(await group(page, "Phone"), "Number");
  await phone.selectText();
  await page.keyboard.insertText("01632 960 126");
  await saved(page);
  expect(await project.json("company.json")).toMatchObject({ phone: { display: "01632 960 126" } });
});
