import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { publishEditor } from "../../plugins/gatsby-plugin-editor/write-editor";
import { photo } from "../site/photo";
import { editedSite } from "../site/project";
import { difference } from "./difference";
import { choosePicture, group, input, write } from "./form";
import { gitHost } from "./git-host";

const admin = "https://firm.example/admin";
const folder = ".test-site/admin";
const signIn = "https://sign-in.example/way";

let host: ReturnType<typeof gitHost>;
test.beforeAll(() => publishEditor(folder, { repository: "firm/website", branch: "main", signIn }, ""));
test.afterAll(() => rm(folder, { recursive: true }));

/** The page in the sign-in window after the user has agreed. */
const agreed = `<script>
  addEventListener("message", ({ origin }) => opener.postMessage('authorization:github:success:{"token":"t0"}', origin));
  opener.postMessage("authorizing:github", "*");
</script>`;

/** Opens the editor, with a fake GitHub and sign-in, and signs in. */
test.beforeEach(async ({ page, context }) => {
  host = gitHost(editedSite);
  page.on("dialog", dialog => void dialog.accept());
  await context.route(`${admin}{,/*}`, (route, request) => {
    const name = new URL(request.url()).pathname.slice("/admin/".length) || "index.html";
    return route.fulfill({ path: resolve(folder, name) });
  });
  await context.route("https://api.github.com/**", async (route, request) => {
    if ((await request.headerValue("authorization")) !== "token t0") return route.fulfill({ status: 401, json: {} });
    const [status, json] = await host.answer(request.method(), new URL(request.url()), request.postData());
    return route.fulfill({ status, json });
  });
  await context.route("https://www.githubstatus.com/**", route => route.fulfill({ json: { components: [] } }));
  await context.route(`${signIn}/auth?provider=github&*`, route =>
    route.fulfill({ contentType: "text/html", body: agreed }),
  );
  await page.goto(admin);
  await page.getByRole("button", { name: "Login with GitHub" }).click();
  await expect(page.getByRole("link", { name: "Workflow" })).toBeVisible();
});
test.afterEach(async ({ page, context }) => {
  // The editor keeps sending requests: answers the open ones and stops new ones.
  await page.goto("about:blank");
  await context.unrouteAll({ behavior: "wait" });
});

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  // The form is rendered again, with its groups collapsed.
  await expect(page.getByRole("button", { name: "Status: Draft" })).toBeVisible();
};

/** Marks the pull request as ready and merges it. */
const publish = async (page: Page) => {
  await page.getByRole("button", { name: "Status: Draft" }).click();
  await page.getByRole("menuitem", { name: "Ready" }).click();
  await page.getByRole("button", { name: "Status: Ready" }).waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
};

test("a changed headline becomes a pull request of one line, keeps others' changes, and publishing merges it", async ({
  page,
}) => {
  const path = "content/pages/home.json";
  const start = host.files("main");
  await page.getByText("Home page").click();
  const hero = await group(page, "Top of the page");
  await page.getByRole("button", { name: "Published" }).click();
  await expect(page.getByText("Unpublish")).toBeHidden();
  const before = await input(hero, "Headline").inputValue();
  const heading = await input(await group(page, "Services"), "Heading").inputValue();

  host.edit(path, `"heading": ${JSON.stringify(heading)}`, '"heading": "By hand"');
  await write(hero, "Headline", "Dry halls, sound roofs");
  await save(page);
  const headline = [`-"headline": ${JSON.stringify(before)},`, '+"headline": "Dry halls, sound roofs",'];
  expect(host.difference("cms/pages/home")).toEqual({ [path]: headline });
  expect(host.pullRequests).toMatchObject([{ state: "open", labels: [{ name: "decap-cms/draft" }] }]);

  host.edit(path, '"heading": "By hand"', '"heading": "By hand again"');
  await write(await group(page, "Top of the page"), "Headline", "Dry halls");
  await save(page);
  headline[1] = '+"headline": "Dry halls",';
  expect(host.difference("cms/pages/home")).toEqual({ [path]: headline });

  await publish(page);
  await expect(page.getByRole("alert").filter({ hasText: "Entry published" })).toBeVisible();
  expect(difference(start, host.files("main"))).toEqual({
    [path]: [headline[0], `-"heading": ${JSON.stringify(heading)},`, headline[1], '+"heading": "By hand again",'],
  });
});

test("a picture and its texts become one pull request; content with an error is not published", async ({ page }) => {
  const path = "content/services/gutter-repair-replace.json";
  const branch = "cms/services/gutter-repair-replace";
  await page.goto(`${admin}#/collections/services/entries/gutter-repair-replace`);
  const card = await group(page, "Card picture");
  // A deletion would happen at once, without a check.
  await expect(page.getByText("Delete published entry")).toBeHidden();
  await expect(page.getByRole("button", { name: "Media" })).toBeHidden();
  await card.getByRole("button", { name: "Choose different image" }).click();
  await expect(page.getByRole("button", { name: "Upload" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete selected" })).toBeHidden();
  await page.keyboard.press("Escape");
  const buffer = await sharp(await photo(4000, 3000))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await choosePicture(card, "Picture file", { name: "IMG_0001.JPG", buffer });
  await write(card, "Alternative text", "IMG 0001");
  await save(page);
  expect(host.difference(branch)).toEqual({
    "content/photos/img-0001.jpg": ["new"],
    [path]: [
      '-"image": "../photos/scene-yard.jpg",',
      '-"alt": "Quiet yard scene below an evenly lit sky",',
      '+"image": "../photos/img-0001.jpg",',
      '+"alt": "IMG 0001"',
    ],
  });
  const [, picture] = [...host.files(branch)].find(([name]) => name.startsWith("content/photos/img-0001")) ?? [];
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1920, height: 2560 });

  const main = host.files("main");
  await publish(page);
  const refused = "Not published: the check of the pull request has not passed.";
  await expect(page.getByRole("alert").filter({ hasText: refused })).toBeVisible();
  expect(difference(main, host.files("main"))).toEqual({});

  await page.getByRole("button", { name: "Delete unpublished changes" }).click();
  await expect.poll(() => host.pullRequests).toMatchObject([{ state: "closed" }]);
});

test("a headline that was changed there and here is asked about, and nothing else of both changes is lost", async ({
  page,
}) => {
  const path = "content/pages/home.json";
  const start = host.files("main");
  await page.getByText("Home page").click();
  const hero = await group(page, "Top of the page");
  const headline = await input(hero, "Headline").inputValue();
  const heading = await input(await group(page, "Services"), "Heading").inputValue();
  host.edit(path, `"headline": ${JSON.stringify(headline)}`, '"headline": "From the computer"');
  host.edit(path, `"heading": ${JSON.stringify(heading)}`, '"heading": "Also from the computer"');
  await write(hero, "Headline", "From the web");
  await page.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("From the computer");
  await expect(question).toContainText("From the web");
  await question.getByRole("radio", { name: "Keep mine" }).check();
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Status: Draft" })).toBeVisible();
  await publish(page);
  await expect(page.getByRole("alert").filter({ hasText: "Entry published" })).toBeVisible();
  expect(difference(start, host.files("main"))).toEqual({
    [path]: [
      `-"headline": ${JSON.stringify(headline)},`,
      `-"heading": ${JSON.stringify(heading)},`,
      '+"headline": "From the web",',
      '+"heading": "Also from the computer",',
    ],
  });
});

test("a new service on the web proposes its address and the next number", async ({ page }) => {
  await page.goto(`${admin}#/collections/services`);
  await expect(page.getByRole("main").locator("a[href*='/entries/']")).toHaveCount(6);
  await page.getByText("Add a service").click();
  // The numbers of the other services come from GitHub.
  await expect(async () => {
    await write(page, "Menu name", `Roof sheets ${Date.now()}`);
    await expect(input(page, "Order")).toHaveValue("7", { timeout: 1000 });
  }).toPass();
  await write(page, "Menu name", "Roof Sheets");
  await expect(input(page, "Last part of the address")).toHaveValue("roof-sheets");
});
