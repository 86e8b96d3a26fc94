import { clsx } from "clsx";
import { type RefCallback, type TransitionEvent, useEffect } from "react";
import { heroLayer } from "../../components/hero";
import { Picture } from "../../components/picture";
import type { useSlideshow } from "../../components/use-slideshow";
import { createStyles } from "../../theme/create-styles";
import { below, media } from "../../theme/media";
import { color, shape } from "../../theme/tokens";

type Slideshow = ReturnType<typeof useSlideshow>;

interface HeroSlidesProps extends Slideshow {
  readonly slides: readonly Queries.UprightPictureFragment[];
  /** Ref callback of `useInView`. */
  readonly observe: RefCallback<Element>;
}

/**
 * A slide covers the screen. If the screen is narrower than the picture's shape, the picture has the screen's height
 * and is wider. An upright phone loads half that width if there is no upright version, to save data.
 */
const sizesOf = ({ image }: Queries.PictureFragment) => {
  const { width = 16, height = 9 } = image.childImageSharp?.gatsbyImageData ?? {};
  const drawn = Math.round((100 * width) / height);
  return `${below("tablet")} and (orientation: portrait) ${Math.ceil(drawn / 2)}vh, (max-aspect-ratio: ${Math.round(1000 * width)}/${Math.round(1000 * height)}) ${drawn}vh, 100vw`;
};

/** Renders the visible slide, those behind it while it fades in, and the next one shortly before it is needed. */
export const HeroSlides = ({ slides, ...show }: HeroSlidesProps) => {
  const { visible, markLoaded, markRemoved, markFaded } = show;
  const wanted = wantedSlides(show);
  const endFade = ({ target, propertyName }: TransitionEvent<HTMLElement>) => {
    const hasFadedIn = propertyName === "opacity" && getComputedStyle(target as Element).opacity === "1";
    if (hasFadedIn) markFaded();
  };
  return (
    <div ref={show.observe} className={clsx(heroLayer, styles.slides)} onTransitionEnd={endFade}>
      {slides.map((picture, slide) =>
        wanted.has(slide) ? (
          <Slide
            key={slide}
            picture={slide === visible ? picture : { ...picture, alt: "" }}
            isSeen={slide === visible}
            {...{ slide, markLoaded, markRemoved }}
          />
        ) : null,
      )}
    </div>
  );
};

interface SlideProps extends Pick<Slideshow, "markLoaded" | "markRemoved"> {
  readonly picture: Queries.UprightPictureFragment;
  readonly slide: number;
  readonly isSeen: boolean;
}

const Slide = ({ picture, slide, isSeen, markLoaded, markRemoved }: SlideProps) => {
  useEffect(() => () => markRemoved(slide), [slide, markRemoved]);
  return (
    <Picture
      picture={picture}
      sizes={sizesOf(picture)}
      priority={slide === 0}
      eager
      className={clsx(styles.slide, isSeen && styles.seen)}
      onLoad={() => markLoaded(slide)}
    />
  );
};

/** Slides that must be in the document. */
const wantedSlides = ({ index, next, visible, leaving, ...show }: Slideshow): ReadonlySet<number> => {
  const fading = show.reducedMotion ? [] : leaving;
  const isNextDue = show.playing && show.nearEnd && fading.length === 0;
  return new Set([visible, index, ...fading, ...(isNextDue ? [next] : [])]);
};

const styles = createStyles("sections/hero-slides", {
  slides: {
    [media.print]: { display: "none" },
    "&::after": {
      // Behind the header and, on wide screens, behind the controls. The hero has its own shade behind the text.
      background: `linear-gradient(${color.ink}B3 64px, ${color.ink}00 144px)`,
      zIndex: 2,
      [media.from("laptop")]: {
        background: [
          `linear-gradient(${color.ink}B3 64px, ${color.ink}00 calc(2 * ${shape.header}))`,
          `linear-gradient(to top, ${color.ink}CC 0, ${color.ink}00 200px)`,
        ].join(),
      },
    },
  },
  slide: {
    position: "absolute",
    inset: 0,
    opacity: 0,
    [media.motion]: { transition: "opacity 0s 1000ms" },
  },
  seen: { opacity: 1, zIndex: 1, [media.motion]: { transition: "opacity 1000ms ease-in-out" } },
});
