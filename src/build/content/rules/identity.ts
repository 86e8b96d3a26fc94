import { type Document, problemAt, textAt } from "../document";
import { isObject } from "../parse-json";
import type { Problem } from "../problem";
import { type Site, type SiteRule, documentsOf } from "../site";
import { type Path, lengthOf, quote } from "../wording";

interface Claim {
  document: Document;
  path: Path;
  value: unknown;
}

/** Slugs, orders, page titles and descriptions that two files share. */
export const identity: SiteRule = site => [
  ...["service", "case-study"].flatMap(schema => {
    const documents = documentsOf(site, schema);
    return [
      ...clashes(
        claims(documents, "slug"),
        (value, other) => `is ${quote(value)} as in ${other}. Two pages cannot have the same address; change one.`,
      ),
      ...clashes(
        claims(documents, "order"),
        (value, other) =>
          `is ${value} as in ${other}, so that nothing says which comes first. Give each file a number of its own.`,
      ),
    ];
  }),
  ...clashes(
    pageTitles(site),
    (value, other) => `makes the page title ${quote(value)} as in ${other}. Give each page a title of its own.`,
  ),
  ...clashes(
    pageDescriptions(site),
    (_value, other) => `is the same as in ${other}. Search engines want a description of its own for each page.`,
    "warning",
  ),
  ...longTitles(site),
];

function claims(documents: readonly Document[], ...path: string[]): Claim[] {
  return documents.map(document => ({ document, path, value: valueAt(document.json.value, path) }));
}

/** Each value that an earlier file has already, as a problem of the later one. */
function clashes(
  all: readonly Claim[],
  message: (value: string, other: string) => string,
  severity: "error" | "warning" = "error",
): Problem[] {
  const first = new Map<unknown, Claim>();
  return all.flatMap(({ document, path, value }) => {
    if (typeof value !== "string" && typeof value !== "number") return [];
    const key = typeof value === "string" ? value.trim().toLowerCase() : value;
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, { document, path, value });
      return [];
    }
    return [problemAt(document, path, message(String(value), `content/${other.document.file}`), severity)];
  });
}

/** The label of each page in the browser tab. */
function pageTitles(site: Site): Claim[] {
  const pages = site.documents.filter(({ kind }) => kind.path.startsWith("pages/"));
  return [
    ...claims(pages, "meta", "label"),
    ...claims(documentsOf(site, "service"), "label"),
    ...caseStudyTitles(site),
  ];
}

/** Each project's name behind the words that all their titles share; none while those words cannot be read. */
function caseStudyTitles(site: Site): Claim[] {
  const [shared] = documentsOf(site, "case-study-shared");
  const prefix = shared && textAt(shared.json.value, "titlePrefix");
  if (prefix === undefined) return [];
  return claims(documentsOf(site, "case-study"), "name").map(claim =>
    typeof claim.value === "string" ? { ...claim, value: prefix + claim.value } : claim,
  );
}

function pageDescriptions(site: Site): Claim[] {
  const pages = site.documents.filter(({ kind }) => kind.path.startsWith("pages/"));
  return [
    ...claims(pages, "meta", "description"),
    ...claims(
      site.documents.filter(({ kind }) => kind.folder),
      "description",
    ),
  ];
}

/** Characters; search results cut titles off at about this length. */
const LONGEST_TITLE = 75;

function longTitles(site: Site): Problem[] {
  const [company] = documentsOf(site, "company");
  const name = (company && textAt(company.json.value, "name")) ?? "";
  return pageTitles(site).flatMap(({ document, path, value }) => {
    if (typeof value !== "string") return [];
    const length = lengthOf(value) + lengthOf(name) + " | ".length;
    if (length <= LONGEST_TITLE) return [];
    return [
      problemAt(
        document,
        path,
        `makes a page title of ${length} characters together with the firm's name; search results cut it off at about ${LONGEST_TITLE}. Shorten it.`,
        "warning",
      ),
    ];
  });
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((current, key) => (isObject(current) ? current[key] : undefined), value);
}
