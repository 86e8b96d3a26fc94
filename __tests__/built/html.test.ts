import { join } from "node:path";
import { hasJava, nu } from "../checkers/nu";
import { pages, root } from "./site";

// `npm run browser` says how to install Java.
(hasJava() ? test : test.skip)("the W3C's checker finds no error or warning in the HTML of any page", () => {
  const files = pages.map(({ path }) => join(root, path.endsWith(".html") ? path : `${path}/index.html`));
  expect(nu(files)).toEqual([]);
});
