import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeHostFiles } from "../../../plugins/gatsby-plugin-hosting/write-host-files";
import { testFolder, writeFiles } from "../../temp-folder";

const folder = testFolder();
const site = join(folder, "public");
const read = (name: string) => readFileSync(join(site, name), "utf8");

test("each page has its own policy only while the editor, with a looser policy, is published", async () => {
  const home = "<head></head><h1>Home</h1><script>go()</script>";
  writeFiles(site, { "index.html": home, "admin/index.html": "<head></head>" });
  await writeHostFiles(site, join(folder, "deploy"), []);
  // A host sends one policy for all pages: the directives that suit both.
  const headers = read("_headers");
  expect(headers).toContain("Content-Security-Policy: frame-ancestors 'none'; form-action 'none'; base-uri 'none'");
  expect(headers).not.toContain("script-src");
  expect(headers).toContain("Cross-Origin-Opener-Policy: same-origin-allow-popups");
  expect(read("admin/index.html")).not.toContain("Content-Security-Policy");
  expect(read("index.html")).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self' 'sha256-/,
  );
  // The local server sends the same pages without HTTPS.
  expect(read("index.html")).not.toContain("upgrade-insecure-requests");

  rmSync(join(site, "admin"), { recursive: true });
  await writeHostFiles(site, join(folder, "deploy"), []);
  expect(read("index.html")).toBe(home);
  expect(read("_headers")).toContain("script-src");
  expect(read("_headers")).toContain("Cross-Origin-Opener-Policy: same-origin\n");
});
