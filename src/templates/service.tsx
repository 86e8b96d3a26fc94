import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head";
import { Sections } from "../layout/sections";
import { Benefits } from "../sections/service/benefits";
import { useTrail } from "../layout/use-trail";
import { ServiceClosing } from "../sections/service/closing";
import { ServiceHero } from "../sections/service/hero";
import { Process } from "../sections/service/process";
import { SubServices } from "../sections/service/sub-services";
import type { PageContext } from "./page-context";

const ServicePage = ({ data, pageContext }: PageProps<Queries.ServicePageQuery, PageContext>) => {
  const { service, shared } = data;
  const { label, description, hero, subServices, benefits, process } = service;
  const trail = useTrail(label, "services");
  return (
    <>
      <PageHead {...{ label, description }} canonicalPath={pageContext.canonicalPath} />
      <Sections>
        <ServiceHero {...{ trail, hero, shared }} next="sub-services" />
        <SubServices id="sub-services" subServices={subServices} />
        {benefits && <Benefits benefits={benefits} shared={shared} />}
        {process && <Process process={process} shared={shared} />}
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
      closing {
        ...ServiceClosing
      }
    }
  }
`;
