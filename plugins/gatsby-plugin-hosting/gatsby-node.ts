import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { writeHostFiles } from "./write-host-files";

/** Writes the hosts' files from the finished pages. This plugin must be the last that publishes files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const { redirects } = JSON.parse(await readFile("content/redirects.json", "utf8")) as Queries.Redirects;
  await writeHostFiles("public", "deploy", redirects);
};
