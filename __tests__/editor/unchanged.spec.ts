import { type Page, expect, test } from "@playwright/test";
import { fileKindOf } from "../../plugins/gatsby-plugin-content/file-kinds";
import type { ContentPath } from "../../plugins/gatsby-plugin-content/paths";
import { filesIn } from "../site/files-in";
import { hasNothingUnsaved, openFile, saved } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

/** Unfolds all groups, lists and entries of the open form. */
const unfoldAll = async (page: Page) => {
  const folded = page.getByRole("main").getByRole("button", { expanded: false });
  await expect(async () => {
    await folded.evaluateAll(all => all.forEach(one => (one as HTMLElement).click()));
    await expect(folded).toHaveCount(0, { timeout: 500 });
  }).toPass();
};

test("every form, with everything unfolded and saved as it is, leaves Git clean", async ({ page }) => {
  project.commitContent();
  const files = ((await filesIn(project.content)) as ContentPath[]).filter(file => fileKindOf(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    await test.step(file, async () => {
      await openFile(page, file);
      await unfoldAll(page);
      await hasNothingUnsaved(page);
      await saved(page);
      expect(project.git("status", "--porcelain", "content")).toBe("");
    });
});

test("a letter typed and deleted in each text of a large form changes no byte", async ({ page }) => {
  test.setTimeout(240_000);
  await openFile(page, "pages/home.json");
  await unfoldAll(page);
  const texts = page.getByRole("main").getByRole("textbox");
  const count = await texts.count();
  expect(count).toBeGreaterThan(80);
  for (let index = 0; index < count; index += 1) {
    await texts.nth(index).focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
  }
  await hasNothingUnsaved(page);
  await saved(page);
  expect(project.changes()).toEqual({});
});
