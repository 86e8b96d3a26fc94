import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentDirectory } from "../content-directory";
import { writeIcons } from "./icons";

/** Makes the site's icons of the firm's, while developing too. The check has seen that the file is as it should be. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  const company = JSON.parse(await readFile(join(contentDirectory, "company.json"), "utf8")) as {
    readonly name: string;
    readonly blurb: string;
    readonly icon: { readonly image: string };
  };
  const { name, blurb, icon } = company;
  await writeIcons("public", { name, description: blurb, icon: join(contentDirectory, icon.image) });
};
