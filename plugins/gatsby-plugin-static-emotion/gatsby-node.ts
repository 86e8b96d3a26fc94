import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/** Checks the options in `gatsby-config.ts`: `prefix` is the first part of the class names. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ prefix: Joi.string().required() });

/** Replaces styles by class names in the scripts for visitors: the rules are in the page's head. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions }, { prefix }) => {
  if (stage !== "build-javascript") return;
  const name = resolve("plugins/gatsby-plugin-static-emotion/class-names.cjs");
  // Gatsby takes a stage, which its types do not know.
  const plugin = { name, options: { key: prefix }, stage };
  actions.setBabelPlugin(plugin);
};
