import { readFileSync } from "node:fs";
import { all, page } from "./site";

/**
 * The undocumented names of Gatsby that `plugins/gatsby-plugin-late-scripts` uses. This test fails when one changes.
 */
test("Gatsby still writes a page's path in the removed script, and reads it where the plugin sets it", () => {
  const source = readFileSync("node_modules/gatsby/cache-dir/static-entry.js", "utf8");
  expect(source).toContain("key={`script-loader`}");
  expect(source).toContain("window.pagePath=");
  expect(readFileSync("node_modules/gatsby/cache-dir/production-app.js", "utf8")).toContain("pagePath");
  const scripts = all(page("/"), "script").map(({ attributes }) => attributes.id);
  expect(scripts).not.toContain("gatsby-script-loader");
});
