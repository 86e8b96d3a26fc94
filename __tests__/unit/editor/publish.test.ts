/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publishEditor } from "../../../src/editor/publish";
import { writeHostFiles } from "../../../plugins/gatsby-plugin-hosting/write-host-files";
import { testFolder, writeFiles } from "../server/support/temp-folder";

const folder = testFolder();
const site = join(folder, "public");
const home = "<head></head><h1>Home</h1><script>go()</script>";
writeFiles(site, { "index.html": home });
const read = (name: string) => readFileSync(join(site, name), "utf8");
const build = async (settings: Record<string, string>) => {
  await publishEditor(site, "content", settings);
  await writeHostFiles(site, join(folder, "deploy"), []);
};

test("the editor is published where its repository is named, and taken away where it is not", async () => {
  await build({
    EDITOR_REPOSITORY: "firm/website",
    EDITOR_SIGN_IN: "https://sign-in.example/way",
    PATH_PREFIX: "/site",
  });
  const page = read("admin/index.html");
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(page).toContain('src="/site/admin/decap-cms.js"');
  expect(page).toMatch(/connect-src 'self' blob: https:\/\/api\.github\.com [^;"]*https:\/\/sign-in\.example"/);
  expect(JSON.parse(read("admin/config.json"))).toMatchObject({
    backend: {
      ...{ name: "github", repo: "firm/website", branch: "main" },
      ...{ base_url: "https://sign-in.example", auth_endpoint: "/way/auth" },
    },
    publish_mode: "editorial_workflow",
  });
  expect(existsSync(join(site, "admin/decap-cms.js"))).toBe(true);

  // A host sends one policy for all addresses: the part that is right for both; each page says the rest itself.
  expect(read("_headers")).toMatch(
    /Content-Security-Policy: frame-ancestors 'none'; form-action 'none'; base-uri 'none'/,
  );
  expect(read("_headers")).not.toContain("script-src");
  expect(read("_headers")).toContain("Cross-Origin-Opener-Policy: same-origin-allow-popups");
  expect(read("index.html")).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self' 'sha256-/,
  );

  await build({});
  expect(existsSync(join(site, "admin"))).toBe(false);
  expect(read("index.html")).toBe(home);
  expect(read("_headers")).toContain("script-src");
  expect(read("_headers")).toContain("Cross-Origin-Opener-Policy: same-origin\n");
});

test("a repository that is none stops the build", async () => {
  await expect(publishEditor(site, "content", { EDITOR_REPOSITORY: "https://github.com/firm" })).rejects.toThrow(
    "EDITOR_REPOSITORY must be the owner and name of a repository on GitHub, for example firm/website.",
  );
});
