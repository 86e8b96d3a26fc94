import { useEffect, useRef } from "react";
import { Dots } from "../../components/dots";
import { Icon } from "../../components/icon";
import { twoDigits } from "../shared/two-digits";
import type { usePauseOnInteraction } from "../../hooks/use-pause-on-interaction";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, font, layer, safeBottom, shape, space } from "../../theme/tokens";
import { contentEdge } from "../../theme/utility";

/** In ms: time that a slide is shown (specification, section 9). More than `fetchAhead` in `use-slideshow.ts`. */
export const slideDuration = 5000;

interface SlideControlsProps {
  /** The subject of each slide, or null. */
  readonly subjects: readonly (string | null)[];
  /** The current slide, from 0. */
  readonly index: number;
  /** The visitor has paused the slideshow, or asks for less data. */
  readonly paused: boolean;
  /** The slideshow advances now: neither paused nor interrupted. */
  readonly running: boolean;
  /** False under reduced motion, where the slideshow never advances. */
  readonly canPlay: boolean;
  readonly go: (slide: number) => void;
  /** Pauses or plays the slideshow. */
  readonly toggle: () => void;
  /** Event handlers: hover and focus on the controls interrupt the slideshow. */
  readonly interactions: ReturnType<typeof usePauseOnInteraction>["handlers"];
}

/**
 * Pause button and a dot for each slide, in two rows on a phone. The current dot fills while its slide is shown. Wider
 * screens also have a counter and the subject. Hidden without scripts, where the controls would do nothing.
 */
export const SlideControls = ({
  subjects,
  index,
  paused,
  running,
  canPlay,
  go,
  toggle,
  interactions,
}: SlideControlsProps) => {
  const group = useRef<HTMLDivElement>(null);
  const count = subjects.length;
  useEffect(() => {
    // After an interruption the slide starts its full time again, and so does the dot.
    if (running) for (const fill of group.current?.getAnimations({ subtree: true }) ?? []) fill.currentTime = 0;
  }, [running, index]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to events of the buttons
    <div
      ref={group}
      role="group"
      aria-label="Slideshow"
      data-running={running || undefined}
      className={styles.controls}
      style={{ "--half": String(Math.ceil(count / 2)) }}
      onPointerEnter={interactions.onPointerEnter}
      onPointerLeave={interactions.onPointerLeave}
      onFocus={interactions.onFocus}
      onBlur={interactions.onBlur}
    >
      {canPlay && (
        <button
          type="button"
          // The editor presses Pause by this name (`use-paused-slideshow.ts`).
          aria-label={paused ? "Play slideshow" : "Pause slideshow"}
          className={styles.pause}
          onClick={toggle}
        >
          <Icon name={paused ? "play" : "pause"} size={22} />
        </button>
      )}
      <p key={index} aria-hidden="true" className={styles.counter}>
        <span>{`${twoDigits(index + 1)} / ${twoDigits(count)} `}</span>
        <span>{subjects[index]}</span>
      </p>
      <Dots
        toolbar="Slides"
        names={subjects.map((_, slide) => `Slide ${slide + 1} of ${count}`)}
        current={index}
        go={go}
        className={styles.dots}
      />
    </div>
  );
};

/** Smallest distance between the centres of two dots (WCAG 2.5.8, target size). */
const smallestTarget = "24px";

const styles = createStyles("sections/slide-controls", {
  controls: {
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: `calc(var(--bar) + ${space.xs})`,
    marginBlockEnd: safeBottom,
    zIndex: layer.raised + 1,
    display: "flex",
    alignItems: "center",
    paddingInline: contentEdge,
    // The space between the buttons belongs to the picture: hover there does not interrupt the slideshow.
    pointerEvents: "none",
    "& button": { pointerEvents: "auto" },
    [media.from("tablet")]: { justifyContent: "end" },
    [media.unscripted]: { display: "none" },
    [media.print]: { display: "none" },
  },
  pause: {
    display: "grid",
    flex: "none",
    placeItems: "center",
    width: shape.tap,
    height: shape.tap,
    marginInlineStart: "-11px",
  },
  counter: {
    ...text.figures,
    display: "none",
    // The numbers keep their order in a page that is translated into a language from right to left.
    direction: "ltr",
    // The buttons stay in place whatever the length of the subject.
    flex: 1,
    fontSize: font.size.small,
    fontWeight: 700,
    whiteSpace: "nowrap",
    "& > :last-child": { display: "none" },
    // Without a button, under reduced motion, it is in line with the headline.
    [media.from("tablet")]: {
      display: "block",
      marginInlineEnd: space.s,
      "button + &": { marginInlineStart: space.s },
    },
    [media.from("desktop")]: { "& > :last-child": { display: "inline", marginInlineStart: space.m, fontWeight: 400 } },
  },
  dots: {
    // Two rows of the same length; more rows only if that many dots do not fit.
    display: "grid",
    flex: 1,
    gridTemplateColumns: `repeat(auto-fill, minmax(max(${smallestTarget}, 100% / var(--half) - 1px), 1fr))`,
    // One row. Its dots shrink only if there are more than fit.
    [media.from("phablet")]: { gridTemplateColumns: `repeat(auto-fit, minmax(${smallestTarget}, 1fr))` },
    [media.from("tablet")]: { flex: `0 1 calc(2 * var(--half) * ${shape.tap})` },
    "& > button": {
      width: "auto",
      minHeight: smallestTarget,
      paddingInline: "2px",
      "&::before": { gridArea: "1 / 1", height: shape.ruleThickness, background: color.paper, opacity: 0.5 },
      // White, because the coloured rule is short or empty during an interruption.
      "&[aria-current]::before": { opacity: 1 },
      // The coloured rule grows to its full length while a slide is shown. Under reduced motion it is always full.
      "&[aria-current]::after": {
        content: '""',
        gridArea: "1 / 1",
        height: shape.ruleThickness,
        background: color.brand,
        [media.motion]: {
          "@keyframes fill": { from: { transform: "scaleX(0)" } },
          transformOrigin: "left",
          animation: `fill ${slideDuration}ms linear both paused`,
          "[data-running] &": { animationPlayState: "running" },
        },
      },
      [media.from("phablet")]: { minHeight: shape.tap },
      [media.forcedColors]: {
        "&::before": { background: "ButtonText" },
        "&[aria-current]::after": { background: "Highlight" },
      },
    },
  },
});
