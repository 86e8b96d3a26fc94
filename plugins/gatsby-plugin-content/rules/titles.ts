import { type Site, type SiteRule, documentsOf, problemAt, textAt } from "../site";
import { lengthOf } from "../wording";

/** Characters of a title that search results show. */
const SHOWN = 60;

/** What stands before the label of a kind's pages in their titles. */
const titleStart = (site: Site, schema: string) => {
  const [company] = documentsOf(site, "company");
  const [shared] = documentsOf(site, "case-study-shared");
  const prefix = schema === "case-study" ? (textAt(shared?.json.value, "titlePrefix") ?? "") : "";
  return `${textAt(company?.json.value, "name") ?? ""} | ${prefix}`;
};

/** Pages whose whole title is longer than search results show. */
export const titles: SiteRule = function* (site) {
  for (const visit of site.visits) {
    const { schema } = visit.document.kind;
    const label = { service: "label", "case-study": "name" }[schema] ?? "meta.label";
    if (visit.path.join(".") !== label || typeof visit.value !== "string") continue;
    const start = lengthOf(titleStart(site, schema));
    const length = start + lengthOf(visit.value);
    const message = `makes a title of ${length} characters with the firm's name before it, and search results show ${SHOWN}. Use ${SHOWN - start} here at most.`;
    if (length > SHOWN) yield problemAt(visit, message, "warning");
  }
};
