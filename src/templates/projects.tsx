import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { useTrail } from "../layout/use-trail";
import { Closing } from "../sections/shared/closing";
import { CardsSection } from "../sections/overview/cards-section";
import { PageHero } from "../sections/shared/page-hero";
import { Pagination } from "../sections/overview/pagination";
import { ProjectCards } from "../sections/overview/project-cards";
import type { OverviewContext } from "./page-context";

const ProjectsPage = ({ data, pageContext }: PageProps<Queries.ProjectsPageQuery, OverviewContext>) => {
  const { meta, hero, cardAction, paging } = data.page;
  const { number, pages, canonicalPath } = pageContext;
  const label = number === 1 ? meta.label : `${meta.label}, ${paging.page.toLowerCase()} ${number}`;
  const page = number > 1 ? `${paging.page} ${number}` : undefined;
  const trail = useTrail({ list: "projects", page });
  return (
    <>
      <PageHead label={label} description={meta.description} canonicalPath={canonicalPath} />
      <Sections>
        <PageHero trail={trail} hero={hero} />
        <CardsSection>
          <ProjectCards projects={data.projects.nodes} prompt={cardAction} />
          <Pagination labels={paging} number={number} pages={pages} />
        </CardsSection>
        <Closing tone="offWhite" closing={data.shared.closing} />
      </Sections>
    </>
  );
};

export default ProjectsPage;

export const query = graphql`
  query ProjectsPage($skip: Int!, $limit: Int!) {
    page: projectsPage {
      meta {
        label
        description
      }
      hero {
        ...PageHero
      }
      cardAction
      paging {
        ...Pagination
      }
    }
    projects: allCaseStudy(sort: { order: ASC }, filter: { status: { eq: published } }, skip: $skip, limit: $limit) {
      nodes {
        ...ProjectCard
      }
    }
    shared: caseStudyShared {
      closing {
        ...Closing
      }
    }
  }
`;
