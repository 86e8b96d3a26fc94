import { posix } from "node:path";
import { fileKindOf, slugOf } from "../gatsby-plugin-content/file-kinds";
import type { Problem } from "../gatsby-plugin-content/problem";
import { type Files, dataOf } from "./addresses";
import type { Forms } from "./forms";
import { inLabels } from "./labels";
import { lineOfLink } from "./message-lines";
import { nameOf as entryName } from "./proposals";

export const isError = ({ severity }: Problem) => severity === "error";
/** Whether a problem is in a file, whose path is inside content/. A problem names its file with content/. */
export const isIn = (file: string) => (problem: Problem) => problem.file === `content/${file}`;

/** Instead of the file of a form: every line names its file. */
const NO_FORM = "";

/** Problems and files in the words of the forms. A `file` is a path inside content/. */
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

  /** A line of a message that leads to a problem. If it is not in the open form, it begins with the name of its file. */
  const lineOf = (problem: Problem, formFile: string) => {
    const { file, path } = problem;
    const sentence = sentenceOf(problem);
    if (isIn(formFile)(problem)) return lineOfLink(sentence, { path });
    return lineOfLink(`${nameOf(posix.relative("content", file))}: ${sentence.trim()}`, { path, file });
  };

  const throwErrors = (errors: readonly Problem[], formFile: string) => {
    if (errors.length > 0) throw new Error(errors.map(error => lineOf(error, formFile)).join("\n"));
  };

  /** Throws for errors after a change of a form. Those of other files are named only if the open form has none. */
  const refuseForm = (errors: readonly Problem[], formFile: string) => {
    const inForm = errors.filter(isIn(formFile));
    throwErrors(inForm.length > 0 ? inForm : errors, formFile);
  };

  /** Throws for errors in any file, and names the file of each. */
  const refuseAll = (errors: readonly Problem[]) => throwErrors(errors, NO_FORM);

  return { nameOf, titleOf, lineOf, refuseForm, refuseAll };
}
