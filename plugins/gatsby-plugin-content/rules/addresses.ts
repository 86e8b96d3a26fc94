import { FILE_KINDS, FOLDERS, GALLERY, addressBelow, addressOfFile, fileOfSlug, slugOf } from "../file-kinds";
import { type Rule, type Site, filesIn, placeholdersOf, wrongText, stringsOf } from "../site";
import { didYouMean, oneOf, quote } from "../wording";

/** Links to a place inside a page. No other is allowed. */
const PLACES = ["/#services", "/contact#contact-form"];

/** Common typing errors in addresses. The result is valid, but belongs to somebody else or nobody. */
const SLIP =
  /@(?:gmial|gmal|gamil|gnail|hotmial|hotmal|outlok|outllook|yaho)\.|\.(?:couk|cmo|con|comm|orguk)(?=[/?#]|$)/i;

/** The addresses of the site. */
interface Addresses {
  /** Of pages that are made from files. */
  readonly pages: ReadonlySet<string>;
  /** Of all pages: those, and aliases. */
  readonly all: ReadonlySet<string>;
  /** Of case studies that are still placeholders. */
  readonly placeholders: ReadonlySet<string | undefined>;
  /** That redirects lead on from. */
  readonly former: ReadonlySet<string>;
}

const addressesOf = (site: Site): Addresses => {
  // The gallery has a page for each service with pictures, unless there is only one.
  const pictures = stringsOf(site, "service").filter(({ document }) => document.kind.schema === "gallery-page");
  const views = new Set(pictures.map(({ value }) => addressBelow(GALLERY, value)));
  // Unreadable files count as pages, so that one broken file is not reported at every link to it.
  const made = [...FILE_KINDS.map(({ address }) => address), ...[...site.files.keys()].map(addressOfFile)];
  const pages = new Set([...made, ...(views.size > 1 ? views : [])].filter(address => address !== undefined));
  return {
    pages,
    all: new Set([...pages, ...stringsOf(site, "route").map(({ value }) => value)]),
    placeholders: new Set(placeholdersOf(site).map(({ document }) => addressOfFile(document.file))),
    former: new Set(stringsOf(site, "redirect").map(({ value }) => value)),
  };
};

/** Finds aliases and redirects from the address of a page. */
export const takenAddresses: Rule = function* (site) {
  const { pages, all } = addressesOf(site);
  for (const node of stringsOf(site, "route", "redirect")) {
    const isAlias = node.schema.format === "route";
    const taken = isAlias ? pages : all;
    const advice = `Choose another, or delete the ${isAlias ? "alias" : "redirect"}.`;
    if (taken.has(node.value.replace(/\/index\.html$/, "") || "/"))
      yield* wrongText(node, `but there is a page at this address already. ${advice}`);
  }
};

/** Finds links to this site whose target is missing or hidden. */
export const links: Rule = site => {
  const addresses = addressesOf(site);
  const internal = stringsOf(site, "href").filter(({ value }) => value.startsWith("/"));
  return internal.flatMap(node => wrongText(node, linkFault(node.value, addresses)));
};

/** Finds slugs of other files that are missing or still placeholders. */
export const references: Rule = function* (site) {
  const { placeholders } = addressesOf(site);
  for (const { schema, path } of FOLDERS) {
    const slugs = filesIn(site, path).map(slugOf);
    for (const node of stringsOf(site, schema)) {
      const isPlaceholder = placeholders.has(addressOfFile(fileOfSlug(path, node.value)));
      const unknown = `but no page of content/${path} has this address.${didYouMean(node.value, slugs)} Write the last part of one that is there, or delete what refers to it.`;
      if (isPlaceholder) yield* wrongText(node, "which is still a placeholder. Name a published one.");
      else if (!slugs.includes(node.value)) yield* wrongText(node, unknown);
    }
  }
};

/** The error of an internal link, worded to follow its address; undefined if the link works. */
function linkFault(href: string, { all, placeholders, former }: Addresses): string | undefined {
  const [address = "", anchor] = href.split("#", 2);
  if (!all.has(address) && former.has(address))
    return "a former address, which only leads on. Write the address of the page itself.";
  if (!all.has(address))
    return `but the site has no such page.${didYouMean(address, [...all])} Write the address of a page that is there.`;
  if (placeholders.has(address))
    return "the page of a case study that is still a placeholder. Link to a published one, or publish it first.";
  if (anchor === undefined || PLACES.includes(href)) return undefined;
  const links = [address, ...PLACES.filter(place => place.startsWith(`${address}#`))];
  return `but no link can lead to #${anchor} there. Write ${oneOf(links.map(quote))}.`;
}

/** Finds common typing errors in e-mail and web addresses. */
export const misspelt: Rule = site =>
  stringsOf(site, "email", "url", "href").flatMap(node => {
    const found = SLIP.exec(node.value)?.[0];
    return wrongText(node, found && `which looks misspelt at ${quote(found)}. Check it letter by letter.`, "warning");
  });
