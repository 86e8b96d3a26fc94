import { join } from "node:path";
import { hasJava, nu } from "../checkers/nu";
import { pages, root } from "./site";

const fileOf = (path: string) => join(root, path.endsWith(".html") ? path : join(path, "index.html"));

// Where there is no Java, `npm run browser` says that the checker is left out, and how to have it.
test("the W3C's checker finds no error and no warning in the HTML of any page", () => {
  const files = pages.map(({ path }) => fileOf(path));
  expect(hasJava() ? nu(files) : []).toEqual([]);
}, 120_000);
