import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check, content, folder } from "./content";
import { all, type BuiltPage, isIn, page, plain } from "./site";

const { accreditations, caseStudies, clients, company, services, serviceWords, team } = content;

/** Keys of values that a page does not show literally: facts, texts for scripts, editors' notes. */
const unseen =
  /^(\$schema|slug|order|id|icon|layout|status|theme|service|caseStudy|featured|decorative|image|portrait|focus|href|standIn|platform|list|stage|side)$/;

/** Every visible text of a content file, with its path of keys. */
const textsOf = (value: unknown, path = ""): (readonly [path: string, text: string])[] => {
  if (typeof value === "string") return value ? [[path, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unseen.test(key) ? [] : textsOf(inner, path ? `${path}.${key}` : key),
  );
};

/** The texts of a page: in elements, and in attributes that are read out or shown. */
const saidBy = (of: BuiltPage) =>
  of.elements
    .flatMap(({ text, attributes }) => [
      text,
      ...["alt", "aria-label", "content", "placeholder", "title"].map(name => plain(attributes[name] ?? "")),
    ])
    .join("\n");

/** The page of a file, and the keys of texts that it does not show literally. */
const files: readonly (readonly [file: string, path: string, elsewhere: RegExp])[] = [
  ["pages/home.json", "/", /^meta\.label$|^hero\.slides\.[1-9]/],
  ["pages/services.json", "/services", /^meta\.label$/],
  ["pages/projects.json", "/projects", /^meta\.label$|^paging/],
  ["pages/gallery.json", "/gallery", /^meta\.label$|^views/],
  [
    "pages/contact.json",
    "/contact",
    /^meta\.label$|^sent|^failed|^rateLimited|^map\.frameTitle$|^form\.(sending$|length|delivery$)|^form\.photographs\.(?!add$|note$)/,
  ],
  ["pages/privacy.json", "/privacy", /^meta\.label$/],
  ["pages/not-found.json", "/404.html", /^meta\.label$/],
  ["accreditations.json", "/", /\.alt$/],
  ["clients.json", "/", /\.alt$/],
  ["team.json", "/", /\.id$/],
  ...services.map(({ slug, path }) => [`services/${slug}.json`, path, /^(label|title|summary|picture\.)/] as const),
  ...caseStudies.map(
    ({ slug, path }) => [`case-studies/${slug}.json`, path, /^(name|summary|hero\.(title|highlight)$)/] as const,
  ),
];

const checked = check();

test.each(files)("%s: its page shows every text, or the check warns of it", async (file, path, elsewhere) => {
  const { problems } = await checked;
  const warned = problems
    .filter(({ message }) => message.startsWith("is shown only"))
    .map(problem => `${problem.file} ${problem.path.replaceAll(/\[(\d+)\]/g, ".$1")}`);
  const isWarnedOf = (key: string) => warned.some(place => `content/${file} ${key}`.startsWith(place));
  const json: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
  const texts = textsOf(json).filter(([key]) => !elsewhere.test(key) && !isWarnedOf(key));
  const said = saidBy(page(path));
  expect(texts).not.toEqual([]);
  expect(texts.filter(([, text]) => !said.includes(plain(text)))).toEqual([]);
});

/** The elements with this name in the section of a page that the heading with this id names. */
const inSection = (path: string, id: string, name: string) =>
  all(page(path), name).filter(
    element => isIn(element, "section", { "aria-labelledby": id }) && !isIn(element, "ul", { "aria-hidden": "true" }),
  );

test("the home page has each accreditation, client and team member once", () => {
  const badges = accreditations.map(({ name }) => expect.stringContaining(plain(name)) as string);
  expect(inSection("/", "accreditations", "li").map(({ text }) => text)).toEqual(badges);
  expect(inSection("/", "clients", "li")).toHaveLength(clients.length);
  expect(inSection("/", "team", "h3").map(({ text }) => text)).toEqual(team.map(({ name }) => plain(name)));
});

test("the footer links to the firm's page on each social network, in order", () => {
  const links = all(page("/"), "a").map(({ attributes }) => [attributes["aria-label"], attributes.href]);
  const networks = company.social.map(({ platform, href }) => [platform, href]);
  expect(links.filter(([label]) => networks.some(([platform]) => platform === label))).toEqual(networks);
});

test.each(services)("$path has its headings and links in the hero, the trades and the calls to action", service => {
  const texts = (id: string, name: string) => inSection(service.path, id, name).map(({ text }) => text);
  const links = (id: string) =>
    inSection(service.path, id, "a").map(({ text, attributes }) => ({ label: text, href: attributes.href }));
  const linked = (...given: { label: string; href: string }[]) =>
    given.map(({ label, href }) => ({ label: plain(label), href }));
  const { quote, scroll, closing } = serviceWords;
  const next = "prompt" in service ? "trades" : "sub-services";
  expect(texts("page-heading", "h1")).toEqual([plain(service.hero.heading)]);
  expect(texts("page-heading", "h2")).toEqual(service.hero.features.map(({ title }) => plain(title)));
  // The breadcrumb is before them.
  expect(links("page-heading").slice(-2)).toEqual(linked(quote, { label: scroll, href: `#${next}` }));
  expect(texts(`${next}-heading`, "h3")).toEqual(service.subServices.items.map(({ title }) => plain(title)));
  expect(texts("closing", "h2")).toEqual([plain(closing.heading)]);
  expect(links("closing")).toEqual(linked(closing.primary, closing.secondary));
  if ("prompt" in service) expect(links("prompt")).toEqual(linked(service.prompt.action));
});
