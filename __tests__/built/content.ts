import { join } from "node:path";
import { openChecker } from "../../plugins/gatsby-plugin-content/check-content";
import { project } from "../site/project-under-test";
import { siteContent } from "../site-content";

/** The folder with the content of the built site. */
export const folder = join(project, "content");

export const content = siteContent(folder);

/** Checks the content of the built site, or other files in its place. */
export const check = openChecker(project);
