import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openChecker } from "../../plugins/gatsby-plugin-content/check-content";
import { accreditations, caseStudies, clients, company, folder, services, team } from "./content";
import { project } from "../site/project-under-test";
import { all, type BuiltPage, isIn, page, plain } from "./site";

/** What a page does not show as it is: facts about the content, what the scripts alone say, and notes of the editors. */
const unseen =
  /^(\$schema|slug|order|id|icon|layout|status|theme|service|featured|decorative|image|upright|focus|href|standIn|platform|list|stage)$/;

/** Every text of a content file that is shown where the file is, with the keys that lead to it. */
const textsOf = (value: unknown, path = ""): (readonly [path: string, text: string])[] => {
  if (typeof value === "string") return value ? [[path, value]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unseen.test(key) ? [] : textsOf(inner, path ? `${path}.${key}` : key),
  );
};

/** What a page says: in its elements and in the attributes that are read out or shown. */
const saidBy = (of: BuiltPage) =>
  of.elements
    .flatMap(({ text, attributes }) => [
      text,
      ...["alt", "aria-label", "content", "placeholder", "title"].map(name => plain(attributes[name] ?? "")),
    ])
    .join("\n");

const json = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));

/** The pages that show a file, and the keys of what they do not show word for word. */
const files: readonly (readonly [file: string, paths: readonly string[], elsewhere: RegExp])[] = [
  ["pages/home.json", ["/"], /^meta\.label$|^hero\.slides\.[1-9]/],
  ["pages/services.json", ["/services"], /^meta\.label$/],
  ["pages/projects.json", ["/projects"], /^meta\.label$|^paging/],
  ["pages/gallery.json", ["/gallery"], /^meta\.label$|^views/],
  ["pages/contact.json", ["/contact"], /^meta\.label$|^sent|^failed|^form\.(sending$|length)/],
  ["pages/privacy.json", ["/privacy"], /^meta\.label$/],
  ["pages/not-found.json", ["/404.html"], /^meta\.label$/],
  ["accreditations.json", ["/"], /\.alt$/],
  ["clients.json", ["/"], /\.alt$/],
  ["team.json", ["/"], /\.id$/],
  ...services.map(({ slug, path }) => [`services/${slug}.json`, [path], /^(label|title|summary|picture\.)/] as const),
  ...caseStudies.map(
    ({ slug, path }) => [`case-studies/${slug}.json`, [path], /^(name|summary|hero\.(title|highlight)$)/] as const,
  ),
];

let warned: readonly string[];
beforeAll(async () => {
  const { problems } = await openChecker(project)();
  const unseen = problems.filter(({ message }) => message.startsWith("is shown only"));
  warned = unseen.map(({ file, path }) => `${file} ${path.replaceAll(/\[(\d+)\]/g, ".$1")}`);
});

test.each(files)("%s: every text of it is read on its page, or the check says where", (file, paths, elsewhere) => {
  const isWarnedOf = (path: string) => warned.some(place => `content/${file} ${path}`.startsWith(place));
  const texts = textsOf(json(file)).filter(([path]) => !elsewhere.test(path) && !isWarnedOf(path));
  expect(texts).not.toEqual([]);
  for (const path of paths) {
    const said = saidBy(page(path));
    expect(texts.filter(([, text]) => !said.includes(plain(text)))).toEqual([]);
  }
});

test("the home page has each accreditation, client and member of the team once", () => {
  const inSection = (id: string, name: string) =>
    all(page("/"), name).filter(
      element => isIn(element, "section", { "aria-labelledby": id }) && !isIn(element, "ul", { "aria-hidden": "true" }),
    );
  const textsIn = (id: string, name: string) => inSection(id, name).map(({ text }) => text);
  const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => plain(name));
  expect(textsIn("accreditations", "li")).toEqual(
    names(accreditations).map(name => expect.stringContaining(name) as string),
  );
  expect(inSection("clients", "li")).toHaveLength(clients.length);
  expect(textsIn("team", "h3")).toEqual(names(team));
});

test("the footer links to the firm's page on each network, in their order", () => {
  const links = page("/").elements.flatMap(({ attributes }) => {
    const { href, "aria-label": platform } = attributes;
    return company.social.some(network => network.platform === platform) ? [{ platform, href }] : [];
  });
  expect(links).toEqual(company.social.map(({ platform, href }) => ({ platform, href })));
});
