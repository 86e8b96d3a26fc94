import type { GatsbyNode } from "gatsby";
import { onPostBuild as writeHostFiles } from "../../plugins/gatsby-plugin-hosting/gatsby-node";
import { publishEditor } from "../editor/publish";

/** Publishes the editor; whether there is one decides on the headers. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async build => {
  await publishEditor("public", "content", process.env);
  await writeHostFiles(build, { editor: "admin" });
};
