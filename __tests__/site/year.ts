import { join } from "node:path";
import { editForAYear } from "./edits-of-a-year";
import { copyContent } from "./project";

/** Gives a copied project the firm's content after a year of edits, with painted photographs. */
export const copyYear = async (project: string) => {
  await copyContent(project, "content", { painted: true });
  await editForAYear(join(project, "content"));
};
