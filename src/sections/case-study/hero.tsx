import { clsx } from "clsx";
import { createStyles } from "../../theme/create-styles";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { Highlighted } from "../../components/highlighted";
import { Picture } from "../../components/picture";
import { ScrollCue } from "../../components/scroll-cue";
import { media } from "../../theme/media";
import { text, type } from "../../theme/text";
import { utility } from "../../theme/utility";
import { color, shape, space } from "../../theme/tokens";

interface CaseStudyHeroProps {
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
export const CaseStudyHero = ({ hero, shared, next }: CaseStudyHeroProps) => (
  <section data-tone="ink" aria-labelledby="page-heading" className={styles.hero}>
    <Picture picture={hero.picture} sizes={sizes} priority className={styles.picture} />
    <div className={styles.scrim}>
      <div className={utility.contentWidth}>
        <div className={styles.words}>
          <p className={clsx(type.eyebrow, styles.tag)}>{shared.tag}</p>
          <h1 id="page-heading" className={type.hero}>
            <Highlighted text={hero.title} highlight={hero.highlight} className={styles.highlight} />
          </h1>
          <p className={styles.subtitle}>{hero.subtitle}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={shared.action.href}>{hero.action ?? shared.action.label}</ButtonLink>
          <ScrollCue target={next} label={shared.scroll} />
        </div>
      </div>
    </div>
  </section>
);

const { ink } = color;

const styles = createStyles("case-study-hero", {
  hero: {
    position: "relative",
    isolation: "isolate",
    overflow: "clip",
    display: "grid",
    alignItems: "end",
    minHeight: ["max(85vh, 560px)", "max(85svh, 560px)"],
    paddingBlockStart: `calc(${shape.header} + ${space.xxl})`,
    background: ink,
    color: color.paper,
  },
  picture: {
    position: "absolute",
    inset: 0,
    zIndex: -1,
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: `linear-gradient(to bottom, ${ink}CC ${shape.header}, ${ink}26 calc(${shape.header} + 112px))`,
    },
  },
  // The scrim goes with the words, however many lines they take: 0.86 of ink keeps the red at 4.5:1 on a white picture.
  scrim: {
    position: "relative",
    paddingBlockEnd: space.xl,
    "&::before": {
      content: '""',
      position: "absolute",
      inset: "-112px 0 0 0",
      zIndex: -1,
      background: `linear-gradient(to bottom, ${ink}DB, ${ink}F2)`,
      maskImage: "linear-gradient(to bottom, transparent, #000 112px)",
    },
    [media.from("tablet")]: { paddingBlockEnd: space.xxl },
    [media.from("laptop")]: {
      "&::before": {
        insetBlockStart: "-100vh",
        background: `linear-gradient(to right, ${ink}E6 0%, ${ink}DB 56%, ${ink}1A 100%)`,
        maskImage: "none",
      },
    },
  },
  words: { [media.from("laptop")]: { maxWidth: "min(46rem, 50vw)" } },
  tag: { color: color.steel100, marginBlockEnd: space.m },
  highlight: { color: color.brandOnDark, fontStyle: "normal" },
  subtitle: { ...text.lead, maxWidth: "48ch", marginBlockStart: space.l, color: color.steel100 },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.m} ${space.l}`,
    marginBlockStart: space.xl,
  },
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
