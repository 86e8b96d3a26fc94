import { contentWidth } from "../../theme/utility";
import { createStyles } from "../../theme/create-styles";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { scrollToTarget } from "../../components/scroll-to-target";
import { usePauseOnInteraction } from "../../components/use-pause-on-interaction";
import { useSlideshow } from "../../components/use-slideshow";
import { media } from "../../theme/media";
import { text, type } from "../../theme/text";
import { color, layer, motion, shape, space } from "../../theme/tokens";
import { HeroSlides } from "./hero-slides";
import { SlideControls } from "./slide-controls";

/** In ms: a slide is shown (specification, section 9). */
const advance = 5000;

/**
 * Full-screen slideshow behind the headline, which with its links comes before the controls for those who read or go by
 * keyboard. Without scripts it is its first picture.
 */
export const HomeHero = ({ hero }: { readonly hero: Queries.HomeHeroFragment }) => {
  const { interrupted, resume, handlers } = usePauseOnInteraction();
  const show = useSlideshow(hero.slides.length, advance, interrupted);
  const toggle = () => {
    if (show.paused) resume();
    show.toggle();
  };
  return (
    <section data-tone="ink" aria-label={hero.headline} className={styles.hero}>
      <div className={styles.words}>
        <h1 className={type.hero}>{hero.headline}</h1>
        <p className={styles.text}>{hero.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={hero.primary.href} onClick={scrollToTarget}>
            {hero.primary.label}
          </ButtonLink>
          <ButtonLink href={hero.secondary.href} look="outline">
            {hero.secondary.label}
          </ButtonLink>
        </div>
      </div>
      <HeroSlides slides={hero.slides} {...show} />
      <SlideControls count={hero.slides.length} {...show} toggle={toggle} interactions={handlers} />
    </section>
  );
};

const styles = createStyles("home-hero", {
  hero: {
    position: "relative",
    isolation: "isolate",
    display: "grid",
    alignItems: "end",
    minHeight: "max(100svh, 560px)",
    background: color.ink,
    color: color.paper,
  },
  words: {
    ...contentWidth,
    zIndex: layer.raised,
    gridArea: "1 / 1",
    // At the end there is room for the pause button and two rows of dots above the bar of the phone.
    paddingBlock: `calc(${shape.header} + ${space.xl}) calc(${shape.callBar} + 3 * ${shape.tap} + ${space.l})`,
    [media.from("tablet")]: { paddingBlockEnd: "104px" },
    "& h1": { maxWidth: "16ch" },
    [media.motion]: { animation: `fade-in ${motion.enter} 300ms both` },
  },
  text: { ...text.lead, maxWidth: "50ch", marginBlockStart: space.l },
  actions: { display: "flex", flexWrap: "wrap", gap: space.m, marginBlockStart: space.xl },
});

export const fragment = graphql`
  fragment HomeHero on HomePageHero {
    headline
    text
    primary {
      label
      href
    }
    secondary {
      label
      href
    }
    slides {
      ...Picture
    }
  }
`;
