import { FILE_KINDS, addressOf } from "../file-kinds";
import type { Problem } from "../problem";
import { type Site, type SiteRule, type Visit, documentsOf, filesIn, problemAt, stringsOf } from "../site";
import { slugOf } from "../file-kinds";
import { didYouMean, quote } from "../wording";

/** Places inside a page that a link may point to. */
const ANCHORS: Readonly<Record<string, string>> = { "/": "services", "/contact": "contact-form" };

/** Addresses of pages; files that cannot be read count, so that one broken file is not reported at every link to it. */
const pagesOf = (site: Site) => {
  const fixed = FILE_KINDS.flatMap(({ address }) => address ?? []);
  return new Set([...fixed, ...[...site.files.keys()].flatMap(path => addressOf(path) ?? [])]);
};

/** Addresses of placeholder case studies, which nothing may link to. */
const placeholdersOf = (site: Site) =>
  new Set(
    documentsOf(site, "case-study")
      .filter(({ json }) => json.value["status"] === "placeholder")
      .map(({ file }) => addressOf(file)),
  );

/** Links, aliases and redirects that lead nowhere, to a page that visitors should not see, or to a page's own address. */
export const addresses: SiteRule = site => {
  const pages = pagesOf(site);
  const aliases = stringsOf(site, "route");
  const all = new Set([...pages, ...aliases.map(({ value }) => value)]);
  const placeholders = placeholdersOf(site);
  const standsInTheWay = (taken: ReadonlySet<string>, what: string) => (visit: Visit & { value: string }) => {
    const fault = `is ${quote(visit.value)}, but there is a page at this address already.`;
    return taken.has(visit.value) ? [problemAt(visit, `${fault} Choose another, or delete the ${what}.`)] : [];
  };
  const taken = [
    ...aliases.flatMap(standsInTheWay(pages, "alias")),
    ...stringsOf(site, "redirect").flatMap(standsInTheWay(all, "redirect")),
  ];
  const links = stringsOf(site, "href").flatMap(visit => {
    if (!visit.value.startsWith("/")) return [];
    const fault = linkFault(visit.value, all, placeholders);
    return fault === undefined ? [] : [problemAt(visit, `is ${quote(visit.value)}, ${fault}`)];
  });
  return [...taken, ...links, ...references(site, placeholders)];
};

/** What is wrong with a link inside the site, going on from its address; undefined when it leads somewhere. */
function linkFault(href: string, all: ReadonlySet<string>, placeholders: ReadonlySet<string | undefined>) {
  const [address = "", anchor] = href.split("#", 2);
  if (!all.has(address))
    return `but the site has no such page.${didYouMean(address, [...all])} Write the address of a page that is there.`;
  if (placeholders.has(address))
    return "the page of a case study that is still a placeholder. Link to a published one, or publish it first.";
  const place = ANCHORS[address];
  if (anchor === undefined || anchor === place) return undefined;
  return `but the page has no place called #${anchor}. Write ${quote(place === undefined ? address : `${address}#${place}`)}.`;
}

/** Slugs that name a file of a folder: the service of a case study, the case study of an alias. */
function references(site: Site, placeholders: ReadonlySet<string | undefined>): Problem[] {
  const folders = FILE_KINDS.filter(({ folder }) => folder);
  return folders.flatMap(({ schema, path }) => {
    const slugs = filesIn(site, path).map(slugOf);
    return stringsOf(site, schema).flatMap(visit => {
      const { value } = visit;
      if (placeholders.has(addressOf(`${path}/${value}.json`)))
        return [problemAt(visit, `is ${quote(value)}, which is still a placeholder. Name a published one.`)];
      if (slugs.includes(value)) return [];
      const advice = `${didYouMean(value, slugs)} Write the name of a file in content/${path} without .json.`;
      return [problemAt(visit, `is ${quote(value)}, but there is no content/${path}/${value}.json.${advice}`)];
    });
  });
}
