import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { project } from "../site/project-under-test";
import { all, type BuiltPage, readPage } from "./read-page";

export { all, type BuiltPage, isIn, plain } from "./read-page";

export const root = join(project, "public");

/** Every page of the built site, without Gatsby's own files. */
export const pages: readonly BuiltPage[] = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter(file => file.endsWith(".html") && !/^(?:_gatsby|page-data)\//.test(file))
  .map(file => readPage(root, file))
  .sort((a, b) => (a.path < b.path ? -1 : 1));

export const page = (path: string): BuiltPage => {
  const found = pages.find(candidate => candidate.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
};

/** Content of the first `<meta>` with this name or property. */
export const meta = (of: BuiltPage, name: string): string | undefined =>
  all(of, "meta").find(({ attributes }) => [attributes.name, attributes.property].includes(name))?.attributes.content;

export const canonical = (of: BuiltPage): string | undefined =>
  all(of, "link").find(({ attributes }) => attributes.rel === "canonical")?.attributes.href;

/** Whether the built site has a file or a page at this path. */
export const exists = (path: string): boolean =>
  existsSync(join(root, decodeURIComponent(path))) &&
  (path.includes(".") || existsSync(join(root, path, "index.html")));
