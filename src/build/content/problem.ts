import { printable } from "./wording";

/** Errors stop the build; warnings and hints do not. */
export type Severity = "error" | "warning" | "hint";

/** A place in a text file; line and column count from 1. */
export interface Location {
  line: number;
  column: number;
}

/** One thing that an editor should mend, at the place where it is. */
export interface Problem extends Location {
  /** Path from the project directory, with forward slashes. */
  file: string;
  /** Where in the JSON, for example benefits.items[2].description; empty when the whole file is meant. */
  path: string;
  severity: Severity;
  /** What is wrong and what to do: a sentence that goes on from the path, or a whole one when there is no path. */
  message: string;
}

export const FILE_START: Location = { line: 1, column: 1 };

const RANK: Record<Severity, number> = { error: 0, warning: 1, hint: 2 };

/** A problem of a whole file, such as one that is missing. */
export function fileProblem(file: string, message: string, severity: Severity = "error", at = FILE_START): Problem {
  return { file: `content/${file}`, ...at, path: "", severity, message };
}

/** The problems by file and place, each once, in characters that a terminal can show. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const shown = problems.map(problem => ({ ...problem, message: printable(problem.message) }));
  const once = new Map(shown.map(problem => [JSON.stringify(problem), problem]));
  return [...once.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : Number(a.file > b.file)) ||
      a.line - b.line ||
      a.column - b.column ||
      RANK[a.severity] - RANK[b.severity],
  );
}

/** All problems but those that only repeat, in other words, that a value is broken, and hints about broken values. */
export function withoutEchoes(basic: readonly Problem[], further: readonly Problem[]): Problem[] {
  const place = ({ file, path }: Problem): string => JSON.stringify([file, path]);
  const broken = new Set(basic.map(place));
  const wrong = new Set(further.filter(({ severity }) => severity === "error").map(place));
  const own = further.filter(
    problem =>
      problem.path === "" ||
      !(broken.has(place(problem)) || (problem.severity === "hint" && wrong.has(place(problem)))),
  );
  return [...basic, ...own];
}

/** True when something must be mended before the site can be built. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}
