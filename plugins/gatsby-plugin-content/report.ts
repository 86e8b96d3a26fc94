import { printable } from "./characters";
import { type Problem, hasErrors } from "./problem";
import { oneOf } from "./wording";

/** A problem on one line. Terminals and editors turn the line into a link; `.github/content-problems.json` reads it. */
export function problemLine({ file, line, column, severity, path, message }: Problem): string {
  const label = severity === "error" ? "" : `${severity}: `;
  return `${printable(file)}:${line}:${column} ${label}${[path, message].filter(Boolean).join(" ")}`;
}

/** The problems as text: errors first, one per line. */
export const textReport = (problems: readonly Problem[]) => {
  const errorsFirst = problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
  return errorsFirst.map(problemLine).join("\n");
};

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
