import { readdir, readFile, stat } from "node:fs/promises";
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
export const missingFiles = async (directory: string): Promise<string[]> => {
  const pageData = join(directory, "page-data");
  const paths = (await readdir(pageData, { recursive: true })).filter(path => path.endsWith(".json"));
  const data = await Promise.all(paths.map(path => readFile(join(pageData, path), "utf8")));
  const referenced = new Set(data.flatMap(text => text.match(addresses) ?? []));
  const missing = [...referenced].map(async address => {
    const found = await stat(join(directory, decodeURIComponent(address))).catch(() => undefined);
    return found?.isFile() && found.size > 0 ? [] : [address];
  });
  return (await Promise.all(missing)).flat().sort();
};
