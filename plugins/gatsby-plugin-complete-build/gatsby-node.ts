import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { missingFiles } from "./missing-files";
import { removeIgnored } from "./remove-ignored";

/** Contains `site` after a finished build. Empty while a build runs, and after an interrupted one. */
const stamp = ".cache/finished-build";

/** The cache contains absolute paths and picture URLs with the path prefix: both must match. */
const site = `${process.cwd()} ${process.env.PATH_PREFIX ?? ""}`;

/** Gatsby's store. Its own types call the functions `Function`, and leave out the jobs. */
interface JobStore {
  readonly getState: () => { readonly jobsV2: { readonly incomplete: ReadonlyMap<string, unknown> } };
  /** The returned function ends the subscription. */
  readonly subscribe: (look: () => void) => () => void;
}

/** Resolves when Gatsby has made the pictures that an interrupted build had not: it goes on with them before any plugin runs. */
const resumedJobsEnd = ({ getState, subscribe }: JobStore) =>
  new Promise<void>(resolve => {
    const look = () => {
      if (getState().jobsV2.incomplete.size > 0) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });

/**
 * Deletes the output of an interrupted build or of another site: Gatsby would keep half-written pages and pictures. A picture
 * whose folder is deleted while it is made would end the build.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  const finished = await readFile(stamp, "utf8").catch(() => "");
  if (!existsSync("public") || finished === site) return;
  reporter.info(
    "The last build was not finished, or was made for another folder or path. This build starts from nothing.",
  );
  await resumedJobsEnd(store as unknown as JobStore);
  // Gatsby clears its cache when `public` is missing.
  await rm("public", { recursive: true });
};

/** Empties the stamp before anything is built. `gatsby develop` writes no pages, so its interruption does no harm. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () =>
  writeFile(stamp, process.env.NODE_ENV === "production" ? "" : site);

/** Deletes what must not be published. Fails if a picture of a page is missing. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  removeIgnored(process.cwd(), "public");
  const missing = missingFiles("public");
  if (missing.length > 0) reporter.panic(`These files of the pages could not be made:\n\n${missing.join("\n")}`);
  await writeFile(stamp, site);
};
