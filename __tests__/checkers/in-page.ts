import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { unexpected } from "./exceptions";

/** Every level of every version of WCAG, and what axe holds to be good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Puts a checker into a page that has it not yet; not as an element, which the site's policy would refuse. */
const bring = (name: string, packageName: string) => {
  const source = readFileSync(require.resolve(packageName), "utf8");
  return async (page: Page) => {
    if (!(await page.evaluate(`"${name}" in globalThis`)))
      await page.evaluate(`${source}; globalThis.${name} = ${name}; undefined`);
  };
};

const bringAxe = bring("axe", "axe-core");

const axeFindings = async (page: Page) => {
  await bringAxe(page);
  const { looked, failed } = await page.evaluate(async values => {
    const { violations, passes } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      // Of what it has passed, an example for each rule will do.
      resultTypes: ["violations"],
      runOnly: { type: "tag", values },
    });
    return {
      looked: passes.length,
      failed: violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `axe ${id}: ${html} ${failureSummary ?? ""}`),
      ),
    };
  }, tags);
  if (looked < 20) throw new Error("axe has hardly looked at the page.");
  return failed;
};

interface Result {
  readonly ruleId: string;
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
  readonly path: { readonly dom: string };
}

interface Engine {
  readonly ace: {
    readonly Checker: new () => {
      readonly check: (
        document: Document,
        rules: readonly string[],
      ) => Promise<{ readonly results: readonly Result[] }>;
    };
  };
}

const bringIbm = bring("ace", "accessibility-checker-engine");

const ibmFindings = async (page: Page) => {
  await bringIbm(page);
  const { looked, failed } = await page.evaluate(async () => {
    const { Checker } = (globalThis as unknown as Engine).ace;
    const { results } = await new Checker().check(document, ["WCAG_2_2", "IBM_Accessibility"]);
    return {
      looked: results.length,
      failed: results
        .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
        .map(({ ruleId, message, snippet, path }) => `ibm ${ruleId}: ${message} ${snippet} ${path.dom}`),
    };
  });
  if (looked < 20) throw new Error("IBM's engine has hardly looked at the page.");
  return failed;
};

/** What axe and IBM's engine find in the page as it stands, apart from the exceptions. */
export const violations = async (page: Page): Promise<readonly string[]> =>
  unexpected([...(await axeFindings(page)), ...(await ibmFindings(page))]);
