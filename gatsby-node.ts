import type { GatsbyNode } from "gatsby";

export { onPostBuild } from "./src/build/after-build";
export { sourceNodes } from "./src/build/avif-encoding";
export { onPluginInit, onPreInit } from "./src/build/before-build";
export { onCreateBabelConfig, onCreateWebpackConfig } from "./src/build/lean-scripts";
export { onPostBootstrap } from "./src/build/sharing/icons";
export { createPages } from "./src/build/pages";
export { createResolvers, createSchemaCustomization } from "./src/build/schema";

/** Loaded only here, so that the build of the site knows nothing of developing. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async args =>
  (await import("./src/build/develop/live-content")).followContent(args);
