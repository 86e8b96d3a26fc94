import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { BreadcrumbItem } from "../../components/breadcrumb";
import { ButtonLink } from "../../components/button-link";
import { coverSizes } from "../../pictures/cover-sizes";
import { Hero } from "../../components/hero";
import { pictureHero } from "../../components/picture-hero";
import { ScrollCue } from "../../components/scroll-cue";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { shape } from "../../theme/tokens";
import { Features } from "./features";

interface ServiceHeroProps {
  readonly trail: readonly BreadcrumbItem[];
  readonly hero: Queries.ServiceHeroFragment;
  readonly shared: Queries.ServiceHeroSharedFragment;
  /** Id of the section that the scroll cue leads to. */
  readonly next: string;
}

/** Height of the picture as a percentage of the screen's. */
const height = 80;

/** The hero of a service page, with the main features at the bottom. */
export const ServiceHero = ({ trail, hero, shared, next }: ServiceHeroProps) => (
  <Hero
    isRegion
    trail={trail}
    heading={hero.heading}
    lead={hero.text}
    picture={hero.picture}
    sizes={coverSizes(hero.picture, height)}
    look={{ ...pictureHero, hero: clsx(pictureHero.hero, styles.hero) }}
    actions={
      <>
        <ButtonLink href={shared.quote.href}>{shared.quote.label}</ButtonLink>
        <ScrollCue target={next} label={shared.scroll} />
      </>
    }
  >
    <Features features={hero.features} />
  </Hero>
);

const styles = createStyles("sections/service-hero", {
  hero: {
    "--tall": `clamp(480px, ${height}svh, 860px)`,
    // On a phone the picture ends at the call bar, so that the button stands above it.
    [media.below("tablet")]: { "--tall": `min(100svh - ${shape.callBar}, 760px)` },
  },
});

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
