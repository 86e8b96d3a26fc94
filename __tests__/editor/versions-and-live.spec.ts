import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { bringBack, fill, group, input, openFile, save, saved, shows, write } from "./form";
import { project, restoreContent } from "./project";

restoreContent();

const { git, remote, theirs } = project;

test("changes that are not live are counted and sent; an earlier version can be restored", async ({ page }) => {
  project.commitContent();
  const redirects = await project.read("redirects.json");
  await openFile(page, "pages/home.json");
  const headline = input(await group(page, "Top of the page"), "Headline");
  const before = await headline.inputValue();
  await headline.fill("A headline to be sent");
  await saved(page);
  const bar = page.getByRole("banner");
  await expect(bar).toContainText("Changed on this computer, not yet live: 1 file");
  await expect(bar).toContainText("git push");

  project.publish();
  git("clone", "--quiet", "--config=user.name=Bo", "--config=user.email=bo@firm.example", remote, theirs);
  await writeFile(join(theirs, "content/redirects.json"), "{");
  git("-C", theirs, "commit", "--quiet", "--all", "--message", "Somebody else's");
  git("-C", theirs, "push", "--quiet");
  await page.reload();
  await group(page, "Top of the page");
  await headline.fill("Typed and not sent");
  const live = bar.getByRole("button", { name: "Put it live" });
  await live.click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("What you have typed since the last save stays here and does not go live.");
  await question.getByRole("button", { name: "Put the rest live" }).click();
  await expect(bar).toContainText(/Not sent; your changes are safe on this computer\. Redirects/);
  await project.save("redirects.json", redirects);
  await live.click();
  await question.getByRole("button", { name: "Put the rest live" }).dblclick();
  await expect(bar).toContainText("Sent. The site is built with it now");
  expect(git("show", "origin/main:content/pages/home.json")).toContain("A headline to be sent");
  await expect(bar).not.toContainText("not yet live");
  await expect(headline).toHaveValue("Typed and not sent");
  await saved(page);

  await bringBack(page, /The first version\./);
  await shows(page, "Brought back on this computer.");
  await expect(input(await group(page, "Top of the page"), "Headline")).toHaveValue(before);
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: before } });
});

test("versions say when, who and what has changed, and what one would bring back", async ({ page }) => {
  project.commitContent();
  await openFile(page, "pages/home.json");
  const headline = input(await group(page, "Top of the page"), "Headline");
  await headline.fill("Buildings kept in second repair");
  await saved(page);
  git("commit", "--quiet", "--all", "--message", "Second");
  await headline.fill("Buildings kept in third repair");
  await saved(page);
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const list = page.getByRole("dialog", { name: "Earlier versions of Home page" });
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
  await expect(list.getByRole("listitem")).toContainText([
    /^Saved on this computer, in no version yet.*Headline: … second … → … third ….*as it is now/,
    new RegExp(`^${today} at \\d\\d:\\d\\d, Ann Office.*Headline: … good … → … second …`),
    /The first version\./,
  ]);
  const first = list.getByRole("listitem").last();
  await first.locator("summary").click();
  await expect(first.getByRole("row").last()).toHaveText(/Headline.*third.*good/);
  await expect(first).toContainText("What is saved on this computer and in no version yet would be lost.");
  await list.getByRole("button", { name: "Keep what is there now" }).click();
  await expect(list).toBeHidden();
  await expect(headline).toHaveValue("Buildings kept in third repair");
  expect(await project.json("pages/home.json")).toMatchObject({ hero: { headline: "Buildings kept in third repair" } });
});

test("without a name in Git, a message says what to type; versions from before a new address are listed", async ({
  page,
}) => {
  project.commitContent();
  project.publish();
  await openFile(page, "case-studies/lighthouse-stair.json");
  const before = await input(page, "Name").inputValue();
  await fill(page, { Name: "Tower Stair", "Last part of the address": "tower-stair" });
  await saved(page);
  await expect(page).toHaveURL(/#case-studies\/tower-stair\.json$/);
  await bringBack(page, /The first version\./);
  await expect(input(page, "Name")).toHaveValue(before);
  expect(await project.json("case-studies/tower-stair.json")).toMatchObject({ slug: "tower-stair", name: before });

  git("config", "user.name", "");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Put it live" }).click();
  await expect(bar).toContainText("Git does not know your name yet.");
  await expect(bar).toContainText('git config --global user.name "Ann Office"');
});

test.describe("At 200 % of a window of 1440 × 900", () => {
  test.use({ viewport: { width: 720, height: 450 }, permissions: ["clipboard-read", "clipboard-write"] });

  test("the commands to type are copied with a press", async ({ page }) => {
    project.commitContent();
    await openFile(page, "pages/home.json");
    await write(await group(page, "Top of the page"), "Headline", "A line that is not live yet");
    await save(page);
    await shows(page, "Saved on this computer.");
    const bar = page.getByRole("banner");
    await expect(bar).toContainText("into a terminal");
    await bar.getByRole("button", { name: "Copy" }).first().click();
    await expect(bar.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'git add content && git commit -m "Change the content"',
    );
  });
});
