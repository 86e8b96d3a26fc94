import { graphql } from "gatsby";
import type { BreadcrumbItem } from "../../components/breadcrumb";
import { ButtonLink } from "../../components/button-link";
import { splitHero, splitHeroSizes } from "../../components/split-hero";
import { Hero } from "../../components/hero";
import { Highlighted } from "../../components/highlighted";
import { ScrollCue } from "../../components/scroll-cue";
import { createStyles } from "../../theme/create-styles";
import { color } from "../../theme/tokens";

interface CaseStudyHeroProps {
  readonly trail: readonly BreadcrumbItem[];
  readonly hero: Queries.CaseStudyHeroFragment;
  readonly shared: Queries.CaseStudyHeroSharedFragment;
  /** Id of the section that the scroll cue leads to. */
  readonly next: string;
}

/** The hero of a case study. */
export const CaseStudyHero = ({ trail, hero, shared, next }: CaseStudyHeroProps) => (
  <Hero
    isRegion
    trail={trail}
    eyebrow={shared.tag}
    heading={<Highlighted text={hero.title} highlight={hero.highlight} className={styles.highlight} />}
    text={hero.subtitle}
    picture={hero.picture}
    sizes={splitHeroSizes(700)}
    look={{ ...splitHero, hero: `${splitHero.hero} ${styles.hero}` }}
    actions={
      <>
        <ButtonLink href={shared.action.href}>{hero.action ?? shared.action.label}</ButtonLink>
        <ScrollCue target={next} label={shared.scroll} />
      </>
    }
  />
);

const styles = createStyles("sections/case-study-hero", {
  hero: { minHeight: ["max(85vh, 560px)", "max(85svh, 560px)"] },
  /** The coloured rule under the emphasised part of the title. */
  highlight: {
    fontStyle: "normal",
    textDecoration: `underline ${color.brand} 0.07em`,
    textUnderlineOffset: "0.13em",
    textDecorationSkipInk: "none",
  },
});

export const fragment = graphql`
  fragment CaseStudyHero on CaseStudyHero {
    title
    highlight
    subtitle
    action
    picture {
      ...HeroPicture
    }
  }

  fragment CaseStudyHeroShared on CaseStudyShared {
    tag
    scroll
    action {
      ...Link
    }
  }
`;
