import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { cache } from "./create-styles";

/** Replaces styles by class names in the scripts for visitors: the rules are in the page's head. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  const name = resolve("plugins/gatsby-plugin-static-emotion/class-names.cjs");
  // Gatsby takes a stage, which its types do not know.
  const plugin = { name, options: { key: cache.key }, stage };
  actions.setBabelPlugin(plugin);
};
