import type { HTMLAttributes } from "react";
import { Dots } from "../../components/dots";
import { Icon } from "../../components/icon";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, layer, shape, space } from "../../theme/tokens";

interface SlideControlsProps {
  readonly count: number;
  readonly index: number;
  readonly paused: boolean;
  readonly reducedMotion: boolean;
  readonly go: (slide: number) => void;
  readonly toggle: () => void;
  /** Pointer and focus on the controls, which interrupt the show. */
  readonly interactions: HTMLAttributes<HTMLElement>;
}

/** Pause button and a dot for each slide; not there without scripts, where they would do nothing. */
export const SlideControls = ({
  count,
  index,
  paused,
  reducedMotion,
  go,
  toggle,
  interactions,
}: SlideControlsProps) => (
  <div role="group" aria-label="Slideshow" className={styles.controls} {...interactions}>
    {!reducedMotion && (
      <button
        type="button"
        onClick={toggle}
        aria-label={paused ? "Play slideshow" : "Pause slideshow"}
        className={styles.pause}
      >
        <Icon name={paused ? "play" : "pause"} size={22} />
      </button>
    )}
    <Dots
      toolbar="Slides"
      names={Array.from({ length: count }, (_, slide) => `Slide ${String(slide + 1)} of ${String(count)}`)}
      current={index}
      go={go}
      className={styles.dots}
    />
  </div>
);

const styles = createStyles("slide-controls", {
  controls: {
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: `calc(${shape.callBar} + 8px)`,
    zIndex: layer.raised + 1,
    display: "grid",
    justifyItems: "end",
    // Beside the buttons the pointer is on the picture, which does not make the show wait.
    pointerEvents: "none",
    "& > *": { pointerEvents: "auto" },
    [media.from("tablet")]: {
      display: "flex",
      flexDirection: "row-reverse",
      insetInline: "auto calc(max(0px, (100vw - 1384px) / 2) + clamp(12px, 4vw, 56px))",
      insetBlockEnd: space.l,
    },
    [media.unscripted]: { display: "none" },
  },
  pause: {
    display: "grid",
    placeItems: "center",
    width: shape.tap,
    height: shape.tap,
    marginInline: "12px",
    border: `2px solid ${color.paper}`,
    borderRadius: shape.radius,
    background: `${color.ink}99`,
    [media.from("tablet")]: { marginInlineEnd: 0 },
  },
  dots: {
    display: "grid",
    gridTemplateColumns: "repeat(8, 1fr)",
    width: "100%",
    "& > *": { width: "auto" },
    [media.from("tablet")]: { display: "flex", width: "auto", "& > *": { width: "28px" } },
  },
});
