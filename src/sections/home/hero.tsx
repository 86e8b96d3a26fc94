import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link";
import { Hero } from "../../components/hero";
import { scrollToTarget } from "../../components/scroll-to-target";
import { useInView } from "../../components/use-in-view";
import { usePauseOnInteraction } from "../../components/use-pause-on-interaction";
import { useSlideshow } from "../../components/use-slideshow";
import { swipeable, useSwipe } from "../../components/use-swipe";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, font, motion, safeBottom, shape, space } from "../../theme/tokens";
import { contentEdge } from "../../theme/utility";
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
  const waiting = interrupted || !inView;
  const show = useSlideshow(count, slideDuration, waiting);
  const toggle = () => {
    if (show.paused) resume();
    show.toggle();
  };
  const swipe = useSwipe<HTMLElement>(by => show.go((show.index + by + count) % count));
  return (
    <Hero
      isRegion
      swipe={swipe}
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
      {count > 1 && (
        <SlideControls
          subjects={hero.slides.map(({ subject }) => subject)}
          index={show.index}
          paused={show.paused}
          running={show.playing && !waiting}
          canPlay={!show.reducedMotion}
          go={show.go}
          toggle={toggle}
          interactions={handlers}
        />
      )}
    </Hero>
  );
};

/** The shade behind the text starts this far above the text, which is below the picture's subject. */
const fade = "5.5rem";

const styles = createStyles("sections/home-hero", {
  hero: {
    ...swipeable,
    minHeight: "max(100svh, 560px)",
    "--above": space.xl,
    // Leaves room for the controls and, on phones, the call bar: `--bar` is the room below the controls.
    "--bar": shape.callBar,
    "--below": `calc(var(--bar) + ${shape.tap} + ${space.l})`,
    alignContent: "end",
    // The shade is as tall as the text. It gives white text a contrast of 4.5:1 on a white picture.
    "&::after": {
      content: '""',
      gridArea: "1 / 1",
      alignSelf: "stretch",
      zIndex: -1,
      margin: `-${fade} 0 calc(-1 * var(--below))`,
      background: `linear-gradient(to bottom, ${color.ink}00 0, ${color.ink}A6 ${fade}, ${color.ink}D9 60%, ${color.ink}F2 100%)`,
    },
    [media.from("tablet")]: { "--bar": space.m, "--below": "104px" },
    // On wide screens only as wide as the text, with soft edges at the right and the top: it does not darken the rest of
    // the picture.
    [media.from("laptop")]: {
      "&::after": {
        justifySelf: "start",
        width: `min(100%, ${contentEdge} + 15 * ${font.size.hero})`,
        background: `linear-gradient(to right, ${color.ink}B3 0, ${color.ink}A6 66%, ${color.ink}66 82%, ${color.ink}00 100%)`,
        marginBlockStart: `calc(-2 * ${fade})`,
        maskImage: `linear-gradient(to bottom, transparent, #0000001A calc(0.5 * ${fade}), #00000080 calc(1.25 * ${fade}), black calc(2 * ${fade}))`,
      },
    },
    // On a phone in landscape, too, text, buttons and dots fit on the first screen. Its call bar is not fixed.
    [media.low]: { minHeight: "100svh", "--above": "0px", "--bar": "0px" },
  },
  content: {
    gridArea: "1 / 1",
    marginBlockEnd: safeBottom,
    // Starts dim, not invisible, so that the text is legible from the first frame.
    [media.motion]: {
      "@keyframes brighten": { from: { opacity: 0.3 } },
      animation: `brighten ${motion.enter} 300ms both`,
    },
    "& h1": {
      maxWidth: "16ch",
      [media.below("phablet")]: { fontSize: "clamp(1.75rem, 8.75vw, 2.25rem)" },
    },
    "& > p": {
      maxWidth: "50ch",
      color: color.paper,
      [media.below("phablet")]: { marginBlockStart: space.m, fontSize: font.size.body },
    },
    "& > div": {
      [media.below("phablet")]: { gap: space.xs, marginBlockStart: space.l, "& > a": { paddingInline: "1.25rem" } },
    },
    [media.low]: {
      "& h1": { maxWidth: "none", fontSize: "1.75rem" },
      "& > p": { maxWidth: "none", marginBlockStart: space.xs, fontSize: font.size.body },
      "& > div": { marginBlockStart: space.m },
    },
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
      ...UprightPicture
      subject
    }
  }
`;
