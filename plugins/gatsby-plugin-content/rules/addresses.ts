import { FILE_KINDS, FOLDERS, addressOf, pagePath, slugOf } from "../file-kinds";
import { type Rule, type Site, documentsOf, filesIn, problemAt, stringsOf } from "../site";
import { didYouMean, quote } from "../wording";

/** Places inside a page that a link may point to. */
const ANCHORS: Readonly<Record<string, string>> = { "/": "services", "/contact": "contact-form" };

/** Common typing errors in addresses. The result is valid, but belongs to somebody else or nobody. */
const SLIP =
  /@(?:gmial|gmal|gamil|gnail|hotmial|hotmal|outlok|outllook|yaho)\.|\.(?:couk|cmo|con|comm|orguk)(?=[/?#]|$)/i;

type Addresses = ReadonlySet<string | undefined>;

/** Finds links, aliases and redirects with a missing or hidden target, or from the address of a page. */
export const addresses: Rule = function* (site) {
  // Unreadable files count as pages, so that one broken file is not reported at every link to it.
  const made = [...FILE_KINDS.map(({ address }) => address), ...[...site.files.keys()].map(addressOf)];
  const pages = new Set([...made, ...galleryViews(site)]);
  const all = new Set([...pages, ...stringsOf(site, "route").map(({ value }) => value)]);
  for (const visit of stringsOf(site, "route", "redirect")) {
    const [taken, what] = visit.schema.format === "route" ? [pages, "alias"] : [all, "redirect"];
    const message = `is ${quote(visit.value)}, but there is a page at this address already. Choose another, or delete the ${what}.`;
    if (taken.has(visit.value.replace(/\/index\.html$/, "") || "/")) yield problemAt(visit, message);
  }
  const studies = documentsOf(site, "case-study").filter(({ json }) => json.value["status"] === "placeholder");
  const placeholders = new Set(studies.map(({ file }) => addressOf(file)));
  for (const visit of stringsOf(site, "href")) {
    const fault = visit.value.startsWith("/") ? linkFault(visit.value, all, placeholders) : undefined;
    if (fault !== undefined) yield problemAt(visit, `is ${quote(visit.value)}, ${fault}`);
  }
  for (const { schema, path } of FOLDERS) {
    const slugs = filesIn(site, path).map(slugOf);
    for (const visit of stringsOf(site, schema)) {
      const fault = slugFault(visit.value, path, slugs, placeholders);
      if (fault !== undefined) yield problemAt(visit, `is ${quote(visit.value)}, ${fault}`);
    }
  }
};

/** The gallery pages of one service each; empty if all pictures belong to one service. */
function galleryViews(site: Site): string[] {
  const pictures = stringsOf(site, "service").filter(({ document }) => document.kind.schema === "gallery-page");
  const views = new Set(pictures.map(({ value }) => pagePath("/gallery", value)));
  return views.size > 1 ? [...views] : [];
}

/** The error of an internal link, worded to follow its address; undefined if the link works. */
function linkFault(href: string, all: Addresses, placeholders: Addresses): string | undefined {
  const [address = "", anchor] = href.split("#", 2);
  if (!all.has(address)) {
    const known = [...all].filter(path => path !== undefined);
    return `but the site has no such page.${didYouMean(address, known)} Write the address of a page that is there.`;
  }
  if (placeholders.has(address))
    return "the page of a case study that is still a placeholder. Link to a published one, or publish it first.";
  const place = ANCHORS[address];
  if (anchor === undefined || anchor === place) return undefined;
  return `but the page has no place called #${anchor}. Write ${quote(place === undefined ? address : `${address}#${place}`)}.`;
}

/** The error of a slug that refers to a file, such as the service of a case study. */
function slugFault(slug: string, folder: string, slugs: string[], placeholders: Addresses): string | undefined {
  if (placeholders.has(addressOf(`${folder}/${slug}.json`)))
    return "which is still a placeholder. Name a published one.";
  if (slugs.includes(slug)) return undefined;
  return `but no page of content/${folder} has this address.${didYouMean(slug, slugs)} Write the last part of one that is there.`;
}

/** Finds common typing errors in e-mail and web addresses. */
export const misspelt: Rule = function* (site) {
  for (const visit of stringsOf(site, "email", "url", "href")) {
    const found = SLIP.exec(visit.value)?.[0] ?? "";
    const message = `is ${quote(visit.value)}, which looks misspelt at ${quote(found)}. Check it letter by letter.`;
    if (found) yield problemAt(visit, message, "warning");
  }
};
