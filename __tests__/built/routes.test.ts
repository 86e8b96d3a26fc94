import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  aliases,
  caseStudies,
  company,
  contactPage,
  featured,
  galleryPage,
  home,
  notFoundPage,
  placeholders,
  privacyPage,
  projectsPage,
  published,
  services,
  servicesPage,
  titled,
} from "./content";
import { all, type BuiltPage, canonical, exists, isIn, meta, page, pages, plain, root } from "./site";

/** Pages that are not made from a folder of the content, with what their titles say behind the firm's name. */
const fixed: Readonly<Record<string, string>> = {
  "/": home.meta.label,
  "/services": servicesPage.meta.label,
  "/projects": projectsPage.meta.label,
  "/gallery": galleryPage.meta.label,
  "/contact": contactPage.meta.label,
  "/privacy": privacyPage.meta.label,
  "/404.html": notFoundPage.meta.label,
};
/** The pages of the overview of case studies behind the first, with 24 on each. */
const furtherOverviews = published
  .filter((_, index) => index > 0 && index % 24 === 0)
  .map((_, index) => ({ path: `/projects/page/${index + 2}`, number: index + 2 }));
const inGallery = services.filter(({ slug }) => galleryPage.pictures.some(({ service }) => service === slug));
/** The pictures of one service each, as parts of the gallery, where there is more than one to choose from. */
const galleryViews = (inGallery.length > 1 ? inGallery : []).map(({ slug, label }) => ({
  path: `/gallery/${slug}`,
  label: `${galleryPage.meta.label}: ${label}`,
}));
const isView = (path: string) => galleryViews.some(view => view.path === path);
const routes = [
  ...Object.keys(fixed),
  ...galleryViews.map(({ path }) => path),
  ...[...furtherOverviews, ...services, ...caseStudies].map(({ path }) => path),
  ...Object.keys(aliases),
].sort();

test("has a page for everything in the content and no other", () => {
  expect(pages.map(({ path }) => path)).toEqual(routes);
});

describe.each(pages)("$path", current => {
  test("is British English with a title, a description and one main heading", () => {
    expect(all(current, "html")[0]?.attributes.lang).toBe("en-GB");
    expect(all(current, "title").map(({ text }) => text)).toEqual([titleOf(current.path)]);
    expect(meta(current, "description")?.length).toBeGreaterThanOrEqual(70);
    expect(all(current, "h1")).toHaveLength(1);
  });

  test("shows no gap where content should be", () => {
    expect(current.html).not.toMatch(/undefined|\[object Object\]/);
    const texts = current.elements.filter(({ name, attributes }) => /^(h[1-6]|p)$/.test(name) && !isLive(attributes));
    expect(texts.filter(({ text }) => text === "")).toEqual([]);
  });

  test("leads to the privacy page", () => {
    expect(all(current, "a").filter(({ attributes }) => attributes.href === "/privacy")).not.toEqual([]);
  });

  test("links only to what exists", () => {
    const links = all(current, "a").map(({ attributes }) => attributes.href ?? "");
    const internal = links.filter(href => href.startsWith("/"));
    expect(internal).not.toEqual([]);
    expect(internal.filter(href => !leadsSomewhere(href))).toEqual([]);
    expect(internal.filter(href => /.\/($|[?#])/.test(href))).toEqual([]);
    expect(links.filter(href => href.startsWith("#")).filter(href => !hasId(current.path, href.slice(1)))).toEqual([]);
  });

  test("asks for its pictures before its scripts", () => {
    const early = all(current, "script").filter(({ attributes }) => attributes.src);
    const hints = all(current, "link").filter(({ attributes }) => attributes.as === "script");
    expect([...early, ...hints]).toEqual([]);
  });

  test("asks only for files that are there", () => {
    const linked = all(current, "link").map(({ attributes }) => attributes.href ?? "");
    const styled = [...current.html.matchAll(/url\("?(\/[^")]+)/g)].map(([, url = ""]) => url);
    const own = [...linked.filter(href => href.startsWith("/")), ...styled];
    expect(own).not.toEqual([]);
    expect(own.filter(href => !exists(href))).toEqual([]);
  });

  test("names icons for old browsers, new ones and home screens", () => {
    const icons = all(current, "link").filter(({ attributes: { rel = "" } }) => rel.endsWith("icon"));
    expect(icons.map(({ attributes }) => attributes.href)).toEqual([
      "/favicon.ico",
      expect.stringMatching(/^\/static\/\w+\/[^/]+\.svg$/),
      "/apple-touch-icon.png",
    ]);
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

/** The title of a page; that of an alias is the title of what it shows. */
const titleOf = (path: string) => {
  const shown = aliases[path] ?? path;
  const label = fixed[shown] ?? galleryViews.find(view => view.path === path)?.label;
  const made = [...services, ...caseStudies].find(({ path }) => path === shown);
  const further = furtherOverviews.find(({ path }) => path === shown);
  const { meta, paging } = projectsPage;
  if (further) return plain(titled(`${meta.label}, ${paging.page.toLowerCase()} ${further.number}`));
  return plain(label ? titled(label) : (made?.pageTitle ?? "none"));
};

/** Where the links in the lists and menus of a page's own content lead, of those below this address. */
const cardsOf = (of: BuiltPage, below: string) =>
  all(of, "a")
    .filter(link => isIn(link, "main") && (isIn(link, "li") || isIn(link, "nav")))
    .map(({ attributes }) => attributes.href)
    .filter(href => href?.startsWith(below));

test("titles are unique but for aliases", () => {
  const titles = pages.filter(({ path }) => !(path in aliases)).map(current => all(current, "title")[0]?.text);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(["/", "/services"])("%s leads to every service, in the order of the content", path => {
  expect(cardsOf(page(path), "/services/")).toEqual(services.map(({ path }) => path));
});

test("the home page leads to every featured project and the overview to every published one, in order", () => {
  expect(cardsOf(page("/"), "/projects/")).toEqual(featured.map(({ path }) => path));
  const overviews = ["/projects", ...furtherOverviews.map(({ path }) => path)];
  const shown = overviews.flatMap(path => cardsOf(page(path), "/projects/"));
  expect(shown.filter(path => !path?.startsWith("/projects/page/"))).toEqual(published.map(({ path }) => path));
});

test("an alias is the full page of a case study, canonical there", () => {
  for (const [alias, target] of Object.entries(aliases)) {
    const body = (path: string) => page(path).html.replaceAll(alias, target).split("<body")[1]?.split("<script")[0];
    expect(body(alias)).toBe(body(target));
    expect(canonical(page(alias))).toBe(company.website.url + target);
  }
});

test("canonical addresses are the routes themselves, without a slash at the end", () => {
  for (const current of pages.filter(({ path }) => !(path in aliases) && !isView(path) && path !== "/404.html"))
    expect(canonical(current)).toBe(company.website.url + current.path);
});

test("a view of the gallery has the pictures of its service alone, leads to the others, and is canonical in the gallery", () => {
  for (const { path } of galleryViews) {
    const shown = all(page(path), "figcaption").map(({ text }) => text);
    const own = galleryPage.pictures.filter(({ service }) => `/gallery/${service}` === path);
    expect(shown.toSorted()).toEqual(own.map(({ caption }) => plain(caption)).toSorted());
    expect(cardsOf(page(path), "/gallery")).toEqual(["/gallery", ...galleryViews.map(view => view.path)]);
    expect(canonical(page(path))).toBe(`${company.website.url}/gallery`);
  }
});

test("a service shows the published case studies that name it, and a case study leads on to its service and the next", () => {
  for (const { slug, path } of services.filter(({ layout }) => layout === "standard")) {
    const own = published.filter(({ service }) => service === slug).map(study => study.path);
    expect(cardsOf(page(path), "/projects/")).toEqual(own.slice(0, 3));
  }
  for (const [at, { path, service }] of published.entries()) {
    const next = published[(at + 1) % published.length];
    if (next?.path !== path) expect(cardsOf(page(path), "/projects/")).toEqual([next?.path]);
    expect(cardsOf(page(path), "/services/")).toContain(`/services/${service}`);
  }
});

test("published case studies may be found by search engines", () => {
  expect(published.filter(({ path }) => meta(page(path), "robots") !== undefined)).toEqual([]);
});

test("placeholder case studies are kept from search engines and linked from nowhere", () => {
  for (const { path, challenge } of placeholders) {
    expect(meta(page(path), "robots")).toBe("noindex");
    const texts = all(page(path), "p").map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(challenge.paragraphs.map(plain)));
    const linking = pages.filter(current => all(current, "a").some(({ attributes }) => attributes.href === path));
    expect(linking.map(current => current.path).filter(other => other !== path)).toEqual([]);
  }
});

test("robots are told where the sitemap is, and kept from nothing", () => {
  const lines = readFileSync(join(root, "robots.txt"), "utf8").trim().split("\n");
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${company.website.url}/sitemap-index.xml`]);
});

test("the sitemap lists the indexed pages by their canonical addresses", () => {
  const listedIn = (file: string) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  const parts = listedIn("sitemap-index.xml").map(address => address.slice(company.website.url.length));
  const listed = parts.flatMap(listedIn).sort();
  const unlisted = [
    "/404.html",
    ...galleryViews.map(({ path }) => path),
    ...Object.keys(aliases),
    ...placeholders.map(({ path }) => path),
  ];
  const indexed = routes.filter(path => !unlisted.includes(path));
  expect(listed).toEqual(indexed.map(path => company.website.url + path));
});
