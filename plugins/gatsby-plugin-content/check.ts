import { openChecker } from "./check-content";
import { lostAddresses } from "./lost-addresses";
import { hasErrors, sortProblems } from "./problem";
import { annotations, summary, textReport } from "./report";

/** Prints what is wrong with the content, on GitHub beside the lines; status 1 when it cannot be built, 2 when it cannot be checked. */
async function check(): Promise<void> {
  const { problems: found, ...site } = await openChecker(process.cwd())();
  const problems = sortProblems([...found, ...lostAddresses(process.cwd(), site)]);
  const report = process.env["GITHUB_ACTIONS"] === "true" ? annotations(problems) : textReport(problems);
  process.stdout.write(`${[report, summary(problems)].filter(Boolean).join("\n")}\n`);
  process.exitCode = hasErrors(problems) ? 1 : 0;
}

check().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
