import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Query } from "./query";

/** What a template gets beside its query: which node to ask for, and the address that search engines are to keep. */
export interface PageContext {
  readonly slug: string;
  readonly canonicalPath: string;
}

const template = (name: string) => resolve(`src/templates/${name}.tsx`);
const templateOfLayout = { standard: template("service"), trades: template("trades-service") };
const caseStudyTemplate = template("case-study");

interface Slugs {
  readonly services: { readonly nodes: readonly { slug: string; layout: keyof typeof templateOfLayout }[] };
  readonly caseStudies: { readonly nodes: readonly { slug: string }[] };
  readonly aliases: { readonly aliases: readonly { path: string; caseStudy: string }[] };
}

/** Creates a page for every service, case study and alias of the content. Throws when the content cannot be read. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, reporter, ...build }) => {
  const { data, errors } = await (build.graphql as Query<Slugs>)(`
    query Slugs {
      services: allService {
        nodes {
          slug
          layout
        }
      }
      caseStudies: allCaseStudy {
        nodes {
          slug
        }
      }
      aliases {
        aliases {
          path
          caseStudy
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The content could not be read to create its pages.", errors);
    return;
  }

  const create = (component: string, path: string, slug: string, canonicalPath = path) =>
    actions.createPage<PageContext>({ path, component, context: { slug, canonicalPath } });

  for (const { slug, layout } of data.services.nodes) create(templateOfLayout[layout], `/services/${slug}`, slug);
  for (const { slug } of data.caseStudies.nodes) create(caseStudyTemplate, `/projects/${slug}`, slug);
  for (const { path, caseStudy } of data.aliases.aliases)
    create(caseStudyTemplate, path, caseStudy, `/projects/${caseStudy}`);
  // Not a file of src/pages, of which Gatsby would make a second page at /404.
  actions.createPage({ path: "/404.html", component: template("not-found"), context: {} });
};
