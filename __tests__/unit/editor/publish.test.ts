import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { pluginOptionsSchema } from "../../../plugins/gatsby-plugin-editor/gatsby-node";
import { publishEditor } from "../../../plugins/gatsby-plugin-editor/server/write-editor";
import { testFolder } from "../../temp-folder";

const admin = join(testFolder(), "admin");
const options = { repository: "firm/website", branch: "main", signIn: "https://sign-in.example/way" };

test("the editor is published if its repository is set, and removed if it is not", async () => {
  await publishEditor(admin, options, "/site");
  const page = readFileSync(join(admin, "index.html"), "utf8");
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(page).toContain('src="/site/admin/main.js"');
  expect(page).toContain("connect-src 'self' https://api.github.com\"");
  expect(page).not.toMatch(/unsafe-eval|script-src [^;]*unsafe-inline/);
  expect(existsSync(join(admin, "main.js"))).toBe(true);
  await publishEditor(admin, { ...options, repository: undefined }, "");
  expect(existsSync(admin)).toBe(false);
});

test.each([
  ["firm/website", []],
  ["", []],
  ["https://github.com/firm", [expect.stringContaining("EDITOR_REPOSITORY=owner/name")]],
])("a build with the repository %j has the errors %j", async (repository, errors) => {
  expect(await testPluginOptionsSchema(pluginOptionsSchema!, { ...options, repository })).toMatchObject({ errors });
});
