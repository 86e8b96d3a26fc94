import { readFileSync } from "node:fs";
import { all, page } from "./site";

/**
 * The names of Gatsby that the site relies on and that are not documented (`plugins/gatsby-plugin-late-scripts`). This
 * test fails when one goes.
 */
test("Gatsby still writes a page's path in the script that is left out, and reads it where it is set", () => {
  const source = readFileSync("node_modules/gatsby/cache-dir/static-entry.js", "utf8");
  expect(source).toContain("key={`script-loader`}");
  expect(source).toContain("window.pagePath=");
  expect(readFileSync("node_modules/gatsby/cache-dir/production-app.js", "utf8")).toContain("pagePath");
  const scripts = all(page("/"), "script").map(({ attributes }) => attributes.id);
  expect(scripts).not.toContain("gatsby-script-loader");
});
