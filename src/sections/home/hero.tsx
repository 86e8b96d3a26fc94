import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { Hero, scrim } from "../../components/hero";
import { scrollToTarget } from "../../hooks/scroll-to-target";
import { useInView } from "./use-in-view";
import { usePauseOnInteraction } from "../../hooks/use-pause-on-interaction";
import { useSlideshow } from "./use-slideshow";
import { swipeable, useSwipe } from "../../hooks/use-swipe";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { font, motion, safeBottom, shape, space } from "../../theme/tokens";
import { HeroSlides } from "./hero-slides";
import { SlideControls, slideDuration } from "./slide-controls";

/**
 * Full-screen slideshow behind the headline. In reading and Tab order the headline and its links come before the
 * controls. Without scripts only the first picture is shown.
 */
export const HomeHero = ({ hero }: { readonly hero: Queries.HomeHeroFragment }) => {
  const count = hero.slides.length;
  const { interrupted, resume, handlers } = usePauseOnInteraction();
  const [observe, inView] = useInView();
  const isInterrupted = interrupted || !inView;
  const slideshow = useSlideshow(count, slideDuration, isInterrupted);
  const toggle = () => {
    if (slideshow.paused) resume();
    slideshow.toggle();
  };
  const swipe = useSwipe<HTMLElement>(by => slideshow.go((slideshow.index + by + count) % count));
  return (
    <Hero
      isRegion
      swipe={swipe}
      heading={hero.headline}
      lead={hero.text}
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
      <HeroSlides slides={hero.slides} slideshow={slideshow} observe={observe} />
      {count > 1 && (
        <SlideControls
          subjects={hero.slides.map(({ subject }) => subject)}
          index={slideshow.index}
          paused={slideshow.paused}
          running={slideshow.playing && !isInterrupted}
          canPlay={!slideshow.reducedMotion}
          go={slideshow.go}
          toggle={toggle}
          interactions={handlers}
        />
      )}
    </Hero>
  );
};

const styles = createStyles("sections/home-hero", {
  hero: {
    ...swipeable,
    minHeight: "max(100svh, 560px)",
    "--above": space.xl,
    // Leaves room for the controls and, on phones, the call bar: `--bar` is the room below the controls.
    "--bar": shape.callBar,
    "--below": `calc(var(--bar) + ${shape.tap} + ${space.l})`,
    "--first": 0.8,
    "--scrim": `calc(15 * ${font.size.hero})`,
    alignContent: "end",
    overflow: "clip",
    [media.from("tablet")]: { "--bar": space.m, "--below": "104px" },
    // On a phone in landscape, too, text, buttons and dots fit on the first screen. Its call bar is not fixed.
    [media.low]: { minHeight: "100svh", "--above": "0px", "--bar": "0px" },
  },
  content: {
    marginBlockEnd: safeBottom,
    // Starts dim, not invisible, so that the text is legible from the first frame.
    [media.motion]: {
      "@keyframes brighten": { from: { opacity: 0.3 } },
      animation: `brighten ${motion.enter} 300ms both`,
    },
    "& h1": { maxWidth: "16ch" },
    "& > p": { maxWidth: "50ch" },
    [media.below("phablet")]: {
      "& h1": { fontSize: "clamp(1.75rem, 8.75vw, 2.25rem)" },
      "& > p": { marginBlockStart: space.m, fontSize: font.size.body },
      "& > div": { gap: space.xs, marginBlockStart: space.l },
      "& > div > a": { paddingInline: "1.25rem" },
    },
    [media.low]: {
      "& h1": { maxWidth: "none", fontSize: "1.75rem" },
      "& > p": { maxWidth: "none", marginBlockStart: space.xs, fontSize: font.size.body },
      "& > div": { marginBlockStart: space.m },
    },
    ...scrim,
  },
});

export const fragment = graphql`
  fragment HomeHero on HomePageHero {
    headline
    text
    primary {
      ...Link
    }
    secondary {
      ...Link
    }
    slides {
      ...HeroPicture
      subject
    }
  }
`;
