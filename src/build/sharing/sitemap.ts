import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from "sitemap";
import { lastChanges } from "./last-changes";
import { type SharedPage, pictureAddress } from "./pages";

/** Addresses that the protocol allows in one file; its 50 MB are far off, as one of ours has a kilobyte with its pictures. */
const most = 25_000;

/**
 * Writes `sitemap.xml` (the pages in alphabetical order, with their pictures and the day of their file's last commit)
 * and the `robots.txt` naming it.
 */
export const writeSitemap = async (directory: string, url: string, pages: readonly SharedPage[]): Promise<void> => {
  const changes = await lastChanges(".");
  const entries = [...pages]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, file, images }) => ({
      url: path,
      lastmod: changes.get(file),
      img: [...new Set(images.map(({ picture }) => pictureAddress(picture)))].map(address => ({ url: address })),
    }));
  for (const [name, content] of sitemapFiles(url, entries)) await writeFile(join(directory, name), content);
  await writeFile(join(directory, "robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml\n`);
};

/**
 * The sitemap of a site at `url` by names of files, after sitemaps.org's protocol 0.9: one file, or several and an index
 * of them where one must not hold them all.
 */
export const sitemapFiles = (
  url: string,
  entries: readonly (string | SitemapItemLoose)[],
  limit = most,
): readonly [string, Readable][] => {
  if (entries.length <= limit) return [["sitemap.xml", sitemap(url, entries)]];
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, part): [string, Readable] => [
    `sitemap-${part + 1}.xml`,
    sitemap(url, entries.slice(part * limit, (part + 1) * limit)),
  ]);
  const index = Readable.from(parts.map(([name]) => `${url}/${name}`)).pipe(new SitemapIndexStream());
  return [["sitemap.xml", index], ...parts];
};

const sitemap = (url: string, entries: readonly (string | SitemapItemLoose)[]) =>
  Readable.from(entries).pipe(
    new SitemapStream({
      hostname: url,
      lastmodDateOnly: true,
      xmlns: { news: false, xhtml: false, image: true, video: false },
    }),
  );
