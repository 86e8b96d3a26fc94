import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Redirects, headersFile, nginxFile } from "./host-files";
import { contentSecurityPolicy, sharedPolicy, withPolicy } from "./policy";
import { readPages } from "./read-html";
import { headersOverHttps } from "./security-headers";

/**
 * Writes the headers and redirects into a built site, and a configuration of nginx into `deploy`. The editor has its
 * own policy. Throws if a redirect starts at the path of a page or file.
 */
export const writeHostFiles = async (directory: string, deploy: string, redirects: Redirects) => {
  const taken = redirects.map(({ from }) => from).filter(from => existsSync(join(directory, from)));
  if (taken.length > 0)
    throw new Error(`A redirect is not possible: there is a page or a file at ${taken.join(", ")}.`);
  const hasEditor = existsSync(join(directory, "admin"));
  const pages = (await readPages(directory)).filter(({ path }) => dirname(path) !== "admin");
  const own = contentSecurityPolicy(pages, process.env);
  // A host sends one policy for all paths, and the editor's is looser: the stricter part is in the head of each page.
  for (const page of pages) {
    const html = withPolicy(page, hasEditor ? own : undefined);
    if (html !== page.html) await writeFile(join(directory, page.path), html);
  }
  const headers = headersOverHttps(hasEditor ? sharedPolicy(own) : own, hasEditor);
  const paths = (await readdir(directory)).map(name => `/${name}`);
  await writeFile(join(directory, "_headers"), headersFile(headers, paths));
  const withSlash = redirects.flatMap(({ from, to }) => [from, `${from}/`].map(path => ({ from: path, to })));
  await writeFile(join(directory, "_redirects"), withSlash.map(({ from, to }) => `${from} ${to} 301\n`).join(""));
  await mkdir(deploy, { recursive: true });
  const template = await readFile("plugins/gatsby-plugin-hosting/nginx.conf", "utf8");
  const nginx = nginxFile(template, headers, withSlash, !process.env.GATSBY_SUPABASE_URL);
  await writeFile(join(deploy, "nginx.conf"), nginx);
};
