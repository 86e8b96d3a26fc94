import { rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { missingFiles } from "./missing-files";
import { requestScriptsAfterLoad } from "./scripts-after-load";
import { share } from "./sharing/share";
import { markFinished } from "./unfinished-build";

/** What Gatsby leaves in `public` for itself; nothing on the site asks for it. */
const leftovers = ["webpack.stats.json", "chunk-map.json"];

/** Makes sure that the pages have all their pictures, and adds what search engines look for. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, ...build }) => {
  const missing = await missingFiles("public");
  if (missing.length > 0) reporter.panic(`These files of the pages could not be made:\n\n${missing.join("\n")}`);
  await requestScriptsAfterLoad("public");
  await share("public", build);
  for (const file of leftovers) await rm(`public/${file}`, { force: true });
  await markFinished();
};
