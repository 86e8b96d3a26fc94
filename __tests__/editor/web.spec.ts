import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { type GithubHost, OWN_BRANCH, refusals } from "../github-host/github-host";
import type { CheckRun } from "../github-host/state";
import { photo } from "../site/photo";
import { withChosenNames } from "../site/difference";
import { choosePicture, group, input, write } from "./form";
import { hostWithContent, openForm, openWebEditor, publishForTests, saveOnWeb } from "./web";

publishForTests();

let host: GithubHost;
test.beforeEach(async ({ page }) => {
  host = await hostWithContent();
  await openWebEditor(page, host);
});

const HOME = "content/pages/home.json";
const changed = ['-"headline": "Buildings kept in good repair",', '+"headline": "Dry halls, sound roofs",'];
const passed: CheckRun = { name: "content", status: "completed", conclusion: "success" };

test("a save is a commit of one line that is proposed, and goes live by a press when the checks have passed", async ({
  page,
}) => {
  host.state.checks = () => [passed];
  await openForm(page, "Home page");
  await write(await group(page, "Top of the page"), "Headline", "Dry halls, sound roofs");
  await saveOnWeb(page);
  expect(host.differenceOf(OWN_BRANCH)).toEqual({ [HOME]: changed });
  expect(host.state.pulls).toMatchObject([{ state: "open", branch: OWN_BRANCH }]);
  await expect(page.getByText("Saved, not yet live: 1 file")).toBeVisible();
  await page.getByRole("button", { name: "Put it live" }).click();
  await expect(page.getByText("Sent. The site is built with it now")).toBeVisible();
  expect(String(host.filesOf("main").get(HOME))).toContain("Dry halls, sound roofs");
  await expect(page.getByText("Saved, not yet live")).toBeHidden();
});

test("what fails a check is named with the field, and a press leads to it", async ({ page }) => {
  const annotations = [{ path: HOME, line: 8, message: "hero.headline is said elsewhere, too." }];
  host.state.checks = () => [{ name: "content", status: "completed", conclusion: "failure", annotations }];
  await openForm(page, "Home page");
  await write(await group(page, "Top of the page"), "Headline", "Dry halls, sound roofs");
  await saveOnWeb(page);
  await page.getByRole("button", { name: "Put it live" }).click();
  await expect(page.getByText(/It is not live: the check “content” has found a fault/)).toBeVisible();
  await expect(page.getByText(/is said elsewhere, too/)).toBeVisible();
  expect(String(host.filesOf("main").get(HOME))).not.toContain("Dry halls");
});

test("a picture and its texts are one commit, and the picture is made smaller", async ({ page }) => {
  const path = "content/services/gutter-repair-replace.json";
  await openForm(page, "Gutter Repair & Replace");
  const card = await group(page, "Card picture");
  const buffer = await sharp(await photo(4000, 3000))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await choosePicture(card, "Picture file", { name: "IMG_0001.JPG", buffer });
  await write(card, "Alternative text", "New gutters at a hall");
  await saveOnWeb(page);
  expect(withChosenNames(host.differenceOf(OWN_BRANCH))).toEqual({
    "content/photos/img-0001.jpg": ["new"],
    [path]: [
      '-"image": "../photos/scene-yard.jpg",',
      '-"alt": "Quiet yard scene below an evenly lit sky",',
      '+"image": "../photos/img-0001.jpg",',
      '+"alt": "New gutters at a hall"',
    ],
  });
  expect(host.commitsOf(OWN_BRANCH)).toHaveLength(1);
  const [, picture] = [...host.filesOf(OWN_BRANCH)].find(([name]) => name.startsWith("content/photos/img-0001"))!;
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1920, height: 2560 });
});

test("a headline that was changed there and here is asked about, and nothing else of both changes is lost", async ({
  page,
}) => {
  await openForm(page, "Home page");
  const hero = await group(page, "Top of the page");
  const heading = await input(await group(page, "Services"), "Heading").inputValue();
  host.replace("main", HOME, '"headline": "Buildings kept in good repair"', '"headline": "From a colleague"');
  host.replace("main", HOME, `"heading": ${JSON.stringify(heading)}`, '"heading": "Also from a colleague"');
  await write(hero, "Headline", "From here");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("From a colleague");
  await expect(question).toContainText("From here");
  await question.getByRole("radio", { name: "Keep mine" }).check();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Saved." })).toBeVisible();
  const saved = String(host.filesOf(OWN_BRANCH).get(HOME));
  expect(saved).toContain('"headline": "From here"');
  expect(saved).toContain('"heading": "Also from a colleague"');
});

test("a token that has expired is said at the save, and after a new sign-in the words are still there", async ({
  page,
}) => {
  await openForm(page, "Home page");
  await write(await group(page, "Top of the page"), "Headline", "Dry halls, sound roofs");
  host.before = () => refusals.signedOut;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "GitHub has signed you out." })).toBeVisible();
  host.before = () => undefined;
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in with GitHub" }).click();
  const hero = await group(page, "Top of the page");
  await expect(input(hero, "Headline")).toHaveValue("Dry halls, sound roofs");
  await saveOnWeb(page);
  expect(host.differenceOf(OWN_BRANCH)).toEqual({ [HOME]: changed });
});

test("an entry is moved, found by its words, renamed and deleted on the web", async ({ page }) => {
  await page.getByRole("link", { name: "Services", exact: true }).click();
  await page.getByRole("button", { name: "Move Industrial Coatings" }).press("ArrowDown");
  await expect(page.getByText("Industrial Coatings is now number 2 of 6.")).toBeVisible();
  await page.getByRole("searchbox").fill("wind and rain");
  await expect(page.getByRole("navigation").getByRole("link")).toHaveText([/^Home page .*wind and rain/]);
  await page.getByRole("searchbox").fill("");
  await openForm(page, "Theatre Front");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Visitors may still come to /projects/");
  await question.getByRole("button", { name: /^Delete and send visitors to/ }).click();
  await expect(page.getByText("Deleted.")).toBeVisible();
});
