import { FILE_KINDS } from "../file-kinds";
import { type Problem, fileProblem } from "../problem";
import { type FileRule, type Site, type SiteRule, documentsOf, filesIn, problemAt } from "../site";

/** Case studies that may be featured: every page names some of them, and the home page shows them all. */
const MOST_FEATURED = 12;
const LOOK = "If this is meant, look at the page on a phone and on a wide screen.";

type Designed = readonly [least: number, most: number];

const differs = (amount: number, [least, most]: Designed) => amount < least || amount > most;
const words = ([least, most]: Designed) => (least === most ? String(least) : `${least} to ${most}`);

/** Lists of another length than the design was made for. */
export const lengths: FileRule = visits =>
  visits.flatMap(visit => {
    const { value, schema } = visit;
    const designed = schema["x-designedFor"];
    if (designed === undefined || !Array.isArray(value) || value.length === 0 || !differs(value.length, designed))
      return [];
    const message = `holds ${value.length} entries; the design was made for ${words(designed)}. ${LOOK}`;
    return [problemAt(visit, message, "warning")];
  });

/** Folders and features of the home page that hold more or less than it was designed for, or nothing. */
export const homePageAmounts: SiteRule = site => {
  const folders = FILE_KINDS.filter(({ folder }) => folder);
  const empty = folders.filter(({ path }) => filesIn(site, path).length === 0);
  const problems = empty.map(({ path }) =>
    fileProblem(
      "pages/home.json",
      `The folder content/${path} is empty. Put its files back from the project's history.`,
    ),
  );
  const studies = documentsOf(site, "case-study").map(({ json }) => json.value);
  const featured = studies.filter(study => study["featured"] === true && study["status"] === "published").length;
  if (!site.complete || empty.length > 0) return problems;
  if (featured === 0)
    return [
      fileProblem("pages/home.json", 'No published case study is featured. Write "featured": true in at least one.'),
    ];
  if (featured > MOST_FEATURED) {
    const message = `There are ${featured} featured projects; at most ${MOST_FEATURED} fit. Write "featured": false in the others; the overview shows every published project.`;
    return [fileProblem("pages/home.json", message)];
  }
  const schemaOf = (name: string) => site.schemas.get(name);
  return [
    ...amount(site, documentsOf(site, "service").length, "services", schemaOf("service")?.["x-designedFor"]),
    ...amount(site, featured, "featured projects", schemaOf("case-study")?.properties?.["featured"]?.["x-designedFor"]),
  ];
};

function amount(site: Site, found: number, noun: string, designed: Designed | undefined): Problem[] {
  if (designed === undefined || !differs(found, designed)) return [];
  const place = documentsOf(site, "home-page")[0]?.json.placeOf([noun.split(" ").at(-1) ?? ""], "key");
  const message = `There are ${found} ${noun}; the home page was designed for ${words(designed)}. ${LOOK}`;
  return [fileProblem("pages/home.json", message, "warning", place)];
}
