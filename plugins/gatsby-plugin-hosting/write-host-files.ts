import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Redirect, headersFile, nginxFile, redirectsFile } from "./host-files";
import { contentSecurityPolicy, sharedPolicy, withPolicy } from "./policy";
import { readPages } from "./read-html";

/** The folder of the files for publishing that are not published themselves. */
export const deployDirectory = "deploy";

/**
 * Writes the headers and redirects of a built site, for the hosts that read them there, and a configuration of nginx into
 * `deploy`. The editor has a policy of its own. Throws when there is a page or a file at the address of a redirect.
 */
export const writeHostFiles = async (directory: string, deploy: string, redirects: readonly Redirect[]) => {
  const taken = redirects.filter(({ from }) => existsSync(join(directory, from)));
  if (taken.length > 0) throw new Error(`There is a page or a file at ${taken.map(({ from }) => from).join(", ")}.`);
  const editor = join(directory, "admin");
  const hasEditor = existsSync(editor);
  const pages = (await readPages(directory)).filter(({ path }) => dirname(path) !== editor);
  const elements = pages.flatMap(page => page.elements);
  const own = contentSecurityPolicy(elements, process.env);
  // A host sends one policy for all addresses, and the editor may do more: the rest is then in the head of each page.
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
  const template = await readFile("plugins/gatsby-plugin-hosting/nginx.conf", "utf8");
  await writeFile(join(deploy, "nginx.conf"), nginxFile(template, hosted, !process.env.GATSBY_SUPABASE_URL));
};
