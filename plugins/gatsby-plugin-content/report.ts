import { type Problem, type Severity, hasErrors } from "./problem";
import { count, oneOf, printable } from "./wording";

const SEVERITIES: readonly Severity[] = ["error", "warning"];

/** Commands of a kind that GitHub shows of one step; more are told together, file by file. */
const MOST_SHOWN = 10;

/** What is wrong, as one sentence after another: "benefits.items[2].description is missing. Add …". */
const sentence = ({ path, message }: Problem): string => (path === "" ? message : `${path} ${message}`);

/** One problem on one line, which terminals and editors turn into a link to the place. */
export function problemLine(problem: Problem): string {
  const { file, line, column, severity } = problem;
  const label = severity === "error" ? "" : `${severity}: `;
  return `${printable(file)}:${line}:${column} ${label}${sentence(problem)}`;
}

/** The problems for a person: errors first, one a line. */
export function textReport(problems: readonly Problem[]): string {
  return bySeverity(problems).map(problemLine).join("\n");
}

/** The problems as workflow commands, which GitHub shows beside the lines of a pull request. */
export function annotations(problems: readonly Problem[]): string {
  const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const command = ({ severity, file, line, column }: Problem, message: string) =>
    `::${severity} file=${property(file)},line=${line},col=${column}::${data(message)}`;
  return SEVERITIES.flatMap(severity => {
    const same = problems.filter(problem => problem.severity === severity);
    if (same.length <= MOST_SHOWN) return same.map(problem => command(problem, sentence(problem)));
    const files = [...new Set(same.map(({ file }) => file))].map(file => same.filter(problem => problem.file === file));
    return files.flatMap(([first, ...others]) =>
      first ? [command(first, [first, ...others].map(located).join("\n"))] : [],
    );
  }).join("\n");
}

const located = (problem: Problem) => `Line ${problem.line}: ${sentence(problem)}`;

/** All problems for the summary of a step on GitHub, in Markdown, under the names of their files. */
export function stepSummary(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|]/g, "\\$&");
  const listOf = (file: string) =>
    problems
      .filter(problem => problem.file === file)
      .map(problem => `- ${problem.severity}, ${plain(located(problem))}`);
  return [summary(problems), ...files.flatMap(file => ["", `**${plain(file)}**`, "", ...listOf(file)]), ""].join("\n");
}

/** "2 errors and 1 warning. The site cannot be built until the errors are mended." */
export function summary(problems: readonly Problem[]): string {
  if (problems.length === 0) return "The content is in order.";
  const amounts = SEVERITIES.flatMap(severity => {
    const amount = problems.filter(problem => problem.severity === severity).length;
    return amount === 0 ? [] : [count(amount, severity)];
  });
  const verdict = hasErrors(problems)
    ? "The site cannot be built until the errors are mended."
    : "Nothing that keeps the site from being built.";
  return `${oneOf(amounts, "conjunction")}. ${verdict}`;
}

function bySeverity(problems: readonly Problem[]): Problem[] {
  return SEVERITIES.flatMap(severity => problems.filter(problem => problem.severity === severity));
}
