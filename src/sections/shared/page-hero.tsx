import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { BreadcrumbItem } from "../../components/breadcrumb";
import { splitHero, splitHeroSizes } from "../../components/split-hero";
import { Hero } from "../../components/hero";

interface PageHeroProps {
  readonly trail: readonly BreadcrumbItem[];
  readonly hero: Queries.PageHeroFragment;
  /** Links below the text. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly priority?: boolean;
}

/** The hero of overviews, gallery, contact and privacy, with or without a photograph. */
export const PageHero = ({ hero, className, ...rest }: PageHeroProps) => (
  <Hero {...hero} {...rest} sizes={splitHeroSizes()} look={{ ...splitHero, hero: clsx(splitHero.hero, className) }} />
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
