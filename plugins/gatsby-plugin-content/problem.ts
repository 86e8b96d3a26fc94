import { printable } from "./characters";

/** Errors stop the build; warnings do not. */
export type Severity = "error" | "warning";

/** A place in a text file; line and column count from 1. */
export type Location = { line: number; column: number };

/** One thing that an editor should fix, at its place. */
export interface Problem extends Location {
  /** Path from the project directory, with forward slashes. */
  file: string;
  /** Path in the JSON, for example benefits.items[2].description; empty for the whole file. */
  path: string;
  severity: Severity;
  /** The kind of a problem that other code must tell from the rest: a value that must differ from another one. */
  code?: "repeated";
  /** What is wrong and what to do. Continues the path as a sentence; a whole sentence if there is no path. */
  message: string;
}

/** A problem of a whole file, such as one that is missing. Escapes unprintable characters of the message. */
export function fileProblem(file: string, message: string, severity: Severity = "error"): Problem {
  return { file: `content/${file}`, line: 1, column: 1, path: "", severity, message: printable(message) };
}

/** The problems sorted by file and place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return problems.toSorted((a, b) => order(a.file, b.file) || a.line - b.line || a.column - b.column);
}

/** True when the site cannot be built yet. */
export const hasErrors = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === "error");
