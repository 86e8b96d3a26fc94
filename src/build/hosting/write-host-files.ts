import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Redirect, headersFile, nginxFile, redirectsFile } from "./host-files";
import { contentSecurityPolicy } from "./policy";
import { readPages } from "../read-pages";
import { writeIfChanged } from "../write-if-changed";

/** Where the files for publishing lie that are not part of what is published. */
export const deployDirectory = "deploy";

/**
 * Writes, from what is in a built site, the headers and redirects for the hosts that read them from the site itself, and
 * a configuration of nginx into `deploy`. Throws when a redirect stands in the way of a page or a file.
 */
export const writeHostFiles = async (directory: string, deploy: string, redirects: readonly Redirect[]) => {
  const taken = redirects.filter(({ from }) => existsSync(join(directory, from)));
  if (taken.length > 0) throw new Error(`There is a page or a file at ${taken.map(({ from }) => from).join(", ")}.`);
  const pages: string[] = [];
  for await (const { html } of readPages(directory)) pages.push(html);
  const assets = (await readdir(directory)).filter(file => /\.(?:js|css)$/.test(file));
  const hosted = {
    policy: contentSecurityPolicy(pages, process.env),
    redirects,
    assets: assets.sort().map(asset => `/${asset}`),
  };
  await writeIfChanged(join(directory, "_headers"), headersFile(hosted));
  await writeIfChanged(join(directory, "_redirects"), redirectsFile(hosted));
  await mkdir(deploy, { recursive: true });
  await writeIfChanged(join(deploy, "nginx.conf"), nginxFile(hosted, !process.env.GATSBY_SUPABASE_URL));
};
