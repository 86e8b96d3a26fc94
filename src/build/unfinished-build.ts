import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { filesIn } from "./files-in";

/** Names the project whose cache this is; while a build runs, and after one that was interrupted, it names none. */
const stamp = ".cache/belongs-to";

const code = ["src/build", "src/contract"];

/**
 * The directory of the project, the path that its site lies below (Gatsby keeps the addresses of pictures with it), and a
 * hash of the code that makes and finishes the pages, because Gatsby keeps them as they are when only that has changed.
 */
const project = async () => {
  const hash = createHash("sha256");
  for (const folder of code)
    for (const file of (await filesIn(folder)).sort()) hash.update(await readFile(join(folder, file)));
  return `${process.cwd()} ${process.env.PATH_PREFIX ?? ""} ${hash.digest("hex")}`;
};

/**
 * Makes everything be built anew when the last build did not come to its end, or was one of another directory, for another
 * path or by other code: Gatsby would keep its half-written pages and pictures. It clears its cache by itself when
 * `public` is missing.
 */
export const dropUnfinishedBuild = async (reporter: Reporter) => {
  const owner = await readFile(stamp, "utf8").catch(() => "");
  if (!existsSync("public") || owner === (await project())) return;
  reporter.info(
    "The last build was not finished, or not made here, for this path and by this code: everything is built anew.",
  );
  await rm("public", { recursive: true });
};

/** To be called when the cache is ready for use, and before anything is built. */
export const markBegun = async () => writeFile(stamp, process.env.NODE_ENV === "production" ? "" : await project());

/** To be called when everything is built. */
export const markFinished = async () => writeFile(stamp, await project());
