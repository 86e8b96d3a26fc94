import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { ServiceCards } from "../shared/service-cards";

interface ServicesProps {
  readonly section: Queries.HomeServicesFragment;
  readonly services: readonly Queries.ServiceCardFragment[];
}

/** All services. The hero's button and every service page link here with `/#services`. */
export const Services = ({ section, services }: ServicesProps) => (
  <Section tone="offWhite" id="services" labelledBy="services-heading">
    <SectionHead id="services-heading" section={section} />
    <ServiceCards services={services} prompt={section.cardAction} />
  </Section>
);

export const fragment = graphql`
  fragment HomeServices on HomePageServices {
    eyebrow
    heading
    text
    cardAction
  }
`;
