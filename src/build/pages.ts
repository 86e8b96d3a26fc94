import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { CaseStudyContext, GalleryContext, OverviewContext, PageContext } from "../templates/page-context";
import { contentQuery } from "./content-query";
import { galleryPages } from "./gallery-pages";
import { overviewPages } from "./overview-pages";

const template = (name: string) => resolve(`src/templates/${name}.tsx`);
const templateOfLayout = { standard: template("service"), trades: template("trades-service") };
const caseStudyTemplate = template("case-study");

const readPages = contentQuery<Queries.PagesQuery>(/* GraphQL */ `
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

/** Creates a page for every service, case study and alias of the content, the overviews and the gallery. Throws when the content cannot be read. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, ...build }) => {
  const { services, caseStudies, aliases, gallery } = await readPages(build);
  const published = caseStudies.nodes.flatMap(({ slug, status }) => (status === "published" ? [slug] : []));

  for (const { slug, path, layout } of services.nodes)
    actions.createPage<PageContext>({
      path,
      component: templateOfLayout[layout],
      context: { slug, canonicalPath: path },
    });
  const createCaseStudy = (path: string, slug: string, canonicalPath = path) => {
    const next = published[(published.indexOf(slug) + 1) % published.length] ?? slug;
    actions.createPage<CaseStudyContext>({
      path,
      component: caseStudyTemplate,
      context: { slug, canonicalPath, next },
    });
  };
  for (const { slug, path } of caseStudies.nodes) createCaseStudy(path, slug);
  for (const { path, caseStudy } of aliases.aliases) createCaseStudy(path, caseStudy.slug, caseStudy.path);

  for (const { path, context } of galleryPages(gallery))
    actions.createPage<GalleryContext>({ path, component: template("gallery"), context });
  for (const context of overviewPages(published.length))
    actions.createPage<OverviewContext>({ path: context.canonicalPath, component: template("projects"), context });
  // Not a file of src/pages, of which Gatsby would make a second page at /404.
  actions.createPage({ path: "/404.html", component: template("not-found"), context: {} });
  // Bundled only where there is a page of it, so that visitors load nothing of it.
  if (process.env.NODE_ENV === "development")
    actions.createPage({ path: "/parts", component: resolve("src/parts/parts.tsx"), context: {} });
};
