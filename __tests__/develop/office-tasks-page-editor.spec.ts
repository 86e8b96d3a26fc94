import { type Page, expect, test } from "@playwright/test";
import { input } from "../editor/form";
import { officeOnThisComputer, tasksIn } from "../editor/office-manager";
import { project } from "./project";

/* An office manager's tasks that need the page beside the form. `office-tasks.ts` has the others. */

test.beforeAll(() => project.remember());
test.afterEach(() => project.restore());
test.use({ viewport: { width: 1440, height: 900 } });

const task = tasksIn(officeOnThisComputer(project));
const title = (page: Page) => page.frameLocator("[title=Site]").getByRole("heading", { level: 1 });

task("Write another headline for the home page, and look at it", 5, async (manager, page) => {
  await manager.openForm("Home page");
  await manager.write(await manager.unfold(page, "Top of the page"), "Headline", "Dry halls, sound roofs");
  await expect(title(page)).toHaveText("Dry halls, sound roofs");
  expect(project.changes()).toEqual({});
  await manager.save();
  await expect(title(page)).toHaveText("Dry halls, sound roofs");
  expect(project.changes()).toEqual({
    "pages/home.json": ['-"headline": "Buildings kept in good repair",', '+"headline": "Dry halls, sound roofs",'],
  });
});

task("Correct words by a press on them in the page", 6, async (manager, page) => {
  await manager.openForm("Home page");
  // Until then, the page has the words of the task before.
  await expect(title(page)).toHaveText("Buildings kept in good repair");
  // Playwright presses beside the words of a scaled page.
  await page.getByRole("radio", { name: "Phone" }).check();
  await manager.press(title(page));
  await expect(input(page, "Headline")).toBeFocused();
  await manager.key("ControlOrMeta+A");
  await manager.type("Buildings kept dry");
  await manager.save();
  expect(project.changes()).toEqual({
    "pages/home.json": [expect.stringMatching(/^-/), '+"headline": "Buildings kept dry",'],
  });
});
