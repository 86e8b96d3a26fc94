import { join } from "node:path";
import type { openChecker } from "../gatsby-plugin-content/check-content";
import { filesOnDisk } from "../gatsby-plugin-content/content-files";
import { fileKindOf } from "../gatsby-plugin-content/file-kinds";
import type { Problem } from "../gatsby-plugin-content/problem";
import type { Site } from "../gatsby-plugin-content/site";
import type { Files } from "./addresses";
import { isError, isIn, type problemLines } from "./problem-lines";
import type { Saved } from "./protocol";
import { writeFiles } from "./write-files";

/** Changes files and returns the file of the open form. Others change with it, such as those with links. */
export type Edit = (files: Files, site: Site) => string;

/** The problems that are not among the earlier ones. They are compared without their lines, which move. */
function newProblems(problems: readonly Problem[], earlier: readonly Problem[]): Problem[] {
  const keyOf = ({ file, path, message }: Problem) => [file, path, message].join("\n");
  const known = new Set(earlier.map(keyOf));
  return problems.filter(problem => !known.has(keyOf(problem)));
}

/** The files that an edit has changed, added or deleted. */
function changedFiles(before: Files, after: Files): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter(file => before.get(file) !== after.get(file));
}

/** Runs actions one after the other, also after one has failed. */
export function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.catch(() => undefined).then(act);
    last = result;
    return result;
  };
}

/** Saves edits of a project's content. */
export function changeContent(
  project: string,
  check: ReturnType<typeof openChecker>,
  { labelOf, lineOf, refuseForm, refuseAll }: ReturnType<typeof problemLines>,
) {
  const folder = join(project, "content");

  return {
    /**
     * Reads all content, edits it, checks it, and writes what has changed. Throws if the edit causes a new error: then
     * nothing is written. Returns warnings, and the names of other changed files.
     */
    save: async (edit: Edit): Promise<Saved> => {
      const before = filesOnDisk(folder);
      const siteBefore = await check(before);
      const after = new Map(before);
      const formFile = edit(after, siteBefore);
      const { problems } = await check(after);
      const added = newProblems(problems, siteBefore.problems);
      refuseForm(added.filter(isError), formFile);
      const changed = changedFiles(before, after);
      writeFiles(folder, after, changed);
      /** Whether this save says it: it is about the saved form, or the save has caused it. */
      const isForThisSave = (problem: Problem) => isIn(formFile)(problem) || added.includes(problem);
      const warnings = problems.filter(problem => !isError(problem) && isForThisSave(problem));
      const others = changed.filter(file => fileKindOf(file) && after.has(file) && file !== formFile);
      return { warnings: warnings.map(warning => lineOf(warning, formFile)), others: others.map(labelOf) };
    },

    /** Throws if the saved content has any error. */
    checkAll: async (): Promise<void> => {
      const { problems } = await check(filesOnDisk(folder));
      refuseAll(problems.filter(isError));
    },
  };
}
