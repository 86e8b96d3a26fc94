import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { unexpected } from "./exceptions";

/** All levels of all WCAG versions, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** In legacy mode and without details of what passed, axe takes a quarter of the time. The pages have no frames. */
const axeFindings = async (page: Page) => {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `axe ${id}: ${html} ${failureSummary}`),
  );
};

/** The global that IBM's engine adds to a page. */
interface Engine {
  readonly Checker: new () => {
    check(document: Document, rules: readonly string[]): Promise<{ readonly results: readonly Result[] }>;
  };
}

interface Result {
  readonly ruleId: string;
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
}

const ibmFindings = async (page: Page) => {
  // Not as a script element: the site's policy would block it.
  const source = readFileSync(require.resolve("accessibility-checker-engine"), "utf8");
  await page.evaluate(`globalThis.ace ?? (() => { ${source}; globalThis.ace = ace; })()`);
  const results = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as { readonly ace: Engine };
    return (await new ace.Checker().check(document, ["WCAG_2_2", "IBM_Accessibility"])).results;
  });
  if (results.length < 20) throw new Error("IBM's engine has hardly looked at the page.");
  return results
    .filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL")
    .map(({ ruleId, message, snippet }) => `ibm ${ruleId}: ${message} ${snippet}`);
};

/** Findings of axe and IBM's engine in the current state of the page, without the exceptions. */
export const violations = async (page: Page): Promise<readonly string[]> =>
  unexpected([...(await axeFindings(page)), ...(await ibmFindings(page))]);
