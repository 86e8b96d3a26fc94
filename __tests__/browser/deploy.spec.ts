import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { writeHostFiles } from "../../plugins/gatsby-plugin-hosting/write-host-files";
import { siteIn } from "../../tools/server/site";
import { listen } from "../servers/http";
import { builtSite } from "../site/project";
import { contactPage, servicesPage, titled } from "./content";
import { hydrated, open } from "./support";
import { test } from "./watched-test";

const today = join(builtSite, "public");
const textFile = /\.(?:html|js|json|css)$/;
const hashOfScript = /\b[0-9a-f]{20}\b/g;

/** Copies the built site and renames each script, like a new build. */
const nextBuild = async (folder: string) => {
  await cp(today, folder, { recursive: true });
  const withNewHashes = (text: string) => text.replace(hashOfScript, hash => hash.slice(10) + hash.slice(0, 10));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !textFile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, withNewHashes(await readFile(file, "utf8")));
    await rename(file, join(entry.parentPath, withNewHashes(entry.name)));
  }
  const options = { connections: [], frames: ["https://www.google.com"], passesEnquiriesOn: true };
  await writeHostFiles(folder, join(folder, "../deploy"), [], options);
};

// The server answers a request for a missing script with the Not Found page.
test.use({ provoked: /its MIME type \('text\/html'\) is not executable/ });

test("links on a page opened before a deploy lead to complete new pages, without an error", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "deploy-"));
  const tomorrow = join(folder, "public");
  await nextBuild(tomorrow);
  const builds = { before: siteIn(today), after: siteIn(tomorrow) };
  let current: keyof typeof builds = "before";
  const { url, close } = await listen((request, response) => {
    // Saves the time for compression.
    request.headers["accept-encoding"] = "identity";
    return builds[current](request, response);
  });
  const documents: string[] = [];
  page.on("request", request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  const follow = async (path: string, label: string) => {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveTitle(titled(label));
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page).toHaveURL(url + path);
    await hydrated(page);
  };
  const missing = "**/component---src-pages-services-*";

  // The page's data is loaded, but the host no longer has its script.
  await page.route(missing, route => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>None</h1>" }));
  await open(page, `${url}/gallery`);
  await page.locator('footer a[href="/services"]').hover();
  await page.waitForLoadState("networkidle");
  await page.unroute(missing);
  current = "after";
  await follow("/services", servicesPage.meta.label);
  expect(documents.at(-1)).toBe(`${url}/services`);

  // Nothing of the page is loaded: its data belong to another build.
  current = "before";
  await open(page, `${url}/gallery`);
  current = "after";
  await follow("/contact", contactPage.meta.label);
  expect(documents.at(-1)).toBe(`${url}/contact`);
  await close();
  await rm(folder, { recursive: true });
});
