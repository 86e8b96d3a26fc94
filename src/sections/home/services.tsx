import { graphql } from "gatsby";
import { Band } from "../../components/band";
import { BandHead } from "../../components/band-head";
import { ServiceCards } from "../overview/service-cards";

interface ServicesProps {
  readonly band: Queries.HomeServicesFragment;
  readonly services: readonly Queries.ServiceCardFragment[];
}

/** All services; the hero's button and every service page lead here by `/#services`. */
export const Services = ({ band, services }: ServicesProps) => (
  <Band tone="offWhite" id="services" labelledBy="services-heading">
    <BandHead id="services-heading" band={band} />
    <ServiceCards services={services} prompt={band.cardAction} />
  </Band>
);

export const fragment = graphql`
  fragment HomeServices on HomePageServices {
    eyebrow
    heading
    text
    cardAction
  }
`;
