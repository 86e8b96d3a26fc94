import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { type BrowserContext, type Page, expect, test } from "@playwright/test";
import { publishEditor } from "../../plugins/gatsby-plugin-editor/server/write-editor";
import { API, type GithubHost, REPOSITORY, githubHost } from "../github-host/github-host";
import { filesOfContent, testContent } from "../site/project";

const admin = "https://firm.example/admin";
const folder = resolve(".test-site/web-editor");
const signIn = "https://sign-in.example/way";

/** The page in the sign-in window after the person has agreed. */
const agreed = `<script>
  addEventListener("message", ({ origin }) => opener.postMessage('authorization:github:success:{"token":"t0"}', origin));
  opener.postMessage("authorizing:github", "*");
</script>`;

/** Publishes the editor for the tests of a file, as a build does. */
export const publishForTests = () => {
  test.beforeAll(() => publishEditor(folder, { repository: REPOSITORY, branch: "main", signIn }, ""));
  test.afterAll(() => rm(folder, { recursive: true, force: true }));
};

async function answerAsGithub(context: BrowserContext, host: GithubHost): Promise<void> {
  await context.route(`${API}/**`, async (route, request) => {
    const headers = await request.allHeaders();
    const answer = await host.answer(request.method(), new URL(request.url()), headers, request.postData());
    const cors = { "access-control-allow-origin": "*", "access-control-expose-headers": "*", ...answer.headers };
    return route.fulfill({ status: answer.status, headers: cors, json: answer.json });
  });
}

/** A stand-in of GitHub with the tests' own content. */
export async function hostWithContent(): Promise<GithubHost> {
  const files = await filesOfContent(testContent);
  return githubHost(new Map([...files].map(([path, bytes]) => [`content/${path}`, bytes])));
}

/** Opens the published editor over a stand-in of GitHub, and signs in. */
export async function openWebEditor(page: Page, host: GithubHost): Promise<void> {
  const context = page.context();
  await context.route("https://firm.example/**", (route, request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/admin")) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ path: resolve(folder, pathname.slice("/admin/".length) || "index.html") });
  });
  await context.route(`${signIn}/auth?*`, route => route.fulfill({ contentType: "text/html", body: agreed }));
  await answerAsGithub(context, host);
  await page.goto(admin);
  await page.getByRole("button", { name: "Sign in with GitHub" }).click();
  await expect(page.getByRole("navigation")).toBeVisible();
}

/** Opens the form of a file by a press on its name. */
export async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
}

/** Saves the open form. */
export async function saveOnWeb(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Saved." })).toBeVisible();
}
