import { clsx } from "clsx";
import { createStyles } from "../../theme/create-styles";
import { useEffect, useState } from "react";
import { Picture } from "../../components/picture";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens";

interface HeroSlidesProps {
  readonly slides: readonly Queries.PictureFragment[];
  readonly index: number;
  readonly next: number;
  readonly visible: number;
  readonly playing: boolean;
  readonly markLoaded: (slide: number) => void;
}

/**
 * A picture covers the screen, so on an upright one it is drawn wider than the screen. On a phone a file for 420 px
 * (at most 1280 px of pixels) is sharp enough under the scrim, and a third of the bytes of the full one.
 */
const sizes = "(max-width: 767px) 420px, (max-aspect-ratio: 16/9) 178vh, 100vw";

/** The pictures, one seen. A picture is fetched when its turn comes or, while the show plays, one turn before. */
export const HeroSlides = ({ slides, index, next, visible, playing, markLoaded }: HeroSlidesProps) => {
  const wanted = useWanted(index, next, playing);
  return (
    <div className={styles.slides}>
      {slides.map((picture, slide) =>
        wanted.has(slide) ? (
          <Picture
            key={slide}
            picture={slide === visible ? picture : { ...picture, alt: "" }}
            sizes={sizes}
            priority={slide === 0}
            eager
            className={clsx(styles.slide, slide === visible && styles.seen)}
            onLoad={() => markLoaded(slide)}
          />
        ) : null,
      )}
    </div>
  );
};

/**
 * Slides whose pictures are to be in the document; the second only once the page itself has loaded, unless something
 * hangs there until its turn has come.
 */
const useWanted = (index: number, next: number, playing: boolean): ReadonlySet<number> => {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    const want = () => setWanted(known => new Set([...known, index, ...(playing ? [next] : [])]));
    if (document.readyState === "complete" || index > 0) return want();
    addEventListener("load", want, { once: true });
    return () => removeEventListener("load", want);
  }, [index, next, playing]);
  return wanted;
};

const styles = createStyles("hero-slides", {
  slides: {
    position: "absolute",
    inset: 0,
    zIndex: -1,
    overflow: "hidden",
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
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
