import { writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import type { Query } from "./query";
import { requestScriptsAfterLoad } from "./scripts-after-load";

interface Pages {
  readonly company: { readonly website: { readonly url: string } };
  readonly pages: { readonly nodes: readonly { path: string; pageContext: { canonicalPath?: string } }[] };
  readonly placeholders: { readonly nodes: readonly { slug: string }[] };
}

/** Writes `sitemap.xml` (canonical pages that may be indexed, in alphabetical order) and the `robots.txt` naming it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, ...build }) => {
  const { data, errors } = await (build.graphql as Query<Pages>)(`
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
      placeholders: allCaseStudy(filter: { status: { eq: "placeholder" } }) {
        nodes {
          slug
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The pages could not be listed for the sitemap.", errors);
    return;
  }

  await requestScriptsAfterLoad("public");
  const { url } = data.company.website;
  const unlisted = new Set(["/404.html", ...data.placeholders.nodes.map(({ slug }) => `/projects/${slug}`)]);
  const paths = data.pages.nodes
    .filter(({ path, pageContext }) => !unlisted.has(path) && (pageContext.canonicalPath ?? path) === path)
    .map(({ path }) => path)
    .sort();
  await writeFile("public/sitemap.xml", sitemap(url, paths));
  await writeFile("public/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap.xml\n`);
};

/** The sitemap of a site at `url` (without a slash at its end), after sitemaps.org's protocol 0.9. */
export const sitemap = (url: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(path => `  <url><loc>${url}${path}</loc></url>`),
    "</urlset>\n",
  ].join("\n");
