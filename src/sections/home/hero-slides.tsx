import { clsx } from "clsx";
import { type RefCallback, type TransitionEvent, useEffect } from "react";
import { coverSizes } from "../../pictures/cover-sizes";
import { heroLayer, shade } from "../../components/hero";
import { Picture } from "../../pictures/picture";
import type { useSlideshow } from "./use-slideshow";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";

type Slideshow = ReturnType<typeof useSlideshow>;

interface HeroSlidesProps {
  readonly slides: readonly Queries.HeroPictureFragment[];
  readonly slideshow: Slideshow;
  /** Ref callback of `useInView`. */
  readonly observe: RefCallback<Element>;
}

/** Renders the visible slide, those behind it while it fades in, and the next one shortly before it is needed. */
export const HeroSlides = ({ slides, slideshow, observe }: HeroSlidesProps) => {
  const { visible, markLoaded, markRemoved, markFaded } = slideshow;
  const wanted = wantedSlides(slideshow);
  const endFade = ({ target, propertyName }: TransitionEvent<HTMLElement>) => {
    const hasFadedIn = propertyName === "opacity" && getComputedStyle(target as Element).opacity === "1";
    if (hasFadedIn) markFaded();
  };
  return (
    <div ref={observe} className={clsx(heroLayer, styles.slides)} onTransitionEnd={endFade}>
      {slides.map((picture, slide) =>
        wanted.has(slide) ? (
          <Slide
            key={slide}
            picture={slide === visible ? picture : { ...picture, alt: "" }}
            slide={slide}
            isSeen={slide === visible}
            markLoaded={markLoaded}
            markRemoved={markRemoved}
          />
        ) : null,
      )}
    </div>
  );
};

interface SlideProps extends Pick<Slideshow, "markLoaded" | "markRemoved"> {
  readonly picture: Queries.HeroPictureFragment;
  readonly slide: number;
  readonly isSeen: boolean;
}

const Slide = ({ picture, slide, isSeen, markLoaded, markRemoved }: SlideProps) => {
  useEffect(() => () => markRemoved(slide), [slide, markRemoved]);
  return (
    <Picture
      picture={picture}
      sizes={coverSizes(picture, 100)}
      priority={slide === 0}
      eager
      className={clsx(styles.slide, isSeen && styles.seen)}
      onLoad={() => markLoaded(slide)}
    />
  );
};

/** Slides that must be in the document. */
const wantedSlides = ({
  index,
  next,
  visible,
  leaving,
  reducedMotion,
  playing,
  nearEnd,
}: Slideshow): ReadonlySet<number> => {
  const wanted = new Set([visible, index]);
  const fading = reducedMotion ? [] : leaving;
  for (const slide of fading) wanted.add(slide);
  if (playing && nearEnd && fading.length === 0) wanted.add(next);
  return wanted;
};

const styles = createStyles("sections/hero-slides", {
  slides: {
    [media.print]: { display: "none" },
    // Behind the controls on wide screens, where the scrim of the text ends.
    "&::before": {
      [media.from("laptop")]: {
        content: '""',
        position: "absolute",
        inset: "auto 0 0",
        height: "176px",
        zIndex: 2,
        background: `linear-gradient(to top, ${shade.text} 72px, ${shade.none})`,
        maskImage: "linear-gradient(to right, #0000 40%, #000 64%)",
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
