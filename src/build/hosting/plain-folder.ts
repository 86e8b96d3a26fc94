import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parseRedirects, readPolicy } from "./host-files";
import { hasPolicy, withPolicy } from "./meta-policy";
import { readPages } from "../read-pages";

const forOtherHosts = ["_headers", "_redirects"];

/**
 * Makes of a built site a folder for hosts that know neither headers nor redirects, such as GitHub Pages: the policy
 * stands in the pages, a page answers without a slash at the end as it does with one, and a redirect is a small page.
 * Throws when an address in a page lacks the prefix that the host puts before all paths.
 */
export const writePlainFolder = async (site: string, folder: string, prefix: string) => {
  const [policy, redirects] = await Promise.all([
    readFile(join(site, "_headers"), "utf8").then(readPolicy),
    readFile(join(site, "_redirects"), "utf8").then(parseRedirects),
  ]);
  await rm(folder, { recursive: true, force: true });
  await cp(site, folder, { recursive: true });
  for (const name of forOtherHosts) await rm(join(folder, name));
  for await (const { path, html } of readPages(folder)) {
    const strays = addressesIn(html).filter(address => !address.startsWith(`${prefix}/`));
    if (strays.length > 0) throw new Error(`${path} asks for ${strays.join(", ")}, outside ${prefix}/.`);
    const page = hasPolicy(html) ? html : withPolicy(html, policy);
    await writeFile(path, page);
    const isIndex = basename(path) === "index.html" && dirname(path) !== folder;
    if (isIndex) await writeFile(`${dirname(path)}.html`, page);
  }
  for (const [from, to] of redirects.filter(([from]) => !from.endsWith(".html/"))) {
    const file = join(folder, from.endsWith("/") ? `${from}index.html` : from.replace(/(?:\.html)?$/, ".html"));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage(prefix + to));
  }
};

/** The addresses on this site that a page links to or shows. */
const addressesIn = (html: string) =>
  [...html.matchAll(/ (?:href|src|srcset)="([^"]+)"/gi)]
    .flatMap(([, value = ""]) => value.split(/,\s+/))
    .filter(address => /^\/(?!\/)/.test(address));

const redirectPage = (to: string) =>
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex">` +
  `<link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}">` +
  `<a href="${to}">This page has moved.</a></html>\n`;
