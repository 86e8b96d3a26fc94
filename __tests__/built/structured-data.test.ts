import { type Element, elementsOf } from "../../plugins/gatsby-plugin-hosting/read-html";
import { content } from "./content";
import { all, type BuiltPage, exists, isIn, page, pages, plain } from "./site";
import { unknownToSchemaOrg } from "./vocabulary";

const { aliases, company, galleryPage, placeholders, published, services } = content;

type Thing = Readonly<Record<string, unknown>>;

const isData = ({ attributes }: Element) => attributes.type === "application/ld+json";
const data = new Map(pages.map(({ path, html }) => [path, elementsOf(html).find(isData)?.text]));
const jsonLd = ({ path }: BuiltPage) => data.get(path);

const thingsOf = (of: BuiltPage, type: string) =>
  (JSON.parse(jsonLd(of) ?? '{"@graph":[]}') as { "@graph": readonly Thing[] })["@graph"].filter(
    thing => thing["@type"] === type,
  );

const noindexed = new Set(["/404.html", ...placeholders.map(({ path }) => path)]);
const described = pages.filter(each => jsonLd(each));

/** Every text of a JSON-LD object that the page must show: no types, ids, URLs or codes. */
const wordsOf = (value: unknown, key = ""): readonly string[] => {
  if (typeof value === "string")
    return /^@|^(url|item|image|logo|contentUrl|inLanguage|addressCountry|telephone|sameAs)$/.test(key) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, each]) => wordsOf(each, Array.isArray(value) ? key : inner));
};

test("all structured data is in schema.org's vocabulary, and a name outside it is found", () => {
  const texts = Object.fromEntries(described.map(each => [each.path, jsonLd(each) ?? "missing"]));
  const misspelt = '{"@context":"https://schema.org","@graph":[{"@type":"ImageObject","captoin":"A roof"}]}';
  expect(unknownToSchemaOrg({ ...texts, misspelt })).toEqual([expect.stringMatching(/^misspelt: .*captoin/)]);
});

test.each(described)("$path shows every text of its structured data", current => {
  const words = wordsOf(JSON.parse(jsonLd(current) ?? ""));
  const shown = current.elements.map(({ text }) => text).join("\n");
  expect(words).not.toEqual([]);
  expect(words.filter(word => !shown.includes(plain(word)))).toEqual([]);
});

test("all URLs in structured data exist on the site, and pages show its pictures", () => {
  const { url } = company.website;
  const addresses = described.flatMap(each =>
    [...(jsonLd(each) ?? "").matchAll(/"(https?:[^"]*)"/g)].map(([, to = ""]) => to),
  );
  const own = addresses.filter(address => address.startsWith(url)).map(address => address.slice(url.length));
  expect(own).not.toEqual([]);
  expect(own.filter(address => !exists(address.split("#")[0] ?? ""))).toEqual([]);
  const shown = pages.flatMap(each => all(each, "img").map(({ attributes }) => attributes.src));
  expect(own.filter(address => address.startsWith("/static/") && !shown.includes(address))).toEqual([]);
});

test("the home page and the contact page describe the firm, the contact page its services, too", () => {
  expect(thingsOf(page("/"), "WebSite")).toEqual([expect.objectContaining({ name: company.name })]);
  for (const path of ["/", "/contact"]) {
    const [firm] = thingsOf(page(path), "GeneralContractor");
    expect(firm).toMatchObject({ name: company.name, address: { addressLocality: company.address.town } });
  }
  const [firm] = thingsOf(page("/contact"), "GeneralContractor");
  expect(wordsOf(firm?.makesOffer)).toEqual(services.map(({ label }) => label));
});

test("services, case studies and the gallery have structured data, with captions", () => {
  for (const { path, label } of services)
    expect(thingsOf(page(path), "Service")).toMatchObject([
      { name: label, provider: { name: company.name, address: { addressLocality: company.address.town } } },
    ]);
  const captions = (path: string) => thingsOf(page(path), "ImageObject").map(({ caption }) => caption);
  for (const { path, challenge, results } of published)
    expect(captions(path)).toEqual([challenge, results].map(({ caption }) => caption));
  expect(captions("/gallery")).toEqual(galleryPage.pictures.map(({ caption }) => caption));
});

test("search engines can read the breadcrumb of every page except the home page", () => {
  for (const current of pages.filter(({ path }) => path !== "/" && !noindexed.has(path))) {
    const shown = current.elements.filter(element => isIn(element, "nav", { "aria-label": "Breadcrumb" }));
    const called = (name: string) => shown.filter(({ attributes }) => attributes.itemprop === name);
    const items = called("itemListElement");
    expect(items.length).toBeGreaterThan(1);
    const types = shown.flatMap(({ attributes }) => attributes.itemtype?.replace("https://schema.org/", "") ?? []);
    expect(types).toEqual(["BreadcrumbList", ...items.map(() => "ListItem")]);
    expect(called("name").map(({ text }) => text)).toEqual(items.map(({ text }) => text));
    expect(called("position").map(({ attributes }) => Number(attributes.content))).toEqual(
      items.map((_, at) => at + 1),
    );
    const links = called("item").map(({ attributes: { href = "" } }) => href);
    expect(links).toHaveLength(items.length - 1);
    expect(links.filter(href => !exists(href))).toEqual([]);
    expect(items.map(({ attributes }) => attributes["aria-current"])).toEqual([...links.map(() => undefined), "page"]);
  }
  expect(all(page("/"), "nav").map(({ attributes }) => attributes["aria-label"])).not.toContain("Breadcrumb");
});

test("an alias has the structured data of its original, a noindex page has none", () => {
  for (const [alias, original] of Object.entries(aliases)) expect(jsonLd(page(alias))).toBe(jsonLd(page(original)));
  for (const path of noindexed) expect(jsonLd(page(path))).toBeUndefined();
});
