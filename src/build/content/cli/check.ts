import { parseArgs } from "node:util";
import { checkContent } from "../check-content";
import { hasErrors } from "../problem";
import { annotations, jsonReport, summary, textReport } from "../report";
import { print, runCommand } from "./command";

const USAGE = `Checks everything under content/ and says what to mend, with file and line.

  npm run check                     for people
  npm run --silent check -- --json  for other programs; without --silent, npm writes two lines of its own first

Errors stop the site from being built (exit status 1). Warnings and hints do not.`;

/** Prints the problems of the content; exit status 1 when there are errors. */
async function check(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
  if (values.help) return print(USAGE);
  const problems = await checkContent(process.cwd());
  const status = hasErrors(problems) ? 1 : 0;
  if (values.json) return print(jsonReport(problems), status);
  const report = process.env["GITHUB_ACTIONS"] === "true" ? annotations(problems) : textReport(problems);
  return print([report, summary(problems)].filter(Boolean).join("\n"), status);
}

runCommand(check);
