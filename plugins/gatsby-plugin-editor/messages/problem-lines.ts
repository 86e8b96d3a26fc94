import type { ContentFiles } from "../../gatsby-plugin-content/content-files";
import { fileKindOf, slugOf } from "../../gatsby-plugin-content/file-kinds";
import { type ContentPath, inContent, inRepository } from "../../gatsby-plugin-content/paths";
import type { Problem } from "../../gatsby-plugin-content/problem";
import { dataOfFile } from "../changes/files-in-memory";
import { type Forms, formOfFile } from "../forms/editor-forms";
import { inLabels } from "../forms/labels";
import { lineOfLink } from "./message-lines";
import { nameOfEntry } from "../forms/proposals";

export const isError = ({ severity }: Problem) => severity === "error";
/** Whether a problem is in a file. */
export const isIn = (file: ContentPath) => (problem: Problem) => problem.file === inRepository(file);

/** Problems and files in the words of the forms. */
export function problemLines(forms: Forms) {
  /** A file by the label of its form, for example "Services/roof-coating". Without a form, its path. */
  const labelOfFile = (file: ContentPath) => {
    const label = formOfFile(forms, file)?.label ?? file;
    return fileKindOf(file)?.folder ? `${label}/${slugOf(file)}` : label;
  };

  /** The name of an entry or a page as people know it, for example "Roof Coating" or "Home page". */
  const titleOfFile = (file: ContentPath, files: ContentFiles) =>
    (fileKindOf(file)?.folder && nameOfEntry(dataOfFile(files, file))) || labelOfFile(file);

  /** A problem as a sentence with the form's labels. */
  const sentenceOfProblem = ({ file, path, message }: Problem) => {
    const inside = inContent(file);
    const form = inside === undefined ? undefined : formOfFile(forms, inside);
    const labels = inLabels(path, form?.fields ?? []);
    return labels ? `${labels} ${message}` : message;
  };

  /** A line of a message that leads to a problem in any file. It begins with the label of the file. */
  const lineWithFile = (problem: Problem) => {
    const file = inContent(problem.file);
    if (file === undefined) return `${problem.file}: ${problem.message}`;
    const sentence = `${labelOfFile(file)}: ${sentenceOfProblem(problem).trim()}`;
    return lineOfLink(sentence, { path: problem.path, file });
  };

  /** A line of a message that leads to a problem, which may be in the open form. */
  const lineOfProblem = (problem: Problem, formFile: ContentPath) =>
    isIn(formFile)(problem) ? lineOfLink(sentenceOfProblem(problem), { path: problem.path }) : lineWithFile(problem);

  const throwLines = (lines: readonly string[]) => {
    if (lines.length > 0) throw new Error(lines.join("\n"));
  };

  /** Throws for errors after a change of a form. Those of other files are named only if the open form has none. */
  const refuseForm = (errors: readonly Problem[], formFile: ContentPath) => {
    const inForm = errors.filter(isIn(formFile));
    const refused = inForm.length > 0 ? inForm : errors;
    throwLines(refused.map(error => lineOfProblem(error, formFile)));
  };

  /** Throws for errors in any file, and names the file of each. */
  const refuseAll = (errors: readonly Problem[]) => throwLines(errors.map(lineWithFile));

  return { labelOfFile, titleOfFile, lineOfProblem, lineWithFile, refuseForm, refuseAll };
}

export type ProblemLines = ReturnType<typeof problemLines>;
