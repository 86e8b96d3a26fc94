import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { useTrail } from "../layout/use-trail";
import { Closing } from "../sections/shared/closing";
import { CardsSection } from "../sections/overview/cards-section";
import { PageHero } from "../sections/shared/page-hero";
import { ServiceCards } from "../sections/shared/service-cards";

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { meta, hero, cardAction } = data.page;
  return (
    <>
      <PageHead label={meta.label} description={meta.description} canonicalPath="/services" />
      <Sections>
        <PageHero trail={useTrail({ list: "services" })} hero={hero} />
        <CardsSection>
          <ServiceCards level="h2" inFirstView={3} services={data.services.nodes} prompt={cardAction} />
        </CardsSection>
        <Closing tone="offWhite" closing={data.shared.closing} />
      </Sections>
    </>
  );
};

export default ServicesPage;

export const query = graphql`
  query ServicesPage {
    page: servicesPage {
      meta {
        label
        description
      }
      hero {
        ...PageHero
      }
      cardAction
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    shared: caseStudyShared {
      closing {
        ...Closing
      }
    }
  }
`;
