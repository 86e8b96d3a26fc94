import { existsSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hostRules } from "./host-rules";
import { isPolicy, setPolicy } from "./policy";
import { type Page, readPages } from "./read-html";

/**
 * Copies a built site for hosts without headers and redirects, such as GitHub Pages. Each page has the policy in its
 * head and works with and without a final slash. A redirect is a page. Throws if a URL lacks the host's path prefix.
 */
export const writePlainFolder = async (site: string, folder: string, prefix: string) => {
  const { policy, redirects } = hostRules(site);
  const pages = readPages(site);
  for (const page of pages) {
    const outside = addressesIn(page).filter(address => !isBelow(prefix, address));
    const advice = "Set PATH_PREFIX as for the build, without a slash at its end.";
    if (outside.length > 0) throw new Error(`${page.path} asks for ${outside[0]}, outside ${prefix}/. ${advice}`);
  }
  await rm(folder, { recursive: true, force: true });
  await cp(site, folder, { recursive: true });
  for (const name of ["_headers", "_redirects"]) await rm(join(folder, name));
  for (const page of pages) {
    const html = page.elements.some(isPolicy) ? page.html : setPolicy(page, policy);
    const names = new Set([page.path, page.path.replace(/\/index\.html$/, ".html")]);
    for (const name of names) await writeFile(join(folder, name), html);
  }
  for (const [from, to] of redirects) {
    const file = join(folder, fileOf(from));
    // The host already serves this file, or has a file where this one needs a folder.
    if (existsSync(file) || from.endsWith(".html/")) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage(prefix + to));
  }
};

/** Whether an internal URL is below a path prefix. A link to the home page may be only the prefix. */
const isBelow = (prefix: string, address: string) => {
  const { pathname } = new URL(address, "https://site.invalid");
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
};

/** The file that a host without redirects serves at a path. */
const fileOf = (path: string) => {
  if (path.endsWith("/")) return `${path}index.html`;
  return path.endsWith(".html") ? path : `${path}.html`;
};

/** The internal URLs in a page. */
const addressesIn = ({ elements }: Page) =>
  elements
    .flatMap(({ attributes: { href = "", src = "", srcset = "" } }) => [href, src, ...srcset.split(/,\s+/)])
    .filter(address => /^\/(?!\/)/.test(address));

const redirectPage = (to: string) =>
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex">` +
  `<link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}">` +
  `<a href="${to}">This page has moved.</a></html>\n`;
