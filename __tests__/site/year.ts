import { join } from "node:path";
import { editForAYear } from "./edits-of-a-year";
import { build, copyProject } from "./project";

const folder = ".test-site/year";

/** Builds the site with the firm's own content after a year of edits. The photographs are painted. */
const buildYear = async () => {
  await copyProject(folder, "content", { painted: true });
  await editForAYear(join(folder, "content"));
  build(folder);
};

void buildYear();
