import { join } from "node:path";
import { editForAYear } from "./edits-of-a-year";
import { copyContent } from "./project";

/** Replaces the content of a copied project by the firm's own after a year of edits. The photographs are painted. */
export const copyYear = async (project: string) => {
  await copyContent(project, "content", { painted: true });
  await editForAYear(join(project, "content"));
};
