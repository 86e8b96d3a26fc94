import { posix } from "node:path";
import { fileKindOf, slugOf } from "../gatsby-plugin-content/file-kinds";
import type { Problem } from "../gatsby-plugin-content/problem";
import { type Files, dataOf } from "./addresses";
import { type Forms, inLabels } from "./form-data";
import { nameOf as entryName } from "./proposals";

export const isError = ({ severity }: Problem) => severity === "error";
export const isIn = (file: string) => (problem: Problem) => problem.file === `content/${file}`;

/** Problems and files in the words of the forms. */
export function problemLines(forms: Forms) {
  const formOfFile = (file: string) => forms.get(fileKindOf(file)?.schema ?? "");

  /** A file by the label of its form, for example "Services/roof-coating". Without a form, its path. */
  const nameOf = (file: string) => {
    const label = formOfFile(file)?.label ?? file;
    return fileKindOf(file)?.folder ? `${label}/${slugOf(file)}` : label;
  };

  /** The name of an entry or a page as people know it, for example "Roof Coating" or "Home page". */
  const titleOf = (file: string, files: Files) =>
    (fileKindOf(file)?.folder && entryName(dataOf(files, file))) || nameOf(file);

  /** A problem as a sentence with the form's labels. */
  const sentenceOf = ({ file, path, message }: Problem) => {
    const labels = inLabels(path, formOfFile(posix.relative("content", file))?.fields ?? []);
    return labels ? `${labels} ${message}` : message;
  };

  /** The sentence of a problem, with its path; if it is not in the open form, with the name of its file and the file. */
  const lineOf = (problem: Problem, own: string) => {
    const { file, path } = problem;
    const sentence = sentenceOf(problem);
    if (isIn(own)(problem)) return `${sentence}\t${path}`;
    return `${nameOf(posix.relative("content", file))}: ${sentence.trim()}\t${path}\t${file}`;
  };

  /** Throws for errors. Those of other files are named only if the open form has none. */
  const refuse = (errors: readonly Problem[], own: string) => {
    if (errors.length === 0) return;
    const ownErrors = errors.filter(isIn(own));
    const shown = ownErrors.length > 0 ? ownErrors : errors;
    throw new Error(shown.map(error => lineOf(error, own)).join("\n"));
  };

  return { nameOf, titleOf, lineOf, refuse };
}
