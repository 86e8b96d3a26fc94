import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writePlainFolder } from "../../../plugins/gatsby-plugin-hosting/plain-folder";
import { writeHostFiles } from "../../../plugins/gatsby-plugin-hosting/write-host-files";
import { testFolder, writeFiles } from "../../temp-folder";

const folder = testFolder();
const site = join(folder, "public");

/** Makes the folder of a site whose page has these links, with the path prefix `/website`. */
const publish = async (...links: readonly string[]) => {
  const body = links.map(href => `<a href="${href}">A link</a>`).join("");
  writeFiles(site, { "index.html": `<head><meta charset="utf-8"/><title>Home</title></head>${body}` });
  const redirects = ["/van", "/old.html"].map(from => ({ from, to: "/contact" }));
  await writeHostFiles(site, join(folder, "deploy"), redirects);
  await writePlainFolder(site, join(folder, "plain"), "/website");
};

test("a page may link to the home page with or without a slash, to its sections and to all pages", async () => {
  await publish("/website", "/website/", "/website#services", "/website/contact", "https://elsewhere.example/");
  expect(existsSync(join(folder, "plain/index.html"))).toBe(true);
  for (const file of ["van.html", "old.html"])
    expect(readFileSync(join(folder, "plain", file), "utf8")).toContain("url=/website/contact");
  // The 404 page offers the page that is meant with a wrong address.
  expect(
    readdirSync(join(folder, "plain"))
      .filter(name => name.startsWith("van"))
      .sort(),
  ).toEqual(["van", "van.html"]);
});

test.each(["/contact", "/", "/websites/contact"])(
  "a link to %s, which the host does not have, throws an error",
  async href => {
    await expect(publish(href)).rejects.toThrow(`asks for ${href}, outside /website/.`);
  },
);
