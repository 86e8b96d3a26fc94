import { join } from "node:path";
import { editForAYear } from "./edits-of-a-year";
import { build, copyProject } from "./project";

const folder = ".test-site/year";

/** Builds the site with the firm's own content, whose photographs are painted, and again after a year of edits. */
const buildYear = async () => {
  await copyProject(folder, "content", { painted: true });
  build(folder);
  await editForAYear(join(folder, "content"));
  build(folder);
};

void buildYear();
