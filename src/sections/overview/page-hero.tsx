import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Stop } from "../../components/breadcrumb";
import { Hero } from "../../components/hero";
import { createStyles } from "../../theme/create-styles";
import { color, space } from "../../theme/tokens";

interface PageHeroProps {
  readonly trail: readonly Stop[];
  readonly hero: Queries.PageHeroFragment;
  /** What the visitor can do from here. */
  readonly actions?: ReactNode;
}

/** The dark head of an overview: what the page is, over a photograph where there is one. */
export const PageHero = ({ hero, ...rest }: PageHeroProps) => <Hero {...hero} {...rest} look={styles} />;

const styles = createStyles("page-hero", {
  hero: { "--above": space.xxxl, "--below": space.xxxl, "&:has(> picture)": { minHeight: "min(64vh, 620px)" } },
  picture: {
    "&::after": {
      background: `linear-gradient(to top, ${color.ink}F2 0%, ${color.ink}B8 70%, ${color.ink}99 100%)`,
    },
  },
  content: { "& > h1": { maxWidth: "18ch" }, "& > p": { maxWidth: "56ch" } },
});

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
