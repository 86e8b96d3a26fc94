import { expect, test } from "@playwright/test";
import { type GithubHost, OWN_BRANCH, refusals } from "../github-host/github-host";
import type { CheckRun } from "../github-host/state";
import { group, input, write } from "./form";
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

test("what fails a check is named, and does not go live", async ({ page }) => {
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
