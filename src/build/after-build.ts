import type { GatsbyNode } from "gatsby";
import { publishEditor } from "../editor/publish";
import { setAside } from "./earlier-builds";
import { readRedirects } from "./hosting/redirects";
import { deployDirectory, writeHostFiles } from "./hosting/write-host-files";
import { askLater } from "./later-files";
import { missingFiles } from "./missing-files";
import { share } from "./sharing/share";
import { markFinished } from "./unfinished-build";

/** Makes sure that the pages have all their pictures, and adds what search engines and hosts look for. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, ...build }) => {
  const missing = await missingFiles("public");
  if (missing.length > 0) reporter.panic(`These files of the pages could not be made:\n\n${missing.join("\n")}`);
  await askLater("public");
  await share("public", build);
  await setAside("public");
  await publishEditor("public", "content", process.env);
  const { redirects } = await readRedirects(build);
  await writeHostFiles("public", deployDirectory, redirects.redirects);
  await markFinished();
};
