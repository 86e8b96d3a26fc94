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
  const { meta, hero, ...bands } = data.homePage;
  return (
    <>
      <PageHead {...meta} canonicalPath="/" picture={hero.slides[0]} />
      <Sections>
        <HomeHero hero={hero} />
        <Quality quality={bands.quality} />
        <Services band={bands.services} services={data.services.nodes} />
        <FeaturedProjects band={bands.projects} projects={data.projects.nodes} />
        <Accreditations band={bands.accreditations} accreditations={data.accreditations} />
        <Clients band={bands.clients} clients={data.clients} />
        <Team band={bands.team} team={data.team} />
        <ContactStrip contact={bands.contact} company={data.company} />
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
        ...AccreditationsBand
      }
      clients {
        ...ClientsBand
      }
      team {
        ...TeamBand
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
        ...ProjectCard
      }
    }
    accreditations {
      ...AccreditationMarks
    }
    clients {
      ...ClientMarks
    }
    team {
      ...TeamMembers
    }
    company {
      ...ContactStripCompany
    }
  }
`;
