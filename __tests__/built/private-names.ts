import { readFileSync } from "node:fs";
import { all, page } from "./site";

/** Undocumented names of Gatsby that `gatsby-plugin-late-scripts` and `follow-latest-link.ts` use. */
test("Gatsby still writes a page's path in the removed script, and reads it where the plugin sets it", () => {
  const source = readFileSync("node_modules/gatsby/cache-dir/static-entry.js", "utf8");
  expect(source).toContain("key={`script-loader`}");
  expect(source).toContain("window.pagePath=");
  expect(readFileSync("node_modules/gatsby/cache-dir/production-app.js", "utf8")).toContain("pagePath");
  const scripts = all(page("/"), "script").map(({ attributes }) => attributes.id);
  expect(scripts).not.toContain("gatsby-script-loader");
});

test("Gatsby still follows links by window.___navigate, and loads pages by window.___loader", () => {
  expect(readFileSync("node_modules/gatsby-link/dist/index.js", "utf8")).toContain("window.___navigate(");
  expect(readFileSync("node_modules/gatsby/cache-dir/production-app.js", "utf8")).toContain("window.___loader =");
});
