import { relative, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { ignoredIn } from "./plugins/gatsby-plugin-content/ignored-files";
import { galleryPages } from "./src/templates/gallery-pages";
import { overviewPages } from "./src/templates/overview-pages";
import type { CaseStudyContext, GalleryContext, OverviewContext, PageContext } from "./src/templates/page-context";

const template = (name: string) => resolve(`src/templates/${name}.tsx`);

/** Creates the pages of services, case studies, aliases, overviews and the gallery. */
export const createPages: GatsbyNode["createPages"] = async build => {
  const answer = await build.graphql<Queries.PagesQuery>(/* GraphQL */ `
    query Pages {
      services: allService {
        nodes {
          slug
          path
          layout
        }
      }
      caseStudies: allCaseStudy(sort: { order: ASC }) {
        nodes {
          slug
          path
          status
        }
      }
      gallery: galleryPage {
        views {
          all
        }
        pictures {
          service {
            slug
            label
            order
          }
        }
      }
      aliases {
        aliases {
          path
          caseStudy {
            slug
            path
          }
        }
      }
    }
  `);
  const { data } = answer;
  if (!data) throw new Error(`The content could not be read: ${String(answer.errors)}`);
  const { createPage } = build.actions;
  const published = data.caseStudies.nodes.filter(({ status }) => status === "published").map(({ slug }) => slug);

  for (const { slug, path, layout } of data.services.nodes) {
    const component = template(layout === "trades" ? "trades-service" : "service");
    createPage<PageContext>({ path, component, context: { slug, canonicalPath: path } });
  }
  const caseStudies = [
    ...data.caseStudies.nodes.map(({ slug, path }) => ({ slug, path, canonicalPath: path })),
    ...data.aliases.aliases.map(({ path, caseStudy }) => ({
      slug: caseStudy.slug,
      path,
      canonicalPath: caseStudy.path,
    })),
  ];
  for (const { path, slug, canonicalPath } of caseStudies) {
    // After the last comes the first; after one that is not published, too, because its index is -1.
    const next = published[(published.indexOf(slug) + 1) % published.length] ?? slug;
    const context = { slug, canonicalPath, next };
    createPage<CaseStudyContext>({ path, component: template("case-study"), context });
  }
  for (const context of galleryPages(data.gallery))
    createPage<GalleryContext>({ path: context.current, component: template("gallery"), context });
  for (const context of overviewPages(published.length))
    createPage<OverviewContext>({ path: context.canonicalPath, component: template("projects"), context });
  // In src/pages Gatsby would create a second page for it, at /404.
  createPage({ path: "/404.html", component: template("not-found"), context: {} });
};

const isIgnored = ignoredIn(process.cwd());

/** Removes the page that Gatsby makes of a copy in `src/pages`, such as iCloud's `contact 2.tsx`. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const file = relative(process.cwd(), page.component);
  if (file.startsWith("src") && isIgnored(file)) actions.deletePage(page);
};

/** Publishes no source maps. Names Gatsby's own loader for the imports of `src/theme/fonts.ts`. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, loaders }) => {
  const file = loaders.file as () => { readonly loader: string };
  actions.setWebpackConfig({ resolveLoader: { alias: { "file-loader": file().loader } } });
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
