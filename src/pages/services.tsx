import { graphql, type PageProps } from "gatsby";
import { Band } from "../components/band";
import { PageHead } from "../layout/page-head";
import { CaseStudyClosing } from "../sections/case-study/closing";
import { PageHero } from "../sections/overview/page-hero";
import { ServiceCards } from "../sections/overview/service-cards";

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { meta, hero, cardAction } = data.page;
  return (
    <>
      <PageHead {...meta} canonicalPath="/services" picture={hero.picture} />
      <PageHero hero={hero} />
      <Band tone="paper" labelledBy="page-heading">
        <ServiceCards services={data.services.nodes} prompt={cardAction} />
      </Band>
      <CaseStudyClosing tone="offWhite" closing={data.shared.closing} />
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
        eyebrow
        heading
        text
        picture {
          ...Picture
        }
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
        ...CaseStudyClosing
      }
    }
  }
`;
