import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { Hero } from "../../components/hero";
import { scrollToTarget } from "../../components/scroll-to-target";
import { useInView } from "../../components/use-in-view";
import { usePauseOnInteraction } from "../../components/use-pause-on-interaction";
import { useSlideshow } from "../../components/use-slideshow";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, motion, shape, space } from "../../theme/tokens";
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
  const [observe, inView] = useInView();
  const show = useSlideshow(hero.slides.length, advance, interrupted || !inView);
  const toggle = () => {
    if (show.paused) resume();
    show.toggle();
  };
  return (
    <Hero
      isRegion
      heading={hero.headline}
      text={hero.text}
      look={styles}
      actions={
        <>
          <ButtonLink href={hero.primary.href} onClick={scrollToTarget}>
            {hero.primary.label}
          </ButtonLink>
          <ButtonLink href={hero.secondary.href} look="outline">
            {hero.secondary.label}
          </ButtonLink>
        </>
      }
    >
      <HeroSlides slides={hero.slides} {...show} observe={observe} />
      <SlideControls count={hero.slides.length} {...show} toggle={toggle} interactions={handlers} />
    </Hero>
  );
};

const styles = createStyles("home-hero", {
  hero: {
    minHeight: "max(100svh, 560px)",
    "--above": space.xl,
    // At the end there is room for the pause button and two rows of dots above the bar of the phone.
    "--below": `calc(${shape.callBar} + 3 * ${shape.tap} + ${space.l})`,
    [media.from("tablet")]: { "--below": "104px" },
  },
  content: {
    // Dim before it fades in, not invisible: it can be read from the first frame on.
    [media.motion]: {
      "@keyframes brighten": { from: { opacity: 0.3 } },
      animation: `brighten ${motion.enter} 300ms both`,
    },
    "& h1": { maxWidth: "16ch" },
    "& > p": { maxWidth: "50ch", color: color.paper },
  },
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
