import type { GatsbyNode } from "gatsby";

/**
 * Packages that Gatsby's entry and Emotion bring into every page's scripts and that nothing here calls: `<Script>` (with
 * Partytown) and what Emotion's `withTheme` needs. Both are CommonJS, so webpack cannot leave them out by itself.
 */
const unused = ["gatsby-script", "hoist-non-react-statics"];

/** Leaves the unused packages out of what browsers load. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({ resolve: { alias: Object.fromEntries(unused.map(name => [name, false])) } });
};
