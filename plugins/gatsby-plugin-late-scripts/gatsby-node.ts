import type { GatsbyNode } from "gatsby";
import { scriptPolicy } from "../gatsby-plugin-hosting/policy";

/** The stage of webpack before it hashes the names of the scripts (`PROCESS_ASSETS_STAGE_OPTIMIZE_HASH` is 2500). */
const beforeHashes = 2499;

/**
 * Loads scripts through a Trusted Types policy of webpack's own: the policy `default` may belong to another script. If
 * the policy is not allowed, webpack continues without one. Gatsby ignores `output` in a plugin's configuration.
 */
const ownPolicy = {
  apply: ({ options }: { readonly options: { readonly output: object } }) => {
    const trustedTypes = { policyName: scriptPolicy, onPolicyCreationFailure: "continue" };
    Object.assign(options.output, { trustedTypes });
  },
};

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
  actions.setWebpackConfig({
    plugins: [ownPolicy, addBanner({ banner, raw: true, test: scripts, stage: beforeHashes })],
  });
};
