import { graphql } from "gatsby";
import type { Stop } from "../../components/breadcrumb";
import { ButtonLink } from "../../components/button-link";
import { Hero } from "../../components/hero";
import { Highlighted } from "../../components/highlighted";
import { ScrollCue } from "../../components/scroll-cue";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, shape, space } from "../../theme/tokens";

interface CaseStudyHeroProps {
  readonly trail: readonly Stop[];
  readonly hero: Queries.CaseStudyHeroFragment;
  readonly shared: Queries.CaseStudyHeroSharedFragment;
  /** Id of the section that the scroll cue leads to. */
  readonly next: string;
}

/**
 * A picture covers the hero, so on an upright screen it is drawn wider than the screen. On a phone a file for 540 px
 * is sharp enough under the scrim, and half the bytes.
 */
const sizes = "(max-width: 767px) 540px, (max-aspect-ratio: 4/3) 133vh, 100vw";

/** The tall head of a case study: its title over the photograph. */
export const CaseStudyHero = ({ trail, hero, shared, next }: CaseStudyHeroProps) => (
  <Hero
    isRegion
    trail={trail}
    eyebrow={shared.tag}
    heading={<Highlighted text={hero.title} highlight={hero.highlight} className={styles.highlight} />}
    text={hero.subtitle}
    picture={hero.picture}
    sizes={sizes}
    look={styles}
    actions={
      <>
        <ButtonLink href={shared.action.href}>{hero.action ?? shared.action.label}</ButtonLink>
        <ScrollCue target={next} label={shared.scroll} />
      </>
    }
  />
);

const { ink } = color;

const styles = createStyles("case-study-hero", {
  hero: {
    overflow: "clip",
    minHeight: ["max(85vh, 560px)", "max(85svh, 560px)"],
    "--above": space.xxl,
    "--below": space.xl,
    [media.from("tablet")]: { "--below": space.xxl },
  },
  picture: {
    "&::after": {
      background: `linear-gradient(to bottom, ${ink}CC ${shape.header}, ${ink}26 calc(${shape.header} + 112px))`,
    },
  },
  // The scrim goes with the words, however many lines they take: 0.86 of ink keeps the red at 4.5:1 on a white picture.
  content: {
    position: "relative",
    "&::before": {
      content: '""',
      position: "absolute",
      inset: "-112px calc(50% - 50vw) calc(-1 * var(--below))",
      zIndex: -1,
      background: `linear-gradient(to bottom, ${ink}DB, ${ink}F2)`,
      maskImage: "linear-gradient(to bottom, transparent, black 112px)",
    },
    "& > p": { maxWidth: "48ch" },
    "& > div": { columnGap: space.l },
    [media.from("laptop")]: {
      "&::before": {
        insetBlockStart: "-100vh",
        background: `linear-gradient(to right, ${ink}E6 0%, ${ink}DB 56%, ${ink}1A 100%)`,
        maskImage: "none",
      },
      "& > h1": { maxWidth: "min(46rem, 50vw)" },
      "& > p": { maxWidth: "min(46rem, 50vw, 48ch)" },
    },
  },
  highlight: { color: color.brandOnDark, fontStyle: "normal" },
});

export const fragment = graphql`
  fragment CaseStudyHero on CaseStudyHero {
    title
    highlight
    subtitle
    action
    picture {
      ...Picture
    }
  }

  fragment CaseStudyHeroShared on CaseStudyShared {
    tag
    scroll
    action {
      label
      href
    }
  }
`;
