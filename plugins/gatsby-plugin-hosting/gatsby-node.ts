import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { type HostingOptions, writeHostFiles } from "./write-host-files";

/** Checks the options in `gatsby-config.ts`. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    connections: Joi.array().items(Joi.string()).required(),
    frames: Joi.array().items(Joi.string().uri()).required(),
    passesEnquiriesOn: Joi.boolean().required(),
  });

/** Writes the hosts' files from the finished pages. This plugin must be the last that publishes files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (_, options) => {
  const { redirects } = JSON.parse(await readFile("content/redirects.json", "utf8")) as Queries.Redirects;
  await writeHostFiles("public", "deploy", redirects, options as unknown as HostingOptions);
};
