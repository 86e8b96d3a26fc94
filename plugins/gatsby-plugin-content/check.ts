import { openChecker } from "./check-content";
import { leftovers } from "./leftovers";
import { lostAddresses } from "./lost-addresses";
import { hasErrors, sortProblems } from "./problem";
import { summary, textReport } from "./report";

/** Prints the problems of the content. Status 1: errors; 2: the check cannot run. */
async function check(): Promise<void> {
  const { problems: found, ...site } = await openChecker(process.cwd())();
  const problems = sortProblems([...found, ...lostAddresses(process.cwd(), site), ...leftovers(process.cwd())]);
  process.stdout.write(`${[textReport(problems), summary(problems)].filter(Boolean).join("\n")}\n`);
  process.exitCode = hasErrors(problems) ? 1 : 0;
}

check().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
