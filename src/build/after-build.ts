import type { GatsbyNode } from "gatsby";
import { publishEditor } from "../editor/publish";
import { readRedirects } from "./hosting/redirects";
import { deployDirectory, writeHostFiles } from "./hosting/write-host-files";
import { share } from "./sharing/share";

/** Adds what search engines and hosts look for. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async build => {
  await share("public", build);
  await publishEditor("public", "content", process.env);
  const { redirects } = await readRedirects(build);
  await writeHostFiles("public", deployDirectory, redirects.redirects);
};
