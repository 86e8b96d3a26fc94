import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { BreadcrumbItem } from "../../components/breadcrumb";
import { coverSizes } from "../../pictures/cover-sizes";
import { Hero } from "../../components/hero";
import { pictureHero, pictureHeroHeight } from "../../components/picture-hero";

interface PageHeroProps {
  readonly trail: readonly BreadcrumbItem[];
  readonly hero: Queries.PageHeroFragment;
  /** Links below the text. */
  readonly actions?: ReactNode;
  readonly className?: string;
  /** Height of the hero as a percentage of the screen's, which decides the width of the picture's file. */
  readonly height?: number;
}

/** The hero of overviews, gallery, contact and privacy, with or without a photograph. */
export const PageHero = ({ trail, hero, actions, className, height = pictureHeroHeight }: PageHeroProps) => (
  <Hero
    trail={trail}
    eyebrow={hero.eyebrow}
    heading={hero.heading}
    lead={hero.text}
    actions={actions}
    picture={hero.picture}
    sizes={hero.picture ? coverSizes(hero.picture, height) : undefined}
    look={{ ...pictureHero, hero: clsx(pictureHero.hero, className) }}
  />
);

export const fragment = graphql`
  fragment PageHero on PageHero {
    eyebrow
    heading
    text
    picture {
      ...HeroPicture
    }
  }
`;
