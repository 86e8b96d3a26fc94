import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The HTML of all pages of a built site, one after the other; what Gatsby keeps in `_gatsby` is none. */
export async function* readPages(directory: string): AsyncGenerator<{ readonly path: string; readonly html: string }> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && entry.name.endsWith(".html"));
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)))
    if (!path.startsWith(join(directory, "_gatsby"))) yield { path, html: await readFile(path, "utf8") };
}
