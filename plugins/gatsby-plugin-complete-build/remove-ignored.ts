import { rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../gatsby-plugin-content/content-files";
import { ignoredIn } from "../gatsby-plugin-content/ignored-files";

/**
 * Deletes the files of a built site that the project's Git ignores. Gatsby copies all of `static`, also what a computer, an
 * editor or a sync program has left there.
 */
export const removeIgnored = (project: string, site: string): void => {
  for (const path of filesBelow(site).filter(ignoredIn(project))) rmSync(join(site, path));
};
