import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { OverviewContext, PageContext } from "../templates/page-context";
import { overviewPages } from "./overview-pages";

const template = (name: string) => resolve(`src/templates/${name}.tsx`);
const templateOfLayout = { standard: template("service"), trades: template("trades-service") };
const caseStudyTemplate = template("case-study");

/** Creates a page for every service, case study and alias of the content, and the overviews. Throws when the content cannot be read. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, ...build }) => {
  const answer = await build.graphql<Queries.PagesQuery>(/* GraphQL */ `
    query Pages {
      services: allService {
        nodes {
          slug
          path
          layout
        }
      }
      caseStudies: allCaseStudy {
        nodes {
          slug
          path
        }
      }
      published: allCaseStudy(filter: { status: { eq: published } }) {
        totalCount
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
  if (!answer.data) throw new Error(`The content could not be read to create its pages: ${String(answer.errors)}`);
  const { services, caseStudies, published, aliases } = answer.data;

  const create = (component: string, path: string, slug: string, canonicalPath = path) =>
    actions.createPage<PageContext>({ path, component, context: { slug, canonicalPath } });

  for (const { slug, path, layout } of services.nodes) create(templateOfLayout[layout], path, slug);
  for (const { slug, path } of caseStudies.nodes) create(caseStudyTemplate, path, slug);
  for (const { path, caseStudy } of aliases.aliases) create(caseStudyTemplate, path, caseStudy.slug, caseStudy.path);
  for (const context of overviewPages(published.totalCount))
    actions.createPage<OverviewContext>({ path: context.canonicalPath, component: template("projects"), context });
  // Not a file of src/pages, of which Gatsby would make a second page at /404.
  actions.createPage({ path: "/404.html", component: template("not-found"), context: {} });
};
