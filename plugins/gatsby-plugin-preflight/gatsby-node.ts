import type { GatsbyNode } from "gatsby";
import { preflightProblems } from "./preflight";
import { settingsMode } from "./settings-file";

/** Stops a build or `gatsby develop` that could not end well, with one sentence for each problem. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problems = preflightProblems(settingsMode());
  if (problems.length > 0) reporter.panic(problems.join("\n"));
};
