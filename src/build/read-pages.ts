import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../../plugins/gatsby-plugin-complete-build/files-in";

/** The HTML of all pages of a built site, one after the other; what Gatsby keeps in `_gatsby` is none. */
export async function* readPages(directory: string): AsyncGenerator<{ readonly path: string; readonly html: string }> {
  const pages = (await filesIn(directory)).filter(file => file.endsWith(".html") && !file.startsWith("_gatsby"));
  for (const path of pages.map(page => join(directory, page))) yield { path, html: await readFile(path, "utf8") };
}
