import { problemAt, stringsOf, textAt } from "../document";
import { isObject } from "../parse-json";
import { didYouMean } from "../nearest";
import type { Problem } from "../problem";
import { ANCHORS, type Routes, routesOf } from "../routes";
import { SLUG, type Site, type SiteRule, slugsIn } from "../site";
import { quote } from "../wording";

/** Links that lead nowhere or to a page that visitors should not see. */
export const links: SiteRule = site => {
  const routes = routesOf(site);
  return site.documents.flatMap(document => [
    ...stringsOf(document, "href").flatMap(({ path, value }) => {
      const message = value.startsWith("/") ? internalFault(value, routes) : externalFault(value);
      return message === undefined ? [] : [problemAt(document, path, `is ${quote(value)}, ${message}`)];
    }),
    ...serviceLinks(site, document),
    ...menuLists(document),
  ]);
};

/** What is wrong with a link inside the site, going on from its address; undefined when it leads somewhere. */
function internalFault(href: string, routes: Routes): string | undefined {
  const [route = "", anchor] = href.split("#", 2);
  if (!routes.pages.has(route) && !routes.aliases.has(route)) {
    const bare = route.replace(/\/+$/, "");
    if (routes.pages.has(bare))
      return `which ends with a slash. Write ${quote(bare + (anchor === undefined ? "" : `#${anchor}`))}.`;
    return `but the site has no such page.${didYouMean(route, [...routes.pages, ...routes.aliases.keys()])} Write the address of a page that is there.`;
  }
  if (routes.placeholders.has(route))
    return "the page of a case study that is still a placeholder. Link to a published one, or publish it first.";
  const anchors = ANCHORS[route] ?? [];
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const advice = anchors.length > 0 ? `Write ${quote(`${route}#${anchors.join()}`)}.` : `Write ${quote(route)}.`;
  return `but the page has no place called #${anchor}. ${advice}`;
}

function externalFault(href: string): string | undefined {
  if (!URL.canParse(href)) return "which is not a full web address. Copy it from the browser's address bar.";
  const { hostname, username, password } = new URL(href);
  if (username || password) return "which holds a user name or password. Delete everything before the @ sign.";
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname)
    ? undefined
    : "whose domain cannot be right. Copy the address from the browser's address bar.";
}

function serviceLinks(site: Site, document: Parameters<typeof stringsOf>[0]): Problem[] {
  const services = slugsIn(site, "services");
  return stringsOf(document, "service")
    .filter(({ value }) => SLUG.test(value) && !services.has(value))
    .map(({ path, value }) =>
      problemAt(
        document,
        path,
        `is ${quote(value)}, but there is no content/services/${value}.json.${didYouMean(value, services)} Write the name of a file in content/services without .json.`,
      ),
    );
}

/** A menu entry that opens a list leads to the overview of the same things. */
function menuLists(document: Parameters<typeof stringsOf>[0]): Problem[] {
  return document.visits.flatMap(({ value, path }) => {
    const list = isObject(value) ? textAt(value, "list") : undefined;
    if (!isObject(value) || (list !== "services" && list !== "projects") || value["href"] === `/${list}`) return [];
    return [
      problemAt(
        document,
        [...path, "href"],
        `should be "/${list}", because the entry opens the list of ${list}.`,
        "warning",
      ),
    ];
  });
}
