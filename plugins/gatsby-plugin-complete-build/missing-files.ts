import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** All texts in a JSON value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * Paths of pictures and other generated files in a text of the page data, which may be a `srcset`, without a path prefix.
 * Not URLs of other sites, such as `https://www.gov.uk/static/guide.pdf`.
 */
const filesIn = (text: string) => {
  const own = text.split(/[\s,]+/).filter(part => part.startsWith("/") && part.includes("/static/"));
  return own.map(part => part.slice(part.indexOf("/static/")).replace(/[?#].*/, ""));
};

/**
 * Files that the pages of a built site refer to and that are missing or empty, in alphabetical order.
 * gatsby-plugin-sharp only warns about some pictures that it cannot make.
 */
export const missingFiles = (directory: string): string[] => {
  const pageData = join(directory, "page-data");
  const paths = readdirSync(pageData, { recursive: true, encoding: "utf8" }).filter(path => path.endsWith(".json"));
  const referenced = paths.flatMap(path => {
    const data: unknown = JSON.parse(readFileSync(join(pageData, path), "utf8"));
    return textsIn(data).flatMap(filesIn);
  });
  const isThere = (address: string) => {
    const found = statSync(join(directory, decodeURIComponent(address)), { throwIfNoEntry: false });
    return found?.isFile() && found.size > 0;
  };
  return [...new Set(referenced)].filter(address => !isThere(address)).sort();
};
