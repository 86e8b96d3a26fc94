import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { CaseStudyClosing } from "../sections/case-study/closing";
import { CardsSection } from "../sections/overview/cards-section";
import { PageHero } from "../sections/overview/page-hero";
import { ProjectCards } from "../sections/overview/project-cards";

const ProjectsPage = ({ data }: PageProps<Queries.ProjectsPageQuery>) => {
  const { meta, hero, cardAction } = data.page;
  return (
    <>
      <PageHead {...meta} canonicalPath="/projects" picture={hero.picture} />
      <Sections>
        <PageHero hero={hero} />
        <CardsSection>
          <ProjectCards projects={data.projects.nodes} prompt={cardAction} />
        </CardsSection>
        <CaseStudyClosing tone="offWhite" closing={data.shared.closing} />
      </Sections>
    </>
  );
};

export default ProjectsPage;

export const query = graphql`
  query ProjectsPage {
    page: projectsPage {
      meta {
        label
        description
      }
      hero {
        ...PageHero
      }
      cardAction
    }
    projects: allCaseStudy(sort: { order: ASC }, filter: { status: { eq: published } }) {
      nodes {
        ...ProjectCard
      }
    }
    shared: caseStudyShared {
      closing {
        ...CaseStudyClosing
      }
    }
  }
`;
