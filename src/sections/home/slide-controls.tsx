import { createStyles } from "../../theme/create-styles";
import type { HTMLAttributes, KeyboardEvent } from "react";
import { Icon } from "../../components/icon";
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

/**
 * Pause button and a dot for each slide; not there without scripts, where they would do nothing. All dots are one stop of
 * the Tab key and the arrow keys lead from one to the next (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
 */
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
    <div role="toolbar" aria-label="Slides" className={styles.dots}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className={styles.dot}
          aria-label={`Slide ${String(slide + 1)} of ${String(count)}`}
          aria-current={slide === index || undefined}
          tabIndex={slide === index ? 0 : -1}
          onClick={() => go(slide)}
          onKeyDown={event => moveAlong(event, slide, go)}
        />
      ))}
    </div>
  </div>
);

const moveAlong = (event: KeyboardEvent<HTMLElement>, from: number, go: (slide: number) => void) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const dots = event.currentTarget.parentElement?.querySelectorAll("button");
  if (!dots) return;
  const last = dots.length - 1;
  const stops: Partial<Record<string, number>> = {
    ArrowLeft: from > 0 ? from - 1 : last,
    ArrowRight: from < last ? from + 1 : 0,
    Home: 0,
    End: last,
  };
  const to = stops[event.key];
  if (to === undefined) return;
  event.preventDefault();
  dots[to]?.focus();
  go(to);
};

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
    [media.from("tablet")]: { display: "flex", width: "auto" },
  },
  dot: {
    display: "grid",
    alignItems: "center",
    minHeight: shape.tap,
    paddingInline: "4px",
    [media.from("tablet")]: { width: "28px" },
    "&::before": { content: '""', height: "4px", background: color.paper, opacity: 0.55 },
    "&[aria-current]::before": { height: "6px", background: color.brandOnDark, opacity: 1 },
    [media.hover]: { "&:hover::before": { opacity: 1 } },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});
