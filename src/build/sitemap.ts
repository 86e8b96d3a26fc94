import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { CreatePagesArgs } from "gatsby";
import { SitemapStream } from "sitemap";

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
  await writeFile("public/sitemap.xml", sitemap(url, paths));
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml\n`);
};

/** The sitemap of a site at `url`, after sitemaps.org's protocol 0.9. */
export const sitemap = (url: string, paths: readonly string[]) =>
  Readable.from(paths).pipe(
    new SitemapStream({ hostname: url, xmlns: { news: false, xhtml: false, image: false, video: false } }),
  );
