import type { GatsbyNode } from "gatsby";
import { openChecker } from "../contract/check-content";
import { hasErrors } from "../contract/problem";
import { summary, textReport } from "../contract/report";

/** Checks the content before anything is built, and stops with every problem named by file and line. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const { problems } = await openChecker(process.cwd())();
  const report = `${textReport(problems)}\n${summary(problems)}`;
  if (hasErrors(problems)) reporter.panic(`The content cannot be built.\n\n${report}`);
  if (problems.length > 0) reporter.info(`The content could be better.\n\n${report}`);
  if (process.env.NODE_ENV === "development") await (await import("./develop/mirror")).mirrorContent();
};
