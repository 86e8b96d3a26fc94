import { expect, test } from "@playwright/test";
import { group, openFile, saved, write } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

test("a changed headline is one changed line of the file, and Undo and Save take it back", async ({ page }) => {
  await openFile(page, "pages/home.json");
  await write(await group(page, "Top of the page"), "Headline", "A headline from the forms");
  await saved(page);
  expect(project.changes()).toEqual({
    "pages/home.json": ['-"headline": "Buildings kept in good repair",', '+"headline": "A headline from the forms",'],
  });
  await page.keyboard.press("Control+z");
  await saved(page);
  expect(project.changes()).toEqual({});
});
