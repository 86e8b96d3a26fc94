import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { CreatePagesArgs } from "gatsby";
import { SitemapIndexStream, SitemapStream } from "sitemap";

/** Addresses that the protocol allows in one file; its 50 MB are far off, as an address of ours has 100 bytes or so. */
const most = 50_000;

/**
 * Writes `sitemap.xml` (canonical pages that may be indexed, in alphabetical order) and the `robots.txt` naming it.
 * Throws when the pages cannot be listed.
 */
export const writeSitemap = async (build: Pick<CreatePagesArgs, "graphql">) => {
  const { data, ...answer } = await build.graphql<Queries.SitemapQuery>(/* GraphQL */ `
    query Sitemap {
      company {
        website {
          url
        }
      }
      pages: allSitePage {
        nodes {
          path
          pageContext
        }
      }
      placeholders: allCaseStudy(filter: { status: { eq: placeholder } }) {
        nodes {
          path
        }
      }
    }
  `);
  if (!data) throw new Error(`The pages could not be listed for the sitemap: ${String(answer.errors)}`);

  const { url } = data.company.website;
  const unlisted = new Set(["/404.html", ...data.placeholders.nodes.map(({ path }) => path)]);
  const paths = data.pages.nodes
    .filter(({ path, pageContext }) => !unlisted.has(path) && (pageContext?.canonicalPath ?? path) === path)
    .map(({ path }) => path)
    .sort();
  for (const [name, content] of sitemapFiles(url, paths)) await writeFile(`public/${name}`, content);
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml\n`);
};

/**
 * The sitemap of a site at `url` by names of files, after sitemaps.org's protocol 0.9: one file, or several and an index
 * of them where one must not hold them all.
 */
export const sitemapFiles = (url: string, paths: readonly string[], limit = most): readonly [string, Readable][] => {
  if (paths.length <= limit) return [["sitemap.xml", sitemap(url, paths)]];
  const parts = Array.from({ length: Math.ceil(paths.length / limit) }, (_, part): [string, Readable] => [
    `sitemap-${part + 1}.xml`,
    sitemap(url, paths.slice(part * limit, (part + 1) * limit)),
  ]);
  const index = Readable.from(parts.map(([name]) => `${url}/${name}`)).pipe(new SitemapIndexStream());
  return [["sitemap.xml", index], ...parts];
};

const sitemap = (url: string, paths: readonly string[]) =>
  Readable.from(paths).pipe(
    new SitemapStream({ hostname: url, xmlns: { news: false, xhtml: false, image: false, video: false } }),
  );
