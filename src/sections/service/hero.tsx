import { createStyles } from "../../theme/create-styles";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { Picture } from "../../components/picture";
import { ScrollCue } from "../../components/scroll-cue";
import { media } from "../../theme/media";
import { text, type } from "../../theme/text";
import { utility } from "../../theme/utility";
import { color, shape, space } from "../../theme/tokens";
import { Features } from "./features";

interface ServiceHeroProps {
  readonly hero: Queries.ServiceHeroFragment;
  readonly shared: Queries.ServiceHeroSharedFragment;
  /** Id of the section that the scroll cue leads to. */
  readonly next: string;
}

/** The dark head of a service page: the picture beside the words on wide screens, above them on phones. */
export const ServiceHero = ({ hero, shared, next }: ServiceHeroProps) => (
  <section data-tone="ink" aria-labelledby="page-heading" className={styles.hero}>
    <Picture picture={hero.picture} sizes="100vw" priority className={styles.picture} />
    <div className={utility.contentWidth}>
      <div className={styles.words}>
        <h1 id="page-heading" className={type.hero}>
          {hero.heading}
        </h1>
        <p className={styles.text}>{hero.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={shared.quote.href}>{shared.quote.label}</ButtonLink>
          <ScrollCue target={next} label={shared.scroll} />
        </div>
      </div>
      <Features features={hero.features} />
    </div>
  </section>
);

const { ink } = color;

const styles = createStyles("service-hero", {
  hero: {
    position: "relative",
    isolation: "isolate",
    overflow: "clip",
    paddingBlock: `calc(${shape.header} + 32vw) ${space.xxl}`,
    background: ink,
    color: color.paper,
    [media.from("phablet")]: { paddingBlockStart: `calc(${shape.header} + 180px)` },
    [media.from("laptop")]: { paddingBlock: `calc(${shape.header} + ${space.section}) ${space.xxxl}` },
  },
  // The scrim keeps 4.5:1 under every letter even where the picture is white: 0.6 of ink for white text, 0.7 for grey.
  picture: {
    position: "absolute",
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: -1,
    height: `calc(${shape.header} + 56vw)`,
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: `linear-gradient(to bottom, ${ink}CC ${shape.header}, ${ink}66 calc(${shape.header} + 48px), ${ink}66 calc(${shape.header} + 14vw), ${ink}E6 calc(${shape.header} + 32vw), ${ink} 100%)`,
    },
    [media.from("phablet")]: {
      height: `calc(${shape.header} + 320px)`,
      "&::after": {
        background: `linear-gradient(to bottom, ${ink}CC ${shape.header}, ${ink}66 calc(${shape.header} + 48px), ${ink}66 calc(${shape.header} + 60px), ${ink}E6 calc(${shape.header} + 180px), ${ink} 100%)`,
      },
    },
    [media.from("laptop")]: {
      insetInlineStart: "30%",
      height: "100%",
      "&::after": {
        background: [
          `linear-gradient(to bottom, ${ink}CC ${shape.header}, ${ink}00 calc(${shape.header} + 96px))`,
          `linear-gradient(to right, ${ink} 0%, ${ink}D9 36%, ${ink}B3 54%, ${ink}26 100%)`,
        ].join(", "),
      },
    },
  },
  words: { [media.from("laptop")]: { maxWidth: "38rem", paddingBlockEnd: space.xxxl } },
  text: { ...text.lead, maxWidth: "56ch", marginBlockStart: space.l, color: color.steel100 },
  actions: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.m} ${space.l}`,
    marginBlockStart: space.xl,
  },
});

export const fragment = graphql`
  fragment ServiceHero on ServiceHero {
    heading
    text
    picture {
      ...Picture
    }
    features {
      ...Feature
    }
  }

  fragment ServiceHeroShared on ServiceShared {
    quote {
      label
      href
    }
    scroll
  }
`;
