import { type Problem, hasErrors } from "./problem";
import { oneOf, printable } from "./wording";

/** "benefits.items[2].description is missing. Add …" */
const sentence = ({ path, message }: Problem) => (path === "" ? message : `${path} ${message}`);

const errorsFirst = (problems: readonly Problem[]) => problems.toSorted((a, b) => a.severity.localeCompare(b.severity));

/** A problem on one line. Terminals and editors turn the line into a link. */
export function problemLine(problem: Problem): string {
  const { file, line, column, severity } = problem;
  const label = severity === "error" ? "" : `${severity}: `;
  return `${printable(file)}:${line}:${column} ${label}${sentence(problem)}`;
}

/** The problems as text: errors first, one per line. */
export const textReport = (problems: readonly Problem[]) => errorsFirst(problems).map(problemLine).join("\n");

/** The problems as workflow commands. GitHub shows the first ten of a severity beside the lines of a pull request. */
export function annotations(problems: readonly Problem[]): string {
  const data = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const property = (text: string) => text.replace(/[%\r\n:,]/g, encodeURIComponent);
  const command = (problem: Problem) =>
    `::${problem.severity} file=${property(problem.file)},line=${problem.line},col=${problem.column}::${data(sentence(problem))}`;
  return errorsFirst(problems).map(command).join("\n");
}

/** "2 errors and 1 warning. The site cannot be built until the errors are fixed." */
export function summary(problems: readonly Problem[]): string {
  if (problems.length === 0) return "The content is in order.";
  const amounts = ["error", "warning"].flatMap(noun => {
    const { length } = problems.filter(({ severity }) => severity === noun);
    return length === 0 ? [] : `${length} ${noun}${length === 1 ? "" : "s"}`;
  });
  const verdict = hasErrors(problems)
    ? "The site cannot be built until the errors are fixed."
    : "Nothing that keeps the site from being built.";
  return `${oneOf(amounts, "conjunction")}. ${verdict}`;
}
