import { readFileSync } from "node:fs";
import { all, page } from "./site";

/** Undocumented names of Gatsby that `gatsby-plugin-late-scripts` and `src/navigation/` use. */
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

test("Gatsby still tells a link from Back, stores scroll positions under the same names, and names the build", () => {
  expect(readFileSync("node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs", "utf8")).toContain('action:"PUSH"');
  expect(readFileSync("node_modules/gatsby/cache-dir/navigation.js", "utf8")).toContain(
    "args.location.action = args.action",
  );
  const storage = readFileSync("node_modules/gatsby-react-router-scroll/session-storage.js", "utf8");
  expect(storage).toContain('"@@scroll|"');
  expect(storage).toContain('stateKeyBase + "|" + key');
  expect(readFileSync("node_modules/gatsby/cache-dir/navigation.js", "utf8")).toContain(
    "window.___webpackCompilationHash",
  );
});
