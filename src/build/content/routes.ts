import { textAt } from "./document";
import { isObject } from "./parse-json";
import { type Site, documentsOf, slugsIn } from "./site";

/** Addresses that exist whatever the content says. */
const FIXED_ROUTES: readonly string[] = ["/", "/services", "/projects", "/gallery", "/contact"];

/** Places inside a page that a link may point to. */
export const ANCHORS: Readonly<Record<string, readonly string[]>> = { "/": ["services"], "/contact": ["contact-form"] };

/** Every address of the site. */
export interface Routes {
  pages: ReadonlySet<string>;
  /** Second addresses with the slug of the case study that each shows. */
  aliases: ReadonlyMap<string, string>;
  /** Pages of placeholder case studies, which nothing may link to. */
  placeholders: ReadonlySet<string>;
}

/** Files that cannot be read count as pages, so that one broken file is reported once and not at every link to it. */
export function routesOf(site: Site): Routes {
  const services = [...slugsIn(site, "services")].map(slug => `/services/${slug}`);
  const projects = [...slugsIn(site, "case-studies")].map(slug => `/projects/${slug}`);
  const placeholders = documentsOf(site, "case-study")
    .filter(({ json }) => json.value["status"] === "placeholder")
    .map(({ json }) => `/projects/${textAt(json.value, "slug")}`);
  return {
    pages: new Set([...FIXED_ROUTES, ...services, ...projects]),
    aliases: new Map(aliasEntries(site)),
    placeholders: new Set(placeholders),
  };
}

function aliasEntries(site: Site): [string, string][] {
  const entries = documentsOf(site, "aliases").flatMap(({ json }) =>
    Array.isArray(json.value["aliases"]) ? (json.value["aliases"] as unknown[]) : [],
  );
  return entries.flatMap((entry): [string, string][] => {
    const path = isObject(entry) ? textAt(entry, "path") : undefined;
    return isObject(entry) && path !== undefined ? [[path, textAt(entry, "caseStudy") ?? ""]] : [];
  });
}
