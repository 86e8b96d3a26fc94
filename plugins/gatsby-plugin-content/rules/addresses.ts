import { FILE_KINDS, FOLDERS, addressOf, pagePath, slugOf } from "../file-kinds";
import { type Rule, type Site, documentsOf, filesIn, problemAt, stringsOf } from "../site";
import { didYouMean, quote } from "../wording";

/** Places inside a page that a link may point to. */
const ANCHORS: Readonly<Record<string, string>> = { "/": "services", "/contact": "contact-form" };

/** Common typing errors that leave an address valid, but somebody else's or nobody's. */
const SLIP =
  /@(?:gmial|gmal|gamil|gnail|hotmial|hotmal|outlok|outllook|yaho)\.|\.(?:couk|cmo|con|comm|orguk)(?=[/?#]|$)/i;

type Addresses = ReadonlySet<string | undefined>;

/** Links, aliases and redirects that lead nowhere, to a page that visitors should not see, or to a page's own address. */
export const addresses: Rule = function* (site) {
  // Files that cannot be read count, so that one broken file is not reported at every link to it.
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

/** The pages with the pictures of one service each; there is none where all pictures belong to one. */
function galleryViews(site: Site): string[] {
  const pictures = stringsOf(site, "service").filter(({ document }) => document.kind.schema === "gallery-page");
  const views = new Set(pictures.map(({ value }) => pagePath("/gallery", value)));
  return views.size > 1 ? [...views] : [];
}

/** What is wrong with a link inside the site, going on from its address; undefined when it leads somewhere. */
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

/** What is wrong with a slug that names a file of a folder, such as the service of a case study. */
function slugFault(slug: string, folder: string, slugs: string[], placeholders: Addresses): string | undefined {
  if (placeholders.has(addressOf(`${folder}/${slug}.json`)))
    return "which is still a placeholder. Name a published one.";
  if (slugs.includes(slug)) return undefined;
  return `but no page of content/${folder} has this address.${didYouMean(slug, slugs)} Write the last part of one that is there.`;
}

/** E-mail and web addresses that are misspelt in a common way. */
export const misspelt: Rule = function* (site) {
  for (const visit of stringsOf(site, "email", "url", "href")) {
    const found = SLIP.exec(visit.value)?.[0] ?? "";
    const message = `is ${quote(visit.value)}, which looks misspelt at ${quote(found)}. Check it letter by letter.`;
    if (found) yield problemAt(visit, message, "warning");
  }
};
