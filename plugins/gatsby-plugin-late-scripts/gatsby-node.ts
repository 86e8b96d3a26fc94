import type { GatsbyNode } from "gatsby";

/** The stage of webpack before it hashes the names of the scripts (`PROCESS_ASSETS_STAGE_OPTIMIZE_HASH` is 2500). */
const beforeHashes = 2499;

/**
 * Makes Chrome compile all functions of a script in the background while it loads. Without this comment the page waits
 * 70 ms for them. Source: https://v8.dev/blog/explicit-compile-hints
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  if (stage !== "build-javascript") return;
  const banner = "//# allFunctionsCalledOnLoad";
  const scripts = /^(?:app|framework|component---)/;
  // Gatsby's types do not know this plugin of webpack.
  const { banner: addBanner } = plugins as unknown as Record<"banner", (options: object) => object>;
  actions.setWebpackConfig({ plugins: [addBanner({ banner, raw: true, test: scripts, stage: beforeHashes })] });
};
