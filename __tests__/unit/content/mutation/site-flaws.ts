import { posix } from "node:path";

/** A content file with its data. */
export interface Page {
  path: string;
  data: unknown;
}

/** A value by keys, or undefined when the way to it is blocked. */
export function dig(data: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

/** Every string of a tree under the key that it stands under. */
export function strings(data: unknown, key = ""): { key: string; text: string }[] {
  if (typeof data === "string") return [{ key, text: data }];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([inner, value]) => strings(value, Array.isArray(data) ? key : inner));
}

/** Pages that clash, links and aliases that lead nowhere, titles that lose their highlight. */
export function siteFlaws(pages: readonly Page[]): string[] {
  const flaws: string[] = [];
  const inFolder = (folder: string) => pages.filter(({ path }) => posix.dirname(path) === folder);
  const [services, caseStudies] = [inFolder("services"), inFolder("case-studies")];
  const slugs = (folder: Page[]) => folder.map(({ data }) => String(dig(data, "slug")));
  const aliasList = dig(pages.find(({ path }) => path === "aliases.json")?.data, "aliases");
  const aliases: unknown[] = Array.isArray(aliasList) ? aliasList : [];
  const placeholders = caseStudies
    .filter(({ data }) => dig(data, "status") !== "published")
    .map(({ data }) => String(dig(data, "slug")));

  const routes = [
    ...["/", "/services", "/projects", "/gallery", "/contact"],
    ...slugs(services).map(slug => `/services/${slug}`),
    ...slugs(caseStudies).map(slug => `/projects/${slug}`),
    ...aliases.map(alias => String(dig(alias, "path"))),
  ];
  routes.filter((route, index) => routes.indexOf(route) < index).forEach(route => flaws.push(`${route} stands twice`));
  routes.filter(route => !/^\/[a-z0-9/-]*$/.test(route)).forEach(route => flaws.push(`${route} is no address`));
  for (const folder of [services, caseStudies]) {
    const orders = folder.map(({ data }) => dig(data, "order"));
    if (new Set(orders).size < orders.length) flaws.push("an order stands twice");
    if (folder.length === 0) flaws.push("a folder is empty");
  }
  for (const alias of aliases) {
    const slug = String(dig(alias, "caseStudy"));
    if (!slugs(caseStudies).includes(slug) || placeholders.includes(slug)) flaws.push(`an alias leads to ${slug}`);
  }
  for (const { path, data } of caseStudies) {
    if (!slugs(services).includes(String(dig(data, "service")))) flaws.push(`${path} belongs to no service`);
    if (!String(dig(data, "hero", "title")).includes(String(dig(data, "hero", "highlight"))))
      flaws.push(`${path} loses its highlight`);
    if (
      dig(data, "status") === "published" &&
      /\[|\]/.test(
        strings(data)
          .map(({ text }) => text)
          .join(""),
      )
    )
      flaws.push(`${path} shows template text`);
  }
  for (const { path, data } of services)
    for (const section of dig(data, "layout") === "trades" ? ["prompt"] : ["benefits", "process"])
      if (dig(data, section) === undefined) flaws.push(`${path} lacks ${section}`);
  if (!caseStudies.some(({ data }) => dig(data, "featured") === true && dig(data, "status") === "published"))
    flaws.push("nothing is featured");

  const reachable = new Set(
    [...routes, "/#services", "/contact#contact-form"].filter(
      route => !placeholders.some(slug => route === `/projects/${slug}`),
    ),
  );
  for (const { path, data } of pages)
    for (const { key, text } of strings(data))
      if (key === "href" && text.startsWith("/") && !reachable.has(text)) flaws.push(`${path} links to ${text}`);
  return flaws;
}
