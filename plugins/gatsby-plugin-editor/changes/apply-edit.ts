import type { CheckFiles } from "../../gatsby-plugin-content/check-files";
import type { ContentFiles } from "../../gatsby-plugin-content/content-files";
import { fileKindOf } from "../../gatsby-plugin-content/file-kinds";
import type { ContentPath } from "../../gatsby-plugin-content/paths";
import type { Problem } from "../../gatsby-plugin-content/problem";
import { type ProblemLines, isError, isIn } from "../messages/problem-lines";
import { type Edit, OutdatedText } from "./edits";
import type { FilesInMemory } from "./files-in-memory";

/** What a save has done: the file of the form now, warnings as lines of a message, and the names of other changed files. */
export type Saved = Readonly<{ file: ContentPath; warnings: readonly string[]; others: readonly string[] }>;

/** The answer of a save. `outdated`: the file has another text than `basedOn` now, and nothing was written. */
export type SaveAnswer = Saved | Readonly<{ outdated: true }>;

/** Makes an answer of an `OutdatedText`, which a save may throw. */
export const orOutdated = (saving: Promise<Saved>): Promise<SaveAnswer> =>
  saving.catch((error: unknown) => {
    if (error instanceof OutdatedText) return { outdated: true };
    throw error;
  });

/** All files after an edit, those that it has changed, added or deleted, and what to say. */
export type Applied = Readonly<{ after: FilesInMemory; changed: readonly ContentPath[]; saved: Saved }>;

/** The problems that are not among the earlier ones. They are compared without their lines, which move. */
function newProblems(problems: readonly Problem[], earlier: readonly Problem[]): Problem[] {
  const keyOf = ({ file, path, message }: Problem) => [file, path, message].join("\n");
  const known = new Set(earlier.map(keyOf));
  return problems.filter(problem => !known.has(keyOf(problem)));
}

/** The files that an edit has changed, added or deleted. */
function changedFiles(before: ContentFiles, after: FilesInMemory): ContentPath[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter(file => before.get(file) !== after.get(file));
}

/** Edits content in memory and checks it. Throws if the edit causes a new error. */
export async function applyEdit(
  before: ContentFiles,
  edit: Edit,
  check: CheckFiles,
  { labelOfFile, lineOfProblem, refuseForm }: ProblemLines,
): Promise<Applied> {
  const siteBefore = await check(before);
  const after: FilesInMemory = new Map(before);
  const file = edit(after, siteBefore);
  const { problems } = await check(after);
  const added = newProblems(problems, siteBefore.problems);
  refuseForm(added.filter(isError), file);
  const changed = changedFiles(before, after);
  /** Whether this save says it: it is about the saved form, or the save has caused it. */
  const isForThisSave = (problem: Problem) => isIn(file)(problem) || added.includes(problem);
  const warnings = problems.filter(problem => !isError(problem) && isForThisSave(problem));
  const others = changed.filter(other => fileKindOf(other) && after.has(other) && other !== file);
  const saved = {
    file,
    warnings: warnings.map(warning => lineOfProblem(warning, file)),
    others: others.map(labelOfFile),
  };
  return { after, changed, saved };
}
