import { expect, test } from "@playwright/test";
import { group, input, shows } from "./form";
import { officeOnThisComputer, tasksIn } from "./office-manager";
import { testTasksOfForm, testTasksOfStore } from "./office-tasks";
import { project, restoreContent } from "./project";

restoreContent();

const office = officeOnThisComputer(project);
testTasksOfForm(office);
testTasksOfStore(office);

test.describe("Versions, which Git on this computer has", () => {
  tasksIn(office)("Bring back last week’s headline", 5, async (manager, page) => {
    project.commitContent();
    await project.replaceIn("pages/home.json", "Buildings kept in good repair", "Nobody likes this one");
    project.git("commit", "--quiet", "--all", "--message", "Second");
    await manager.openForm("Home page");
    await manager.pressButton(page, "Earlier versions");
    const version = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "The first version." });
    await manager.press(version.getByText("The first version."));
    await expect(version.getByRole("row").last()).toHaveText(/Headline.*Nobody likes this one.*Buildings kept/);
    await manager.pressButton(version, "Bring this version back");
    await shows(page, "Brought back on this computer.");
    const headline = input(await group(page, "Top of the page"), "Headline");
    await expect(headline).toHaveValue("Buildings kept in good repair");
    expect(project.changes()).toEqual({});
  });
});
