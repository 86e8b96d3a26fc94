import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { missingFiles } from "./missing-files";

/** Names the site whose finished build this is. Empty while a build runs, and after one that was interrupted. */
const stamp = ".cache/finished-build";

/** The cache holds absolute paths, and the addresses of pictures with the path prefix. */
const site = `${process.cwd()} ${process.env.PATH_PREFIX ?? ""}`;

const isProduction = () => process.env.NODE_ENV === "production";

/** Drops what an interrupted build has left, or one of another site: Gatsby would keep half-written pages and pictures. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const finished = await readFile(stamp, "utf8").catch(() => "");
  if (!existsSync("public") || finished === site) return;
  reporter.info("The last build was not finished, or was made for another folder or path: everything is built anew.");
  // Gatsby clears its cache by itself when `public` is missing.
  await rm("public", { recursive: true });
};

/** The cache is ready, and nothing is built yet. Developing writes no pages, so it may end at any time. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => writeFile(stamp, isProduction() ? "" : site);

/** Stops when a picture of a page is missing: gatsby-plugin-sharp reports some that it cannot make as a warning only. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const missing = await missingFiles("public");
  if (missing.length > 0) reporter.panic(`These files of the pages could not be made:\n\n${missing.join("\n")}`);
  await writeFile(stamp, site);
};
