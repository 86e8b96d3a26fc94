import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { unexpected } from "./exceptions";

/** Every level of every version of WCAG, and what axe holds to be good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

const axe = async (page: Page) => {
  // Of what it has passed, an example for each rule will do.
  const checker = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(tags);
  const { violations, passes } = await checker.analyze();
  if (passes.length < 20) throw new Error("axe has hardly looked at the page.");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `axe ${id}: ${html} ${failureSummary ?? ""}`),
  );
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

const engine = readFileSync(require.resolve("accessibility-checker-engine"), "utf8");

const ibm = async (page: Page) => {
  // Not as an element, which the site's policy would refuse.
  if (!(await page.evaluate("'ace' in globalThis"))) await page.evaluate(`${engine}; globalThis.ace = ace; undefined`);
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
  unexpected([...(await axe(page)), ...(await ibm(page))]);
