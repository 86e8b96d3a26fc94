import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { Benefits } from "../sections/service/benefits";
import { useTrail } from "../layout/use-trail";
import { ServiceClosing } from "../sections/service/closing";
import { ServiceHero } from "../sections/service/hero";
import { Process } from "../sections/service/process";
import { SubServices } from "../sections/service/sub-services";
import { Work } from "../sections/service/work";
import type { PageContext } from "./page-context";

const ServicePage = ({ data, pageContext }: PageProps<Queries.ServicePageQuery, PageContext>) => {
  const { service, shared, work } = data;
  const { label, description, hero, picture, subServices, benefits, process } = service;
  const trail = useTrail({ list: "services", page: label });
  return (
    <>
      <PageHead label={label} description={description} canonicalPath={pageContext.canonicalPath} />
      <Sections>
        <ServiceHero trail={trail} hero={hero} shared={shared} next="sub-services" />
        <SubServices id="sub-services" subServices={subServices} picture={picture} />
        {benefits && <Benefits benefits={benefits} shared={shared} />}
        {process && <Process process={process} shared={shared} />}
        <Work labels={shared.work} projects={work.nodes} />
        <ServiceClosing closing={shared.closing} />
      </Sections>
    </>
  );
};

export default ServicePage;

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      label
      description
      hero {
        ...ServiceHero
      }
      picture {
        ...Picture
      }
      subServices {
        ...SubServices
      }
      benefits {
        ...Benefits
      }
      process {
        ...Process
      }
    }
    shared: serviceShared {
      ...ServiceHeroShared
      ...BenefitsShared
      ...ProcessShared
      work {
        ...WorkLabels
      }
      closing {
        ...ServiceClosing
      }
    }
    work: allCaseStudy(
      sort: { order: ASC }
      filter: { service: { slug: { eq: $slug } }, status: { eq: published } }
      limit: 3
    ) {
      nodes {
        ...Work
      }
    }
  }
`;
