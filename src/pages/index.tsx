import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { Accreditations } from "../sections/home/accreditations";
import { Clients } from "../sections/home/clients";
import { ContactStrip } from "../sections/home/contact-strip";
import { FeaturedProjects } from "../sections/home/featured-projects";
import { HomeHero } from "../sections/home/hero";
import { Quality } from "../sections/home/quality";
import { Services } from "../sections/home/services";
import { Team } from "../sections/home/team";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const { meta, hero, quality, services, projects, accreditations, clients, team, contact } = data.homePage;
  return (
    <>
      <PageHead label={meta.label} description={meta.description} canonicalPath="/" />
      <Sections>
        <HomeHero hero={hero} />
        <Quality quality={quality} />
        <Services section={services} services={data.services.nodes} />
        <FeaturedProjects section={projects} projects={data.projects.nodes} />
        <Accreditations section={accreditations} accreditations={data.accreditations} />
        <Clients section={clients} clients={data.clients} />
        <Team section={team} team={data.team} />
        <ContactStrip contact={contact} company={data.company} />
      </Sections>
    </>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage {
    homePage {
      meta {
        label
        description
      }
      hero {
        ...HomeHero
      }
      quality {
        ...Quality
      }
      services {
        ...HomeServices
      }
      projects {
        ...FeaturedProjects
      }
      accreditations {
        ...SectionHead
      }
      clients {
        ...SectionHead
      }
      team {
        ...SectionHead
      }
      contact {
        ...ContactStrip
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    projects: allCaseStudy(sort: { order: ASC }, filter: { featured: { eq: true }, status: { eq: published } }) {
      nodes {
        ...FeaturedProject
      }
    }
    accreditations {
      ...AccreditationLogos
    }
    clients {
      ...ClientLogos
    }
    team {
      ...TeamMembers
    }
    company {
      ...PostalAddress
      ...ContactDetails
    }
  }
`;
