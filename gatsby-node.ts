export { onPreInit } from "./src/build/check-content";
export { onCreateDevServer } from "./src/build/develop/report-endpoint";
export { onCreateBabelConfig, onCreateWebpackConfig } from "./src/build/lean-scripts";
export { createPages } from "./src/build/pages";
export { createResolvers, createSchemaCustomization } from "./src/build/schema";
export { onPostBuild } from "./src/build/sitemap";
