import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Redirect, headersFile, nginxFile, redirectsFile } from "./host-files";
import { contentSecurityPolicy } from "./policy";
import { sharedPolicy, withPolicy } from "./meta-policy";
import { type Page, readPages } from "./read-html";

/** Where the files for publishing lie that are not part of what is published. */
export const deployDirectory = "deploy";

/**
 * Writes, from what is in a built site, the headers and redirects for the hosts that read them from the site itself, and
 * a configuration of nginx into `deploy`. An editor in `editorFolder` has a policy of its own. Throws when a redirect stands in the way of a page or a file.
 */
export const writeHostFiles = async (
  directory: string,
  deploy: string,
  redirects: readonly Redirect[],
  editorFolder = "admin",
) => {
  const taken = redirects.filter(({ from }) => existsSync(join(directory, from)));
  if (taken.length > 0) throw new Error(`There is a page or a file at ${taken.map(({ from }) => from).join(", ")}.`);
  const editor = join(directory, editorFolder);
  const hasEditor = existsSync(editor);
  const pages: Page[] = [];
  for await (const page of readPages(directory)) if (dirname(page.path) !== editor) pages.push(page);
  const own = contentSecurityPolicy(
    pages.flatMap(({ elements }) => elements),
    process.env,
  );
  // A host sends one policy for all addresses, and the editor may do more: each page then says the rest itself.
  for (const page of pages) {
    const html = withPolicy(page, hasEditor ? own : undefined);
    if (html !== page.html) await writeFile(page.path, html);
  }
  const assets = (await readdir(directory)).filter(file => /\.(?:js|css)$/.test(file));
  const hosted = {
    policy: hasEditor ? sharedPolicy(own) : own,
    hasEditor,
    redirects,
    assets: assets.sort().map(asset => `/${asset}`),
  };
  await writeFile(join(directory, "_headers"), headersFile(hosted));
  await writeFile(join(directory, "_redirects"), redirectsFile(hosted));
  await mkdir(deploy, { recursive: true });
  await writeFile(join(deploy, "nginx.conf"), nginxFile(hosted, !process.env.GATSBY_SUPABASE_URL));
};
