import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { cut, cutSizes } from "../../components/cut";
import { Hero } from "../../components/hero";

interface PageHeroProps {
  readonly hero: Queries.PageHeroFragment;
  /** What the visitor can do from here. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** The dark head of an overview: what the page is, beside a photograph where there is one. */
export const PageHero = ({ hero, actions, className }: PageHeroProps) => (
  <Hero {...hero} actions={actions} sizes={cutSizes} look={{ ...cut, hero: clsx(cut.hero, className) }} />
);

export const fragment = graphql`
  fragment PageHero on PageHero {
    eyebrow
    heading
    text
    picture {
      ...Picture
    }
  }
`;
