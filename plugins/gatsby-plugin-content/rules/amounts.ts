import { FOLDERS } from "../file-kinds";
import { fileProblem } from "../problem";
import { type Rule, documentsOf, filesIn, problemAt, textAt } from "../site";
import { lengthOf } from "../wording";

/** Maximum number of featured case studies: every page lists some of them, and the home page shows all. */
const MOST_FEATURED = 12;
/** Number of characters of a title that search results show. */
const SHOWN = 60;
const LOOK = "If this is meant, look at the page on a phone and on a wide screen.";

const differs = (amount: number, [least, most]: readonly [number, number]) => amount < least || amount > most;
const words = ([least, most]: readonly [number, number]) => (least === most ? String(least) : `${least} to ${most}`);

/** Finds lists whose length does not fit the design. */
export const lengths: Rule = function* ({ visits }) {
  for (const visit of visits) {
    const { value, schema } = visit;
    const designed = schema["x-designedFor"];
    if (!designed || !Array.isArray(value) || value.length === 0 || !differs(value.length, designed)) continue;
    const message = `holds ${value.length} entries; the design was made for ${words(designed)}. ${LOOK}`;
    yield problemAt(visit, message, "warning");
  }
};

/** Finds pages whose whole title is longer than search results show. */
export const titles: Rule = function* (site) {
  const [company] = documentsOf(site, "company");
  const [shared] = documentsOf(site, "case-study-shared");
  const firm = `${textAt(company?.json.value, "name") ?? ""} | `;
  const study = `${firm}${textAt(shared?.json.value, "titlePrefix") ?? ""}`;
  for (const visit of site.visits) {
    const { schema } = visit.document.kind;
    const label = { service: "label", "case-study": "name" }[schema] ?? "meta.label";
    if (visit.path.join(".") !== label || typeof visit.value !== "string") continue;
    const start = lengthOf(schema === "case-study" ? study : firm);
    const length = start + lengthOf(visit.value);
    const message = `makes a title of ${length} characters with the firm's name before it, and search results show ${SHOWN}. Use ${SHOWN - start} here at most.`;
    if (length > SHOWN) yield problemAt(visit, message, "warning");
  }
};

/** Finds folders and featured entries whose number does not fit the home page's design. */
export const homePageAmounts: Rule = function* (site) {
  const home = "pages/home.json";
  const empty = FOLDERS.filter(({ path }) => filesIn(site, path).length === 0);
  const noneLeft =
    "is empty, and the site needs at least one page of its kind. Put one back from the project's history.";
  for (const { path } of empty) yield fileProblem(home, `The folder content/${path} ${noneLeft}`);
  if (!site.complete || empty.length > 0) return;
  const studies = documentsOf(site, "case-study").map(({ json }) => json.value);
  const featured = studies.filter(study => study["featured"] === true && study["status"] === "published").length;
  const none = "No published case study is featured. Turn “Featured” on in at least one.";
  const tooMany = `There are ${featured} featured projects; at most ${MOST_FEATURED} fit. Turn “Featured” off in the others; the overview shows every published project.`;
  if (featured === 0) yield fileProblem(home, none);
  if (featured > MOST_FEATURED) yield fileProblem(home, tooMany);
  if (featured === 0 || featured > MOST_FEATURED) return;
  const designs = [
    [documentsOf(site, "service").length, "services", "services", site.schemas.get("service")],
    [featured, "featured projects", "projects", site.schemas.get("case-study")?.properties?.["featured"]],
  ] as const;
  for (const [amount, noun, key, schema] of designs) {
    const designed = schema?.["x-designedFor"];
    if (!designed || !differs(amount, designed)) continue;
    const message = `There are ${amount} ${noun}; the home page was designed for ${words(designed)}. ${LOOK}`;
    yield fileProblem(home, message, "warning", documentsOf(site, "home-page")[0]?.json.placeOf([key], "key"));
  }
};
