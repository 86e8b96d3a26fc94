import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import type { Reporter } from "gatsby";

/** Names the project whose cache this is; while a build runs, and after one that was interrupted, it names none. */
const stamp = ".cache/belongs-to";

/** The directory of the project, and the path that its site lies below: Gatsby keeps the addresses of pictures with it. */
const project = () => `${process.cwd()} ${process.env.PATH_PREFIX ?? ""}`;

/**
 * Makes everything be built anew when the last build did not come to its end, or was one of another directory or for
 * another path: Gatsby would keep its half-written pages and pictures. It clears its cache by itself when `public` is
 * missing.
 */
export const dropUnfinishedBuild = async (reporter: Reporter) => {
  const owner = await readFile(stamp, "utf8").catch(() => "");
  if (!existsSync("public") || owner === project()) return;
  reporter.info("The last build was not finished, or not made here or for this path: everything is built anew.");
  await rm("public", { recursive: true });
};

/** To be called when the cache is ready for use, and before anything is built. */
export const markBegun = () => writeFile(stamp, process.env.NODE_ENV === "production" ? "" : project());

/** To be called when everything is built. */
export const markFinished = () => writeFile(stamp, project());
