import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Packages that Gatsby's entry brings into every page's scripts and that nothing here calls: `<Script>` (with Partytown).
 * It is CommonJS, so webpack cannot leave it out by itself.
 */
const unused = ["gatsby-script"];

/** Leaves the unused packages out of what browsers load. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: Object.fromEntries(unused.map(name => [name, false])) } });
};

/** In the scripts for visitors, styles are the names of their classes: the rules are in each page's head. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  const plugin = { name: resolve("src/build/class-names.cjs"), options: {}, stage };
  actions.setBabelPlugin(plugin);
};
