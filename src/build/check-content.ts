import type { GatsbyNode } from "gatsby";
import { contentCheckerOf } from "./content/check-content";
import { hasErrors } from "./content/problem";
import { summary, textReport } from "./content/report";
import { watchContent } from "./develop/content-watch";

/** Checks the content before anything is built, and stops with every problem named by file and line. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const check = contentCheckerOf(process.cwd());
  const problems = await check();
  if (hasErrors(problems)) {
    const errors = problems.filter(({ severity }) => severity === "error");
    reporter.panic(`The content cannot be built.\n\n${textReport(errors)}\n${summary(problems)}`);
  }
  if (process.env.NODE_ENV === "development") await watchContent(check, reporter);
};
