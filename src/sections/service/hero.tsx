import { graphql } from "gatsby";
import type { Stop } from "../../components/breadcrumb";
import { ButtonLink } from "../../components/button-link";
import { Hero } from "../../components/hero";
import { ScrollCue } from "../../components/scroll-cue";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, shape, space } from "../../theme/tokens";
import { Features } from "./features";

interface ServiceHeroProps {
  readonly trail: readonly Stop[];
  readonly hero: Queries.ServiceHeroFragment;
  readonly shared: Queries.ServiceHeroSharedFragment;
  /** Id of the section that the scroll cue leads to. */
  readonly next: string;
}

/** The dark head of a service page: the picture beside the words on wide screens, above them on phones. */
export const ServiceHero = ({ trail, hero, shared, next }: ServiceHeroProps) => (
  <Hero
    isRegion
    trail={trail}
    heading={hero.heading}
    text={hero.text}
    picture={hero.picture}
    look={styles}
    actions={
      <>
        <ButtonLink href={shared.quote.href}>{shared.quote.label}</ButtonLink>
        <ScrollCue target={next} label={shared.scroll} />
      </>
    }
    foot={<Features features={hero.features} />}
  />
);

const { ink } = color;

const styles = createStyles("service-hero", {
  hero: {
    overflow: "clip",
    "--above": "32vw",
    "--below": space.xxl,
    [media.from("phablet")]: { "--above": "180px" },
    [media.from("laptop")]: { "--above": space.section, "--below": space.xxxl },
  },
  // The scrim keeps 4.5:1 under every letter even where the picture is white: 0.6 of ink for white text, 0.7 for grey.
  picture: {
    insetBlockEnd: "auto",
    height: `calc(${shape.header} + 56vw)`,
    "&::after": {
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
  content: {
    "& > p": { maxWidth: "56ch" },
    "& > div": { columnGap: space.l },
    [media.from("laptop")]: { "& > h1, & > div": { maxWidth: "38rem" }, "& > p": { maxWidth: "min(38rem, 56ch)" } },
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
