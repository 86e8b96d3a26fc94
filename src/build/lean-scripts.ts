import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Packages that Gatsby's entry and Emotion bring into every page's scripts and that nothing here calls: `<Script>` (with
 * Partytown) and what Emotion's `withTheme` needs. Both are CommonJS, so webpack cannot leave them out by itself.
 */
const unused = {
  "build-javascript": ["gatsby-script", "hoist-non-react-statics"],
  // Gatsby itself asks gatsby-script, while it renders, for the scripts of a page.
  "build-html": ["hoist-non-react-statics"],
};

/**
 * Leaves the unused packages, and the maps of the scripts, out of what browsers load. Something that calls one of the
 * packages after all fails the build: its import is missing, or it throws when the pages are rendered.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const standIn = resolve("src/build/unused-package.ts");
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: { alias: Object.fromEntries(unused[stage].map(name => [name, standIn])) },
    module: { parser: { javascript: { exportsPresence: "error" } } },
  });
};
