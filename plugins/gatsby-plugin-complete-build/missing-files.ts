import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Paths of pictures and other generated files in the page data, also after a path prefix. Does not match URLs of other
 * sites, such as `https://www.gov.uk/static/guide.pdf`.
 */
const addresses = /(?<=(?:"|\\n)(?:\/[\w.~/-]*)?)\/static\/[^\s"\\,?#]+/g;

/**
 * Files that the pages of a built site refer to and that are missing or empty, in alphabetical order.
 * gatsby-plugin-sharp only warns about some pictures that it cannot make.
 */
export const missingFiles = (directory: string): string[] => {
  const pageData = join(directory, "page-data");
  const paths = readdirSync(pageData, { recursive: true, encoding: "utf8" }).filter(path => path.endsWith(".json"));
  const referenced = paths.flatMap(path => readFileSync(join(pageData, path), "utf8").match(addresses) ?? []);
  const isThere = (address: string) => {
    const found = statSync(join(directory, decodeURIComponent(address)), { throwIfNoEntry: false });
    return found?.isFile() && found.size > 0;
  };
  return [...new Set(referenced)].filter(address => !isThere(address)).sort();
};
