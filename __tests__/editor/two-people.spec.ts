import { unlink } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { group, hasNothingUnsaved, input, openFile, part, save, saved, shows, write } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

test("two tabs at once lose nothing", async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) await openFile(page, "pages/home.json");
  await write(await group(one, "Top of the page"), "Headline", "From the first tab");
  await write(await group(two, "Services"), "Heading", "From the second tab");
  await saved(one);
  await saved(two);
  await expect(input(part(two, "Services"), "Heading")).toBeFocused();
  await expect(input(await group(two, "Top of the page"), "Headline")).toHaveValue("From the first tab");
  expect(await project.json("pages/home.json")).toMatchObject({
    hero: { headline: "From the first tab" },
    services: { heading: "From the second tab" },
  });
});

test("what somebody else has changed is shown in the open form as soon as it is noticed", async ({ page }) => {
  await openFile(page, "pages/home.json");
  const headline = input(await group(page, "Top of the page"), "Headline");
  await write(await group(page, "Services"), "Heading", "Typed here");
  await project.replaceIn("pages/home.json", "Buildings kept in good repair", "Changed by somebody else");
  await shows(page, /^Somebody else has changed this meanwhile, and the form shows it: .*Headline/);
  await expect(headline).toHaveValue("Changed by somebody else");
  await expect(input(part(page, "Services"), "Heading")).toHaveValue("Typed here");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await saved(page);
  await hasNothingUnsaved(page);
  expect(await project.json("pages/home.json")).toMatchObject({
    hero: { headline: "Changed by somebody else" },
    services: { heading: "Typed here" },
  });
});

test("the same words changed by two people are asked about, side by side", async ({ page }) => {
  await openFile(page, "pages/home.json");
  const headline = input(await group(page, "Top of the page"), "Headline");
  await headline.fill("Mine");
  await project.replaceIn("pages/home.json", "Buildings kept in good repair", "Theirs");
  await shows(page, /^Somebody else has also changed: .*Headline\. Save asks which words stay\.$/);
  await save(page);
  const question = page.getByRole("dialog");
  const choices = question.getByRole("group", { name: "Top of the page › Headline" });
  await expect(choices).toContainText("Mine");
  await expect(choices).toContainText("Theirs");
  await expect(question.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await question.getByRole("button", { name: "Do not save yet" }).click();
  await shows(page, "Nothing was saved. What you wrote is still in the form.");
  await expect(headline).toHaveValue("Mine");
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "Theirs" } });

  await save(page);
  await choices.getByRole("radio", { name: "Keep mine" }).check();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await hasNothingUnsaved(page);
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "Mine" } });

  await headline.fill("Mine once more");
  await project.replaceIn("pages/home.json", '"Mine"', '"Theirs at last"');
  await save(page);
  await choices.getByRole("radio", { name: "Take theirs" }).check();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await hasNothingUnsaved(page);
  await expect(headline).toHaveValue("Theirs at last");
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "Theirs at last" } });
});

test("a form whose file somebody else has deleted says so and keeps the words", async ({ page }) => {
  await openFile(page, "case-studies/unwritten-pier.json");
  await write(page, "Name", "A pier with words");
  await unlink(project.inContent("case-studies/unwritten-pier.json"));
  await shows(page, "Somebody else has deleted this. Your words are still here; copy what you need.");
  await expect(input(page, "Name")).toHaveValue("A pier with words");
  await save(page);
  await shows(page, "Somebody else deleted this in the meantime. Copy what you wrote.");
  await expect(input(page, "Name")).toHaveValue("A pier with words");
});
