import { clsx } from "clsx";
import { type RefCallback, type TransitionEvent, useEffect } from "react";
import { heroLayer } from "../../components/hero";
import { Picture } from "../../components/picture";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens";

interface HeroSlidesProps {
  readonly slides: readonly Queries.PictureFragment[];
  readonly index: number;
  readonly next: number;
  readonly visible: number;
  readonly leaving: readonly number[];
  readonly reducedMotion: boolean;
  readonly playing: boolean;
  readonly nearEnd: boolean;
  /** Tells whether the pictures are on the screen. */
  readonly observe: RefCallback<Element>;
  readonly markLoaded: (slide: number) => void;
  readonly markGone: (slide: number) => void;
  readonly markFaded: () => void;
}

/**
 * A picture covers the screen, so on an upright one it is drawn wider than the screen. On a phone a file for 420 px
 * (at most 1280 px of pixels) is sharp enough under the scrim, and a third of the bytes of the full one.
 */
const sizes = "(max-width: 767px) 420px, (max-aspect-ratio: 16/9) 178vh, 100vw";

/**
 * The pictures, one seen; beside it stand only the one that it fades in over and then, while the show plays, the next
 * one, shortly before its turn.
 */
export const HeroSlides = ({ slides, ...show }: HeroSlidesProps) => {
  const { visible, markLoaded, markGone, markFaded } = show;
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
            isFirst={slide === 0}
            isSeen={slide === visible}
            {...{ slide, markLoaded, markGone }}
          />
        ) : null,
      )}
    </div>
  );
};

interface SlideProps extends Pick<HeroSlidesProps, "markLoaded" | "markGone"> {
  readonly picture: Queries.PictureFragment;
  readonly slide: number;
  readonly isFirst: boolean;
  readonly isSeen: boolean;
}

const Slide = ({ picture, slide, isFirst, isSeen, markLoaded, markGone }: SlideProps) => {
  useEffect(() => () => markGone(slide), [slide, markGone]);
  return (
    <Picture
      picture={picture}
      sizes={sizes}
      priority={isFirst}
      eager
      className={clsx(styles.slide, isSeen && styles.seen)}
      onLoad={() => markLoaded(slide)}
    />
  );
};

type Turn = Pick<HeroSlidesProps, "index" | "next" | "visible" | "leaving" | "reducedMotion" | "playing" | "nearEnd">;

/** Slides whose pictures are to be in the document. */
const wantedSlides = ({ index, next, visible, leaving, ...show }: Turn): ReadonlySet<number> => {
  const fading = show.reducedMotion ? [] : leaving;
  const isNextDue = show.playing && show.nearEnd && fading.length === 0;
  return new Set([visible, index, ...fading, ...(isNextDue ? [next] : [])]);
};

const styles = createStyles("hero-slides", {
  slides: {
    "&::after": {
      // Holds 4.5:1 for white text over a white picture: ink at 60 % or more behind every word.
      background: `linear-gradient(to top, ${color.ink}F2 0%, ${color.ink}C7 40%, ${color.ink}8C 72%, ${color.ink}A6 100%)`,
      zIndex: 2,
      [media.from("laptop")]: {
        background: [
          `linear-gradient(to bottom, ${color.ink}B3 0, ${color.ink}00 180px)`,
          `linear-gradient(to top, ${color.ink}CC 0, ${color.ink}00 220px)`,
          `linear-gradient(to right, ${color.ink}E0 0%, ${color.ink}B8 50%, ${color.ink}26 88%)`,
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
