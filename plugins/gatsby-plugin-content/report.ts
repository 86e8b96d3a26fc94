import { type Problem, type Severity, hasErrors } from "./problem";
import { oneOf, printable } from "./wording";

const SEVERITIES: readonly Severity[] = ["error", "warning"];

/** GitHub shows ten commands of a severity for one step; more problems are grouped by file. */
const MOST_SHOWN = 10;

/** "benefits.items[2].description is missing. Add …" */
const sentence = ({ path, message }: Problem) => (path === "" ? message : `${path} ${message}`);
const located = (problem: Problem) => `Line ${problem.line}: ${sentence(problem)}`;

const bySeverity = (problems: readonly Problem[]) =>
  SEVERITIES.map(severity => problems.filter(problem => problem.severity === severity));

const byFile = (problems: readonly Problem[]) =>
  [...new Set(problems.map(({ file }) => file))].map(file => problems.filter(problem => problem.file === file));

/** One problem on one line, which terminals and editors turn into a link to the place. */
export function problemLine(problem: Problem): string {
  const { file, line, column, severity } = problem;
  const label = severity === "error" ? "" : `${severity}: `;
  return `${printable(file)}:${line}:${column} ${label}${sentence(problem)}`;
}

/** The problems for a person: errors first, one a line. */
export function textReport(problems: readonly Problem[]): string {
  return bySeverity(problems).flat().map(problemLine).join("\n");
}

/** The problems as workflow commands, which GitHub shows beside the lines of a pull request. */
export function annotations(problems: readonly Problem[]): string {
  const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const command = ({ severity, file, line, column }: Problem, message: string) =>
    `::${severity} file=${property(file)},line=${line},col=${column}::${data(message)}`;
  const commands = bySeverity(problems).flatMap(same =>
    same.length <= MOST_SHOWN
      ? same.map(problem => command(problem, sentence(problem)))
      : byFile(same).flatMap(group => group.slice(0, 1).map(first => command(first, group.map(located).join("\n")))),
  );
  return commands.join("\n");
}

/** All problems for the summary of a step on GitHub, in Markdown, under the names of their files. */
export function stepSummary(problems: readonly Problem[]): string {
  const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|]/g, "\\$&");
  const files = byFile(problems).flatMap(group => [
    ...group.slice(0, 1).map(({ file }) => `\n**${plain(file)}**\n`),
    ...group.map(problem => `- ${problem.severity}, ${plain(located(problem))}`),
  ]);
  return [summary(problems), ...files, ""].join("\n");
}

/** "2 errors and 1 warning. The site cannot be built until the errors are mended." */
export function summary(problems: readonly Problem[]): string {
  if (problems.length === 0) return "The content is in order.";
  const amounts = bySeverity(problems).flatMap(([first, ...others]) =>
    first ? [`${1 + others.length} ${first.severity}${others.length > 0 ? "s" : ""}`] : [],
  );
  const verdict = hasErrors(problems)
    ? "The site cannot be built until the errors are mended."
    : "Nothing that keeps the site from being built.";
  return `${oneOf(amounts, "conjunction")}. ${verdict}`;
}
