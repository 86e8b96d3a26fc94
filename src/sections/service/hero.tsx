import { graphql } from "gatsby";
import type { BreadcrumbItem } from "../../components/breadcrumb";
import { ButtonLink } from "../../components/button-link";
import { splitHero, splitHeroSizes } from "../../components/split-hero";
import { Hero } from "../../components/hero";
import { ScrollCue } from "../../components/scroll-cue";
import { Features } from "./features";

interface ServiceHeroProps {
  readonly trail: readonly BreadcrumbItem[];
  readonly hero: Queries.ServiceHeroFragment;
  readonly shared: Queries.ServiceHeroSharedFragment;
  /** Id of the section that the scroll cue leads to. */
  readonly next: string;
}

/** The hero of a service page, with the main features at the bottom. */
export const ServiceHero = ({ trail, hero: { features, ...hero }, shared, next }: ServiceHeroProps) => (
  <Hero
    {...hero}
    isRegion
    trail={trail}
    sizes={splitHeroSizes(700)}
    look={splitHero}
    actions={
      <>
        <ButtonLink href={shared.quote.href}>{shared.quote.label}</ButtonLink>
        <ScrollCue target={next} label={shared.scroll} />
      </>
    }
  >
    <Features features={features} />
  </Hero>
);

export const fragment = graphql`
  fragment ServiceHero on ServiceHero {
    heading
    text
    picture {
      ...HeroPicture
    }
    features {
      title
      description
    }
  }

  fragment ServiceHeroShared on ServiceShared {
    quote {
      ...Link
    }
    scroll
  }
`;
