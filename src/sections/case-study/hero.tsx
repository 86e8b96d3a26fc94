import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { BreadcrumbItem } from "../../components/breadcrumb";
import { ButtonLink } from "../../components/button-link";
import { coverSizes } from "../../pictures/cover-sizes";
import { Hero } from "../../components/hero";
import { Highlighted } from "./highlighted";
import { pictureHero } from "../../components/picture-hero";
import { ScrollCue } from "../../components/scroll-cue";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, shape } from "../../theme/tokens";

interface CaseStudyHeroProps {
  readonly trail: readonly BreadcrumbItem[];
  readonly hero: Queries.CaseStudyHeroFragment;
  readonly shared: Queries.CaseStudyHeroSharedFragment;
  /** Id of the section that the scroll cue leads to. */
  readonly next: string;
}

/** Height of the picture as a percentage of the screen's. */
const height = 85;

/** The hero of a case study. */
export const CaseStudyHero = ({ trail, hero, shared, next }: CaseStudyHeroProps) => (
  <Hero
    isRegion
    trail={trail}
    eyebrow={shared.tag}
    heading={<Highlighted text={hero.title} highlight={hero.highlight} className={styles.highlight} />}
    lead={hero.subtitle}
    picture={hero.picture}
    sizes={coverSizes(hero.picture, height)}
    look={{ ...pictureHero, hero: clsx(pictureHero.hero, styles.hero) }}
    actions={
      <>
        <ButtonLink href={shared.action.href}>{hero.action ?? shared.action.label}</ButtonLink>
        <ScrollCue target={next} label={shared.scroll} />
      </>
    }
  />
);

const styles = createStyles("sections/case-study-hero", {
  hero: {
    "--tall": `max(${height}svh, 560px)`,
    // On a phone down to the call bar.
    [media.below("tablet")]: { "--tall": `max(${height}svh, 100svh - ${shape.callBar}, 560px)` },
    [media.landscapePhone]: { "--tall": `${height}svh` },
    // Room for the labels of two lines, one above the other.
    "& h1": { lineHeight: 1.2 },
  },
  /** White letters on the brand's colour, like a label. Where backgrounds are removed, the text is underlined. */
  highlight: {
    paddingInline: "0.14em",
    marginInline: "-0.14em",
    fontStyle: "normal",
    background: `linear-gradient(to bottom, transparent 0.06em, ${color.brand} 0.06em)`,
    borderRadius: shape.radius,
    WebkitBoxDecorationBreak: "clone",
    boxDecorationBreak: "clone",
    [media.forcedColors]: { textDecoration: "underline" },
    [media.print]: { textDecoration: "underline" },
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
