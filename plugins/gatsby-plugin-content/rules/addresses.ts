import { FILE_KINDS, FOLDERS, addressOf, pagePath, slugOf } from "../file-kinds";
import { type Site, type SiteRule, documentsOf, filesIn, problemAt, stringsOf } from "../site";
import { didYouMean, quote } from "../wording";

/** Places inside a page that a link may point to. */
const ANCHORS: Readonly<Record<string, string>> = { "/": "services", "/contact": "contact-form" };

/** Links, aliases and redirects that lead nowhere, to a page that visitors should not see, or to a page's own address. */
export const addresses: SiteRule = function* (site) {
  // Files that cannot be read count, so that one broken file is not reported at every link to it.
  const made = [...FILE_KINDS.map(({ address }) => address), ...[...site.files.keys()].map(addressOf)];
  const pages = new Set([...made, ...galleryViews(site)]);
  const aliases = stringsOf(site, "route");
  const all = new Set([...pages, ...aliases.map(({ value }) => value)]);
  const redirects = stringsOf(site, "redirect");
  for (const [visits, taken, what] of [
    [aliases, pages, "alias"],
    [redirects, all, "redirect"],
  ] as const)
    for (const visit of visits) {
      const fault = `is ${quote(visit.value)}, but there is a page at this address already. Choose another, or delete the ${what}.`;
      if (taken.has(visit.value.replace(/\/index\.html$/, "") || "/")) yield problemAt(visit, fault);
    }
  const placeholders = placeholdersOf(site);
  for (const visit of stringsOf(site, "href")) {
    const fault = visit.value.startsWith("/") ? linkFault(visit.value, all, placeholders) : undefined;
    if (fault !== undefined) yield problemAt(visit, `is ${quote(visit.value)}, ${fault}`);
  }
  yield* references(site, placeholders);
};

/** The pages with the pictures of one service each; there is none where all pictures belong to one. */
const galleryViews = (site: Site) => {
  const pictures = stringsOf(site, "service").filter(({ document }) => document.kind.schema === "gallery-page");
  const views = new Set(pictures.map(({ value }) => pagePath("/gallery", value)));
  return views.size > 1 ? [...views] : [];
};

type Addresses = ReadonlySet<string | undefined>;

/** Addresses of placeholder case studies, which nothing may link to. */
const placeholdersOf = (site: Site): Addresses => {
  const studies = documentsOf(site, "case-study").filter(({ json }) => json.value["status"] === "placeholder");
  return new Set(studies.map(({ file }) => addressOf(file)));
};

/** Slips of the finger that leave an address whole, but somebody else's or nobody's. */
const SLIP =
  /@(?:gmial|gmal|gamil|gnail|hotmial|hotmal|outlok|outllook|yaho)\.|\.(?:couk|cmo|con|comm|orguk)(?=[/?#]|$)/i;

/** E-mail and web addresses that are misspelt in a common way. */
export const misspelt: SiteRule = site =>
  stringsOf(site, "email", "url", "href").flatMap(visit => {
    const found = SLIP.exec(visit.value)?.[0];
    const message = `is ${quote(visit.value)}, which looks misspelt at ${quote(found ?? "")}. Check it letter by letter.`;
    return found === undefined ? [] : [problemAt(visit, message, "warning")];
  });

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

/** Slugs that name a file of a folder: the service of a case study, the case study of an alias. */
function* references(site: Site, placeholders: Addresses) {
  for (const { schema, path } of FOLDERS) {
    const slugs = filesIn(site, path).map(slugOf);
    for (const visit of stringsOf(site, schema)) {
      const { value } = visit;
      const missing = `but there is no content/${path}/${value}.json.${didYouMean(value, slugs)} Write the name of a file in content/${path} without .json.`;
      if (placeholders.has(addressOf(`${path}/${value}.json`)))
        yield problemAt(visit, `is ${quote(value)}, which is still a placeholder. Name a published one.`);
      else if (!slugs.includes(value)) yield problemAt(visit, `is ${quote(value)}, ${missing}`);
    }
  }
}
