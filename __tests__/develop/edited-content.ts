import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Page, expect, test } from "@playwright/test";
import { filesOnDisk } from "../../plugins/gatsby-plugin-content/content-files";
import { editedSite } from "../site/project";
import { difference, withChosenNames } from "./difference";
import { group, save } from "./form";
import { developUrl, removeHistory } from "./project";

export const content = join(editedSite, "content");
export const [remote, theirs] = [resolve(editedSite, ".remote"), resolve(editedSite, ".theirs")];

/** The content before the tests of a file. */
export let original: ReturnType<typeof filesOnDisk>;

/** What a test has changed in the content so far. */
export const changes = () => withChosenNames(difference(original, filesOnDisk(content)));

/** Brings the content back after each test of a file. */
export const restoreContent = () => {
  test.beforeAll(() => {
    original = filesOnDisk(content);
  });
  test.afterEach(async () => {
    const now = filesOnDisk(content);
    for (const path of now.keys()) if (!original.has(path)) await rm(join(content, path));
    for (const [path, bytes] of original)
      if (!now.get(path)?.equals(bytes)) await writeFile(join(content, path), bytes);
    await removeHistory();
    for (const repository of [remote, theirs]) await rm(repository, { recursive: true, force: true });
  });
};

/** Decap CMS's setting that shows no page of the site beside the form: most tests do not look at it. */
const withoutSite = { origin: developUrl, localStorage: [{ name: "cms.right-pane", value: "none" }] };
export const formOnly = { storageState: { cookies: [], origins: [withoutSite] } };
export const withPage = { storageState: { cookies: [], origins: [] } };

/** Opens a form by its URL. The editor itself loads only once. */
export const openEntry = async (page: Page, collection: string, name: string) => {
  if (page.url().includes("/entries/")) {
    await page.goto(`/admin#/collections/${collection}`);
    await expect(page.getByText(/^Writing in/)).toBeHidden();
  }
  await page.goto(`/admin#/collections/${collection}/entries/${name}`);
  await expect(page.getByText("Changes saved")).toBeVisible();
};

export const saved = async (page: Page) => {
  await save(page);
  await expect(page.getByText("Changes saved")).toBeVisible();
};

/** Saves the open entry and opens a copy of it. */
export const saveAndDuplicate = async (page: Page) => {
  await save(page, "Save and duplicate");
  await expect(page).toHaveURL(/new$/);
  // Until the form of the copy is drawn, the form of its original is still there.
  await expect(page.getByText("Unsaved Changes")).toBeVisible();
};

export const shows = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();

/** Accepts all questions, and lists them. */
export const acceptAll = (page: Page): string[] => {
  const questions: string[] = [];
  page.on("dialog", dialog => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  return questions;
};

/** Unfolds and returns the first group of a page's form. */
export const top = (page: Page) => group(page, "Top of the page");

export const json = async (path: string) =>
  JSON.parse(await readFile(join(content, path), "utf8")) as Record<string, object>;
