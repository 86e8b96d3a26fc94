import { type Document, problemAt } from "../document";
import { isObject } from "../parse-json";
import { type Problem, type Severity, fileProblem } from "../problem";
import { type Site, type SiteRule, documentsOf } from "../site";
import { count } from "../wording";

/** How many entries a list was designed for; [schema, keys to the list, number, noun]. */
const LISTS: readonly (readonly [schema: string, path: readonly string[], designed: number, noun: string])[] = [
  ["home-page", ["hero", "slides"], 16, "slide"],
  ["home-page", ["quality", "benefits"], 6, "benefit"],
  ["accreditations", ["items"], 7, "accreditation"],
  ["clients", ["items"], 6, "client"],
  ["team", ["members"], 3, "team member"],
  ["contact-page", ["reasons", "items"], 3, "reason"],
  ["service", ["hero", "features"], 4, "feature tile"],
  ["service", ["process", "steps"], 4, "step"],
];

const SUB_SERVICES: Readonly<Record<string, number>> = {
  "industrial-coatings": 4,
  "gutter-repair-replace": 4,
  "skylight-repair-replace": 3,
  "painting-decorating": 3,
  "industrial-cleaning": 3,
  "other-services": 4,
};

const SERVICES = 6;
const FEATURED_PROJECTS = 5;
const MOST_FACTS = 4;

/** Numbers that differ from what the design was made for, and sections that would be empty. */
export const counts: SiteRule = site => [
  ...LISTS.flatMap(([schema, path, designed, noun]) =>
    documentsOf(site, schema).flatMap(document => listCount(document, path, designed, noun)),
  ),
  ...documentsOf(site, "service").flatMap(document => {
    const designed = SUB_SERVICES[String(document.json.value["slug"])];
    return designed === undefined ? [] : listCount(document, ["subServices", "items"], designed, "sub-service");
  }),
  ...documentsOf(site, "case-study").flatMap(factCount),
  ...serviceCount(site),
  ...featuredCount(site),
];

function listCount(document: Document, path: readonly string[], designed: number, noun: string): Problem[] {
  const list = path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document.json.value);
  if (!Array.isArray(list) || list.length === designed || list.length === 0) return [];
  return [
    problemAt(
      document,
      path,
      `holds ${count(list.length, noun)}; the design was made for ${designed}. If this is meant, look at the page on a phone and on a wide screen.`,
      "warning",
    ),
  ];
}

function factCount(document: Document): Problem[] {
  const { facts } = document.json.value;
  if (!Array.isArray(facts) || facts.length <= MOST_FACTS) return [];
  return [
    problemAt(
      document,
      ["facts"],
      `holds ${count(facts.length, "fact")}; the design was made for up to ${MOST_FACTS}.`,
      "warning",
    ),
  ];
}

function serviceCount(site: Site): Problem[] {
  const amount = documentsOf(site, "service").length;
  if (site.unreadable.size > 0 || amount === SERVICES || amount === 0) return [];
  return [
    onHomePage(
      site,
      "services",
      `There are ${count(amount, "service")}; the home page was designed for ${SERVICES}. If this is meant, look at the home page on a phone and on a wide screen.`,
      "warning",
    ),
  ];
}

function featuredCount(site: Site): Problem[] {
  const caseStudies = documentsOf(site, "case-study");
  const featured = caseStudies.filter(({ json }) => json.value["featured"] === true);
  const placeholders = featured.filter(({ json }) => json.value["status"] === "placeholder");
  const shown = featured.length - placeholders.length;
  const problems = placeholders.map(document =>
    problemAt(
      document,
      ["featured"],
      "is true, but a placeholder is not shown on the home page. Publish the case study, or write false.",
      "warning",
    ),
  );
  if (site.unreadable.size > 0 || caseStudies.length === 0 || shown === FEATURED_PROJECTS) return problems;
  const words =
    shown === 0
      ? 'No published case study is featured, so that the home page\'s carousel would be empty. Write "featured": true in at least one.'
      : `There are ${count(shown, "featured project")}; the home page was designed for ${FEATURED_PROJECTS}. If this is meant, look at the carousel on a phone and on a wide screen.`;
  return [...problems, onHomePage(site, "projects", words, shown === 0 ? "error" : "warning")];
}

/** A problem of a section that fills itself, shown at the section's place on the home page. */
function onHomePage(site: Site, section: string, message: string, severity: Severity): Problem {
  const [home] = documentsOf(site, "home-page");
  const { line = 1, column = 1 } = home?.json.keys.get(section) ?? {};
  return fileProblem("pages/home.json", message, severity, { line, column });
}
