import { readFileSync } from "node:fs";
import { all, canonical, exists, meta, page, pages } from "./site";

const services = [
  "industrial-coatings",
  "gutter-repair-replace",
  "skylight-repair-replace",
  "painting-decorating",
  "industrial-cleaning",
  "other-services",
];
const caseStudies = [
  "car-park-beam-restoration",
  "recycling-center-beam-coating",
  "ipswich-town-skylight-repair",
  "exterior-office-repainting",
  "warehouse-gutter-replacement",
];
const placeholders = [
  "gutter-restoration",
  "skylight-replacement",
  "decorative-painting",
  "industrial-cleaning-detail",
];
const aliases = {
  "/projects/industrial-coatings": "/projects/car-park-beam-restoration",
  "/projects/gutter-repair": "/projects/recycling-center-beam-coating",
  "/projects/skylight-repair": "/projects/ipswich-town-skylight-repair",
  "/projects/painting": "/projects/exterior-office-repainting",
  "/projects/industrial-cleaning": "/projects/warehouse-gutter-replacement",
};
const routes = [
  ...["/", "/services", "/projects", "/gallery", "/contact", "/404.html"],
  ...services.map(slug => `/services/${slug}`),
  ...[...caseStudies, ...placeholders].map(slug => `/projects/${slug}`),
  ...Object.keys(aliases),
];
const site = "https://www.jlmaintenance.example";

test("has every route of the specification and no other", () => {
  expect(pages.map(({ path }) => path)).toEqual([...routes].sort());
});

describe.each(pages)("$path", current => {
  test("is British English with a title, a description and one main heading", () => {
    expect(all(current, "html")[0]?.attributes.lang).toBe("en-GB");
    expect(all(current, "title").map(({ text }) => text)).toEqual([expect.stringMatching(/^J&L Maintenance \| \S/)]);
    expect(meta(current, "description")?.length).toBeGreaterThanOrEqual(70);
    expect(all(current, "h1")).toHaveLength(1);
  });

  test("shows no gap where content should be", () => {
    expect(current.html).not.toMatch(/undefined|\[object Object\]/);
    const texts = current.elements.filter(({ name, attributes }) => /^(h[1-6]|p)$/.test(name) && !isLive(attributes));
    expect(texts.filter(({ text }) => text === "")).toEqual([]);
  });

  test("links only to what exists", () => {
    const links = all(current, "a").map(({ attributes }) => attributes.href ?? "");
    const internal = links.filter(href => href.startsWith("/"));
    expect(internal.length).toBeGreaterThan(10);
    expect(internal.filter(href => !leadsSomewhere(href))).toEqual([]);
    expect(internal.filter(href => /.\/($|[?#])/.test(href))).toEqual([]);
    expect(links.filter(href => href.startsWith("#")).filter(href => !hasId(current.path, href.slice(1)))).toEqual([]);
  });

  test("names icons for old browsers, new ones and home screens, and all are there", () => {
    const icons = all(current, "link").filter(({ attributes }) => attributes.rel?.endsWith("icon"));
    const types = icons.map(({ attributes }) => attributes.href?.split(".").at(-1));
    expect(types).toEqual(["ico", "svg", "png"]);
    expect(icons.filter(({ attributes }) => !exists(attributes.href ?? ""))).toEqual([]);
  });

  test("shows only pictures that exist, each with a text or marked as decoration", () => {
    const urls = [...all(current, "img"), ...all(current, "source")].flatMap(({ attributes }) => [
      ...(attributes.src ? [attributes.src] : []),
      ...(attributes.srcset ?? "").split(",").map(part => part.trim().split(" ")[0] ?? ""),
    ]);
    expect(urls.filter(Boolean).filter(url => !exists(url))).toEqual([]);
    for (const { attributes } of all(current, "img")) {
      expect(attributes.alt).toBeDefined();
      expect(Number(attributes.width)).toBeGreaterThan(0);
      expect(Number(attributes.height)).toBeGreaterThan(0);
    }
  });
});

/** A region that is empty until there is something to announce. */
const isLive = ({ role, "aria-live": live }: Readonly<Record<string, string>>) =>
  role === "status" || live !== undefined;

const hasId = (path: string, id: string) => page(path).elements.some(({ attributes }) => attributes.id === id);

const leadsSomewhere = (href: string) => {
  const [path = "", anchor] = href.split("#");
  return exists(path) && (anchor === undefined || hasId(path, anchor));
};

test("every page about the work leads from its own content to an enquiry", () => {
  const main = ({ html }: { html: string }) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const others = pages.filter(({ path }) => path !== "/contact" && path !== "/404.html");
  expect(others.filter(current => !main(current).includes('href="/contact"')).map(({ path }) => path)).toEqual([]);
});

test("titles are unique but for aliases", () => {
  const titles = pages.filter(({ path }) => !(path in aliases)).map(current => all(current, "title")[0]?.text);
  expect(new Set(titles).size).toBe(titles.length);
  expect(all(page("/services/gutter-repair-replace"), "title")[0]?.text).toBe(
    "J&L Maintenance | Gutter Repair & Replace",
  );
  expect(all(page("/projects/car-park-beam-restoration"), "title")[0]?.text).toBe(
    "J&L Maintenance | Project - Car Park Beam Restoration",
  );
});

test.each(Object.entries(aliases))("%s is the full page %s, canonical there", (alias, target) => {
  const body = (path: string) => page(path).html.replaceAll(alias, target).split("<body")[1]?.split("<script")[0];
  expect(body(alias)).toBe(body(target));
  expect(canonical(page(alias))).toBe(site + target);
});

test("canonical addresses are the routes themselves, without a slash at the end", () => {
  for (const current of pages.filter(({ path }) => !(path in aliases) && path !== "/404.html"))
    expect(canonical(current)).toBe(site + current.path);
});

test("placeholder case studies are kept from search engines and linked from nowhere", () => {
  for (const slug of placeholders) {
    expect(meta(page(`/projects/${slug}`), "robots")).toBe("noindex");
    expect(page(`/projects/${slug}`).html).toContain("[Your challenge description will go here...]");
    const linking = pages.filter(current =>
      all(current, "a").some(({ attributes }) => attributes.href === `/projects/${slug}`),
    );
    expect(linking.filter(({ path }) => path !== `/projects/${slug}`)).toEqual([]);
  }
});

test("the sitemap lists the indexed pages by their canonical addresses", () => {
  const listed = [...readFileSync("public/sitemap.xml", "utf8").matchAll(/<loc>(.*?)<\/loc>/g)].map(match => match[1]);
  const indexed = routes.filter(path => !(path in aliases) && !placeholders.some(slug => path.endsWith(`/${slug}`)));
  expect(listed).toEqual(
    indexed
      .filter(path => path !== "/404.html")
      .sort()
      .map(path => site + path),
  );
});
