import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import type { Redirect } from "./host-files";
import { deployDirectory, writeHostFiles } from "./write-host-files";

/** Writes the hosts' files from the finished pages. This plugin must be the last that publishes files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const { redirects } = JSON.parse(await readFile("content/redirects.json", "utf8")) as { redirects: Redirect[] };
  await writeHostFiles("public", deployDirectory, redirects);
};
