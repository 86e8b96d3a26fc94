import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Redirect, headersFile, nginxFile, redirectsFile } from "./host-files";
import { contentSecurityPolicy, sharedPolicy, withPolicy } from "./policy";
import { readPages } from "./read-html";

/** The folder for configuration files that are not published. */
export const deployDirectory = "deploy";

/**
 * Writes the headers and redirects into a built site, and a configuration of nginx into `deploy`. The editor has its
 * own policy. Throws if a redirect starts at the path of a page or file.
 */
export const writeHostFiles = async (directory: string, deploy: string, redirects: readonly Redirect[]) => {
  const taken = redirects.filter(({ from }) => existsSync(join(directory, from)));
  if (taken.length > 0)
    throw new Error(
      `A redirect is not possible: there is a page or a file at ${taken.map(({ from }) => from).join(", ")}.`,
    );
  const editor = join(directory, "admin");
  const hasEditor = existsSync(editor);
  const pages = (await readPages(directory)).filter(({ path }) => dirname(path) !== editor);
  const elements = pages.flatMap(page => page.elements);
  const own = contentSecurityPolicy(elements, process.env);
  // A host sends one policy for all paths, and the editor's is looser: the stricter part is in the head of each page.
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
