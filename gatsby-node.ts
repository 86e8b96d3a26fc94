export { onPreInit } from "./src/build/check-content";
export { createPages } from "./src/build/pages";
export { createResolvers, createSchemaCustomization } from "./src/build/schema";
export { onPostBuild } from "./src/build/sitemap";
