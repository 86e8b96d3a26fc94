import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { publishEditor } from "../../src/editor/publish";
import { writeHostFiles } from "../../plugins/gatsby-plugin-hosting/write-host-files";
import { siteIn } from "../../src/server/site";
import { editedSite } from "../site/project";
import { choosePicture, group, input, write } from "./form";
import { GitHost } from "./git-host";

/** A site with nothing but a page and the editor, as a host serves it. */
const site = ".test-site/published";

let host: GitHost;
let server: Server;
let admin: string;
test.beforeAll(async () => {
  await rm(site, { recursive: true, force: true });
  await mkdir(site, { recursive: true });
  await writeFile(join(site, "index.html"), "<!doctype html><head></head>");
  await publishEditor(site, join(editedSite, "content"), {
    EDITOR_REPOSITORY: "firm/website",
    EDITOR_SIGN_IN: "https://sign-in.example/way",
  });
  await writeHostFiles(site, join(site, "deploy"), []);
  const answer = siteIn(site);
  server = createServer((request, response) => {
    // To press the editor together takes longer than all the rest.
    request.headers["accept-encoding"] = "identity";
    void answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  admin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin`;
});
test.beforeEach(() => {
  host = new GitHost(editedSite);
});
test.afterEach(async ({ page }) => {
  // The editor goes on asking of its own accord: what it has asked is answered, and nothing comes after that.
  await page.goto("about:blank");
  await page.context().unrouteAll({ behavior: "wait" });
  host.remove();
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** What the window of the sign-in does once somebody has agreed. */
const agreed = `<script>
  addEventListener("message", ({ origin }) => opener.postMessage('authorization:github:success:{"token":"t0"}', origin));
  opener.postMessage("authorizing:github", "*");
</script>`;

/** Opens the editor with GitHub and the sign-in behind it, and signs in. */
const signIn = async (page: Page) => {
  page.on("dialog", dialog => void dialog.accept());
  const context = page.context();
  await context.route("https://api.github.com/**", async route => {
    const request = route.request();
    if ((await request.headerValue("authorization")) !== "token t0") return route.fulfill({ status: 401, json: {} });
    const [status, json] = await host.answer(request.method(), new URL(request.url()), request.postData());
    return route.fulfill({ status, json });
  });
  await context.route("https://www.githubstatus.com/**", route => route.fulfill({ json: { components: [] } }));
  await context.route("https://sign-in.example/way/auth?provider=github&*", route =>
    route.fulfill({ contentType: "text/html", body: agreed }),
  );
  await page.goto(admin);
  await page.getByRole("button", { name: "Login with GitHub" }).click();
};

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Changes saved")).toBeVisible();
  // The form is there anew, with its groups folded.
  await expect(page.getByRole("button", { name: "Status: Draft" })).toBeVisible();
};

/** Sets the pull request to be merged and asks for it. */
const publish = async (page: Page) => {
  await page.getByRole("button", { name: "Status: Draft" }).click();
  await page.getByRole("menuitem", { name: "Ready" }).click();
  await page.getByRole("button", { name: "Status: Ready" }).waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
};

const home = "content/pages/home.json";

test("a changed headline is a pull request of that line, what others changed meanwhile stays, and publishing merges it", async ({
  page,
}) => {
  const start = host.git(["rev-parse", "main"]);
  await signIn(page);
  await expect(page.getByRole("link", { name: "Workflow" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Media" })).toBeHidden();
  await page.getByText("Home page").click();
  const hero = await group(page, "Hero");
  const before = await input(hero, "Headline").inputValue();
  const services = await group(page, "Services");
  const heading = await input(services, "Heading").inputValue();

  host.edit("main", home, `"heading": ${JSON.stringify(heading)}`, '"heading": "By hand"');
  await write(hero, "Headline", "Dry halls, sound roofs");
  await save(page);
  const headline = [`-"headline": ${JSON.stringify(before)},`, '+"headline": "Dry halls, sound roofs",'];
  expect(host.difference("cms/pages/home")).toEqual({ [home]: headline });
  expect(host.pullRequests).toMatchObject([{ head: "cms/pages/home", state: "open", labels: ["decap-cms/draft"] }]);

  host.edit("main", home, '"heading": "By hand"', '"heading": "By hand again"');
  await write(await group(page, "Hero"), "Headline", "Dry halls");
  await save(page);
  headline[1] = '+"headline": "Dry halls",';
  expect(host.difference("cms/pages/home")).toEqual({ [home]: headline });

  await publish(page);
  await expect(page.getByRole("alert").filter({ hasText: "Entry published" })).toBeVisible();
  expect(host.difference("main", start)).toEqual({
    [home]: [headline[0], headline[1], `-"heading": ${JSON.stringify(heading)},`, '+"heading": "By hand again",'],
  });
});

test("a picture and its words are one pull request, and what breaks the contract is not published", async ({
  page,
}) => {
  const path = "content/services/gutter-repair-replace.json";
  const branch = "cms/services/gutter-repair-replace";
  await signIn(page);
  await page.goto(`${admin}#/collections/services/entries/gutter-repair-replace`);
  const card = await group(page, "Card picture");
  // It would be gone at once, unchecked.
  await expect(page.getByText("Delete published entry")).toBeHidden();
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#567" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await choosePicture(card, "Picture file", { name: "IMG_0001.JPG", buffer });
  await write(card, "Alternative text", "A roof as the phone has seen it");
  await save(page);
  const changed = [
    '-"image": "../photos/scene-yard.jpg",',
    '-"alt": "Quiet yard scene below an evenly lit sky",',
    '-"focus": "40% 60%"',
    '+"image": "../photos/img-0001.jpg",',
  ];
  const picture = { "content/photos/img-0001.jpg": ["new"] };
  const told = '+"alt": "A roof as the phone has seen it"';
  expect(host.difference(branch)).toEqual({ ...picture, [path]: [...changed, told] });
  const stored = await sharp(`${host.checkOut(branch)}/content/photos/img-0001.jpg`).metadata();
  expect(stored).toMatchObject({ format: "jpeg", width: 1920, height: 2560 });

  await write(await group(page, "Card picture"), "Alternative text", "IMG 0001");
  await save(page);
  expect(host.difference(branch)).toEqual({ ...picture, [path]: [...changed, '+"alt": "IMG 0001"'] });
  const main = host.git(["rev-parse", "main"]);
  await publish(page);
  await expect(
    page.getByRole("alert").filter({ hasText: "Not published: the check of the pull request has not passed." }),
  ).toBeVisible();
  expect(host.git(["rev-parse", "main"])).toBe(main);

  await page.getByRole("button", { name: "Delete unpublished changes" }).click();
  await expect.poll(() => host.pullRequests).toMatchObject([{ state: "closed" }]);
});
