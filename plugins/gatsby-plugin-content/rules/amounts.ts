import { FOLDERS, HOME_PAGE } from "../file-kinds";
import type { JsonSchema } from "../json-schema";
import { dottedPath } from "../paths";
import { fileProblem } from "../problem";
import { type Rule, filesIn, problemAt, rootsOf, stringsOf, textAt } from "../site";
import { lengthOf } from "../wording";

/** Maximum number of featured case studies: every page lists some of them, and the home page shows all. */
const MOST_FEATURED = 12;
/** Number of characters of a title that search results show. */
const SHOWN = 60;

/** The message for an amount that does not fit the design, with the amounts that fit. Undefined if it fits. */
function amountFault(amount: number, sentence: string, schema: JsonSchema | undefined): string | undefined {
  const [least, most] = schema?.["x-designedFor"] ?? [amount, amount];
  if (amount >= least && amount <= most) return undefined;
  const range = least === most ? least : `${least} to ${most}`;
  return `${sentence} ${range}. If this is meant, look at the page on a phone and on a wide screen.`;
}

/** Finds lists whose length does not fit the design. */
export const lengths: Rule = ({ nodes }) =>
  nodes.flatMap(node => {
    if (!Array.isArray(node.value)) return [];
    const { length } = node.value;
    const fault = amountFault(length, `holds ${length}; the design was made for`, node.schema);
    return problemAt(node, fault, "warning");
  });

/** Finds pages whose whole title is longer than search results show. */
export const titles: Rule = function* (site) {
  const textAtRoot = (schema: string, key: string) => textAt(rootsOf(site, schema)[0]?.value, key) ?? "";
  const firm = `${textAtRoot("company", "name")} | `;
  const study = `${firm}${textAtRoot("case-study-shared", "titlePrefix")} `;
  for (const node of stringsOf(site)) {
    const { schema } = node.document.kind;
    const label = { service: "label", "case-study": "name" }[schema] ?? "meta.label";
    if (dottedPath(node.path) !== label) continue;
    const start = lengthOf(schema === "case-study" ? study : firm);
    const length = start + lengthOf(node.value);
    const message = `makes a title of ${length} characters with the firm's name before it, and search results show ${SHOWN}. Use ${SHOWN - start} here at most.`;
    if (length > SHOWN) yield* problemAt(node, message, "warning");
  }
};

/** Finds folders and featured entries whose number does not fit the home page's design. */
export const homePageAmounts: Rule = function* (site) {
  const empty = FOLDERS.filter(({ path }) => filesIn(site, path).length === 0);
  const noneLeft =
    "is empty, and the site needs at least one page of its kind. Put one back from the project's history.";
  for (const { path } of empty) yield fileProblem(HOME_PAGE, `The folder content/${path} ${noneLeft}`);
  if (!site.complete || empty.length > 0) return;
  const switches = site.nodes.filter(({ path, value }) => path.join() === "featured" && value === true);
  const featured = switches.filter(({ document }) => document.value["status"] === "published");
  const lists = [
    { shown: rootsOf(site, "service"), noun: "services", section: "services" },
    { shown: featured, noun: "featured projects", section: "projects" },
  ];
  const none = "No published case study is featured. Turn “Featured” on in at least one.";
  const tooMany = `There are ${featured.length} featured projects; at most ${MOST_FEATURED} fit. Turn “Featured” off in the others; the overview shows every published project.`;
  if (featured.length === 0) yield fileProblem(HOME_PAGE, none);
  else if (featured.length > MOST_FEATURED) yield fileProblem(HOME_PAGE, tooMany);
  else
    for (const { shown, noun, section } of lists) {
      const sentence = `The number of ${noun} is ${shown.length}; the home page was designed for`;
      const fault = amountFault(shown.length, sentence, shown[0]?.schema);
      const place = rootsOf(site, "home-page")[0]?.document.placeOf([section], "key");
      if (fault) yield { ...fileProblem(HOME_PAGE, fault, "warning"), ...place };
    }
};
