import { printable } from "./characters";
import { type ContentPath, type RepositoryPath, type WrittenPath, inRepository } from "./paths";

/** Errors stop the build; warnings do not. */
export type Severity = "error" | "warning";

/** A place in a text file; line and column count from 1. */
export type Location = { line: number; column: number };

/** One thing that an editor should fix, at its place. */
export interface Problem extends Location {
  file: RepositoryPath;
  path: WrittenPath;
  severity: Severity;
  /** The kind of a problem that other code must tell from the rest: a value that must differ from another one. */
  code?: "repeated";
  /** What is wrong and what to do. Continues the path as a sentence; a whole sentence if there is no path. */
  message: string;
}

/** The field path of a problem of a whole file. */
const WHOLE_FILE = "" as WrittenPath;

/** A problem of a whole file of the repository. Escapes unprintable characters of the message. */
export const repositoryProblem = (file: RepositoryPath, message: string, severity: Severity = "error"): Problem => ({
  file,
  line: 1,
  column: 1,
  path: WHOLE_FILE,
  severity,
  message: printable(message),
});

/** A problem of a whole file of the content, such as one that is missing. Escapes as `repositoryProblem`. */
export const fileProblem = (file: ContentPath, message: string, severity?: Severity): Problem =>
  repositoryProblem(inRepository(file), message, severity);

/** The problems sorted by file and place. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return problems.toSorted((a, b) => order(a.file, b.file) || a.line - b.line || a.column - b.column);
}

/** True when the site cannot be built yet. */
export const hasErrors = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === "error");
