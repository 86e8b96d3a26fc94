import { join } from "node:path";
import { hasJava, nu } from "../checkers/nu";
import { pages, root } from "./site";

// Without Java this is skipped; `npm run browser` says how to install Java.
test("the W3C's checker finds no error or warning in the HTML of any page", () => {
  const files = pages.map(({ path }) => join(root, path.endsWith(".html") ? path : `${path}/index.html`));
  expect(hasJava() ? nu(files) : []).toEqual([]);
});
