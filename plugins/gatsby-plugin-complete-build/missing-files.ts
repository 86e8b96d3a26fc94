import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "./files-in";

/**
 * Addresses of pictures and other files that Gatsby makes, as they stand in the data of the pages: below the path of the
 * build, where it has one. `https://www.gov.uk/static/guide.pdf` is somebody else's.
 */
const addresses = /(?<=(?:"|\\n)(?:\/[\w.~/-]*)?)\/static\/[^\s"\\,?#]+/g;

/**
 * The files that the pages of a built site ask for and that are not there or are empty, in alphabetical order:
 * gatsby-plugin-sharp reports some pictures that it cannot make as a warning only.
 */
export const missingFiles = async (directory: string): Promise<string[]> => {
  const referenced = new Set<string>();
  for (const path of await filesIn(join(directory, "page-data"))) {
    if (!path.endsWith(".json")) continue;
    const data = await readFile(join(directory, "page-data", path), "utf8");
    for (const [address] of data.matchAll(addresses)) referenced.add(address);
  }
  const sizes = await Promise.all(
    [...referenced].map(async address => [address, await sizeOf(directory, address)] as const),
  );
  return sizes.flatMap(([address, size]) => (size > 0 ? [] : [address])).sort();
};

/** In bytes; 0 when there is no such file. */
const sizeOf = async (directory: string, address: string) => {
  const found = await stat(join(directory, decodeURIComponent(address))).catch(() => undefined);
  return found?.isFile() ? found.size : 0;
};
