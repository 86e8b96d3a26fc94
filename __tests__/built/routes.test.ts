import { createReadStream, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSitemap, parseSitemapIndex } from "sitemap";
import { elementsOf } from "../../plugins/gatsby-plugin-hosting/read-html";
import { content } from "./content";
import { all, type BuiltPage, canonical, exists, isIn, meta, page, pages, plain, root } from "./site";

const { aliases, caseStudies, company, galleryPage, placeholders, projectsPage, published, services } = content;
const { url } = company.website;

/** Pages that do not come from a content folder. */
const fixed: Readonly<Record<string, { readonly meta: { readonly label: string } }>> = {
  "/": content.home,
  "/services": content.servicesPage,
  "/projects": projectsPage,
  "/gallery": galleryPage,
  "/contact": content.contactPage,
  "/privacy": content.privacyPage,
  "/404.html": content.notFoundPage,
};
/** Further pages of the overview of case studies, 24 on each. */
const furtherOverviews = published
  .filter((_, index) => index > 0 && index % 24 === 0)
  .map((_, index) => ({ path: `/projects/page/${index + 2}`, number: index + 2 }));
const inGallery = services.filter(({ slug }) => galleryPage.pictures.some(({ service }) => service === slug));
/** Gallery pages of one service each, if pictures of several services exist. */
const galleryViews = (inGallery.length > 1 ? inGallery : []).map(({ slug, label }) => ({
  path: `/gallery/${slug}`,
  label: `${galleryPage.meta.label}: ${label}`,
}));

const pathsOf = (those: readonly { readonly path: string }[]) => those.map(({ path }) => path);

const routes = [
  ...Object.keys(fixed),
  ...pathsOf([...galleryViews, ...furtherOverviews, ...services, ...caseStudies]),
  ...Object.keys(aliases),
].sort();
const unlisted = ["/404.html", ...pathsOf(galleryViews), ...Object.keys(aliases), ...pathsOf(placeholders)];
const indexed = routes.filter(path => !unlisted.includes(path));

test("has a page for each content file that needs one, and no other page", () => {
  expect(pathsOf(pages)).toEqual(routes);
});

describe.each(pages)("$path", current => {
  test("is in British English, with a title, a description and one main heading", () => {
    expect(all(current, "html")[0]?.attributes.lang).toBe("en-GB");
    expect(all(current, "title").map(({ text }) => text)).toEqual([titleOfPage(current.path)]);
    expect(meta(current, "description")?.length).toBeGreaterThanOrEqual(70);
    expect(all(current, "h1")).toHaveLength(1);
  });

  test("starts with the main heading and skips no heading level", () => {
    const levels = current.elements.flatMap(({ name }) => /^h([1-6])$/.exec(name)?.[1] ?? []).map(Number);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  });

  test("has no empty heading or paragraph", () => {
    expect(current.html).not.toMatch(/undefined|\[object Object\]/);
    const texts = current.elements.filter(({ name, attributes }) => /^(h[1-6]|p)$/.test(name) && !isLive(attributes));
    expect(texts.filter(({ text }) => text === "")).toEqual([]);
  });

  test("links to the privacy page, and has no broken link", () => {
    const links = all(current, "a").map(({ attributes }) => attributes.href ?? "");
    const internal = links.filter(href => /^[/#]/.test(href));
    expect(links).toContain(content.navigation.footer.privacy.href);
    expect(internal.filter(href => !leadsSomewhere(current.path, href))).toEqual([]);
    expect(internal.filter(href => /.\/($|[?#])/.test(href))).toEqual([]);
  });

  test("requests no script before it is painted", () => {
    const early = all(current, "script").filter(({ attributes }) => attributes.src);
    const hints = all(current, "link").filter(({ attributes }) => attributes.as === "script");
    expect([...early, ...hints]).toEqual([]);
  });

  test("requests only files that exist", () => {
    const urls = elementsOf(current.html).flatMap(({ name, text, attributes: { href = "", src = "", ...others } }) => [
      ...(name === "link" ? [href] : []),
      ...(["img", "source"].includes(name) ? [src] : []),
      ...(others.srcset ?? "").split(",").map(part => part.trim().split(" ")[0] ?? ""),
      ...[...`${others.style ?? ""} ${name === "style" ? text : ""}`.matchAll(/url\("?([^")]+)/g)].map(
        ([, to = ""]) => to,
      ),
    ]);
    const ofSite = urls.filter(address => address.startsWith("/"));
    expect(ofSite).toContain("/favicon.ico");
    expect(ofSite.filter(path => !exists(path))).toEqual([]);
  });

  test("has icons for old browsers, new browsers and home screens", () => {
    const icons = all(current, "link").filter(({ attributes: { rel = "" } }) => rel.endsWith("icon"));
    const files = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"];
    expect(icons.map(({ attributes }) => attributes.href)).toEqual(files);
  });

  test("has width, height and `alt` for each picture", () => {
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

const leadsSomewhere = (from: string, href: string) => {
  const [path, anchor] = href.split("#");
  if (path && !exists(path)) return false;
  return anchor === undefined || page(path || from).elements.some(({ attributes }) => attributes.id === anchor);
};

/** The title of a page. An alias has the title of its original. */
const titleOfPage = (path: string) => {
  const shown = aliases[path] ?? path;
  const made = [...services, ...caseStudies].find(({ path }) => path === shown);
  if (made) return plain(made.pageTitle);
  const { meta, paging } = projectsPage;
  const further = furtherOverviews.find(({ path }) => path === shown);
  const view = galleryViews.find(view => view.path === path);
  const label = further ? `${meta.label}, ${paging.page.toLowerCase()} ${further.number}` : view?.label;
  return plain(content.titled(label ?? fixed[shown]?.meta.label ?? "none"));
};

/** Links below this address in the lists and menus of a page's main content. */
const cardsOf = (of: BuiltPage, below: string) =>
  all(of, "a")
    .filter(link => isIn(link, "main") && (isIn(link, "li") || isIn(link, "nav")))
    .map(({ attributes }) => attributes.href)
    .filter(href => href?.startsWith(below));

test("titles are unique, except those of aliases", () => {
  const titles = pages.filter(({ path }) => !(path in aliases)).map(current => all(current, "title")[0]?.text);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(["/", "/services"])("%s links to every service, in the order of the content", path => {
  expect(cardsOf(page(path), "/services/")).toEqual(pathsOf(services));
});

test("the home page links to every featured project, the overview to every published one, in order", () => {
  expect(cardsOf(page("/"), "/projects/")).toEqual(pathsOf(content.featured));
  const shown = ["/projects", ...pathsOf(furtherOverviews)].flatMap(path => cardsOf(page(path), "/projects/"));
  expect(shown.filter(path => !path?.startsWith("/projects/page/"))).toEqual(pathsOf(published));
});

test("an alias shows the whole case study, with the canonical link of the original", () => {
  const body = (path: string) =>
    page(path)
      .elements.filter(element => isIn(element, "body") && element.name !== "script")
      .map(({ name, attributes, text }) => JSON.stringify([name, attributes, text]));
  for (const [alias, target] of Object.entries(aliases)) {
    expect(body(alias).map(element => element.replaceAll(`"${alias}"`, `"${target}"`))).toEqual(body(target));
    expect(canonical(page(alias))).toBe(url + target);
  }
});

test("canonical addresses are the routes, without a final slash", () => {
  for (const path of [...indexed, ...pathsOf(placeholders)]) expect(canonical(page(path))).toBe(url + path);
});

test("a picture of the gallery links to its case study, or else to its service", () => {
  const shown = all(page("/gallery"), "a").filter(link => isIn(link, "figcaption"));
  const expected = galleryPage.pictures.flatMap(({ caption, caseStudy, service }) => {
    const path = caseStudy ? `/projects/${caseStudy}` : service && `/services/${service}`;
    return path ? `${plain(caption)} ${path}` : [];
  });
  expect(shown.map(({ text, attributes }) => `${text} ${attributes.href ?? ""}`).toSorted()).toEqual(
    expected.toSorted(),
  );
});

test("the gallery shows every picture with its caption, and loads all but the first four lazily", () => {
  const shown = all(page("/gallery"), "figure").map(({ text }) => text);
  expect(shown.toSorted()).toEqual(galleryPage.pictures.map(({ caption }) => plain(caption)).toSorted());
  const pictures = all(page("/gallery"), "img").filter(picture => isIn(picture, "figure"));
  const lazy = pictures.map(({ attributes }) => attributes.loading === "lazy");
  expect(lazy).toEqual(pictures.map((_, index) => index >= 4));
});

test("a gallery view shows only its service's pictures, links to the other views, and has the gallery as canonical", () => {
  for (const { path } of galleryViews) {
    const shown = all(page(path), "figcaption").map(({ text }) => text);
    const own = galleryPage.pictures.filter(({ service }) => `/gallery/${service}` === path);
    expect(shown.toSorted()).toEqual(own.map(({ caption }) => plain(caption)).toSorted());
    expect(cardsOf(page(path), "/gallery")).toEqual(["/gallery", ...pathsOf(galleryViews)]);
    expect(canonical(page(path))).toBe(`${url}/gallery`);
  }
});

test("a service shows its published case studies; a case study links to its service and the next case study", () => {
  for (const { slug, path } of services.filter(({ layout }) => layout === "standard")) {
    const own = pathsOf(published.filter(({ service }) => service === slug));
    expect(cardsOf(page(path), "/projects/")).toEqual(own.slice(0, 3));
  }
  for (const [at, { path, service }] of published.entries()) {
    const next = published[(at + 1) % published.length];
    if (next?.path !== path) expect(cardsOf(page(path), "/projects/")).toEqual([next?.path]);
    expect(cardsOf(page(path), "/services/")).toContain(`/services/${service}`);
  }
});

test("placeholder case studies are noindex and nothing links to them", () => {
  for (const { path, challenge } of placeholders) {
    expect(meta(page(path), "robots")).toBe("noindex");
    const texts = all(page(path), "p").map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(challenge.paragraphs.map(plain)));
    const linking = pages.filter(current => all(current, "a").some(({ attributes }) => attributes.href === path));
    expect(pathsOf(linking).filter(other => other !== path)).toEqual([]);
  }
});

test("every other page can be indexed, and robots.txt blocks nothing", () => {
  expect(indexed.filter(path => meta(page(path), "robots") !== undefined)).toEqual([]);
  const lines = readFileSync(join(root, "robots.txt"), "utf8").trim().split("\n");
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${url}/sitemap-index.xml`]);
});

test("the sitemap lists the canonical addresses of indexed pages, and pictures that exist", async () => {
  const parts = await parseSitemapIndex(createReadStream(join(root, "sitemap-index.xml")));
  const files = parts.map(part => parseSitemap(createReadStream(join(root, basename(part.url)))));
  const listed = (await Promise.all(files)).flat();
  expect(listed.map(item => item.url).sort()).toEqual(indexed.map(path => url + path));
  const pictures = listed.flatMap(({ img }) => img.map(picture => picture.url));
  expect(pictures).not.toEqual([]);
  expect(pictures.filter(address => !address.startsWith(url) || !exists(address.slice(url.length)))).toEqual([]);
});
