import { type HTMLAttributes, useEffect, useRef } from "react";
import { Dots } from "../../components/dots";
import { Icon, type IconName } from "../../components/icon";
import type { useSlideshow } from "../../components/use-slideshow";
import { twoDigits } from "../../components/two-digits";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, font, layer, shape, space } from "../../theme/tokens";
import { contentEdge } from "../../theme/utility";

/** In ms: time that a slide is shown (specification, section 9). */
export const slideDuration = 5000;

interface SlideControlsProps extends ReturnType<typeof useSlideshow> {
  /** The subject of each slide, or null. */
  readonly subjects: readonly (string | null)[];
  /** The slideshow advances now: neither paused nor interrupted. */
  readonly running: boolean;
  /** Event handlers: hover and focus on the controls interrupt the slideshow. */
  readonly interactions: HTMLAttributes<HTMLElement>;
}

/**
 * Pause button, counter, subject and a segment for each slide. The current segment fills while its slide is shown.
 * Narrow screens, where sixteen segments do not fit, have one segment between a previous and a next button. Hidden
 * without scripts, where the controls would do nothing.
 */
export const SlideControls = ({ subjects, index, paused, running, go, ...show }: SlideControlsProps) => {
  const group = useRef<HTMLDivElement>(null);
  const count = subjects.length;
  useEffect(() => {
    // After an interruption the slide starts its full time again, and so does the segment.
    if (running) for (const fill of group.current?.getAnimations({ subtree: true }) ?? []) fill.currentTime = 0;
  }, [running, index]);
  const button = (label: string, icon: IconName, act: () => void, className?: string) => (
    <button type="button" onClick={act} aria-label={label} className={className}>
      <Icon name={icon} size={22} />
    </button>
  );
  return (
    <div
      ref={group}
      role="group"
      aria-label="Slideshow"
      data-running={running || undefined}
      className={styles.controls}
      {...show.interactions}
    >
      {!show.reducedMotion &&
        button(paused ? "Play slideshow" : "Pause slideshow", paused ? "play" : "pause", show.toggle)}
      <p key={index} aria-hidden="true" className={styles.counter}>
        {/* One string: between several, React writes comments into the HTML (docs/measured.md). */}
        {`${twoDigits(index + 1)} / ${twoDigits(count)} `}
        <span>{subjects[index]}</span>
      </p>
      <Dots
        toolbar="Slides"
        names={subjects.map((_, slide) => `Slide ${slide + 1} of ${count}`)}
        current={index}
        go={go}
        className={styles.segments}
      />
      {button("Previous slide", "back", () => go((index + count - 1) % count), styles.step)}
      {button("Next slide", "arrow", () => go((index + 1) % count), styles.step)}
    </div>
  );
};

/** The coloured rule grows to its full length while a slide is shown. Under reduced motion it is always full. */
const fill = {
  content: '""',
  height: shape.ruleThickness,
  background: color.brand,
  [media.forcedColors]: { background: "Highlight" },
  [media.motion]: {
    "@keyframes fill": { from: { transform: "scaleX(0)" } },
    transformOrigin: "left",
    animation: `fill ${slideDuration}ms linear both paused`,
    "[data-running] &": { animationPlayState: "running" },
  },
} as const;

const track = {
  content: '""',
  height: shape.ruleThickness,
  background: `${color.paper}80`,
  [media.forcedColors]: { background: "ButtonText" },
} as const;

const styles = createStyles("sections/slide-controls", {
  controls: {
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: `calc(${shape.callBar} + ${space.xs})`,
    zIndex: layer.raised + 1,
    display: "flex",
    alignItems: "center",
    paddingInline: contentEdge,
    // The space between the buttons belongs to the picture: hover there does not interrupt the slideshow.
    pointerEvents: "none",
    "& button": { pointerEvents: "auto" },
    "& > button": { display: "grid", placeItems: "center", width: shape.tap, height: shape.tap },
    "& > button:first-child": { marginInlineStart: "-11px" },
    "& > button:last-child": { marginInlineEnd: "-11px" },
    [media.from("tablet")]: { justifyContent: "end", insetBlockEnd: space.l },
    [media.unscripted]: { display: "none" },
  },
  counter: {
    ...text.figures,
    display: "grid",
    // The buttons stay in place whatever the length of the subject.
    flex: 1,
    gridTemplateColumns: "auto 1fr",
    alignItems: "center",
    columnGap: space.m,
    fontSize: font.size.small,
    fontWeight: 700,
    whiteSpace: "nowrap",
    "& span": { display: "none" },
    "&::before": { ...track, gridArea: "1 / 2" },
    "&::after": { ...fill, gridArea: "1 / 2" },
    [media.from("laptop")]: {
      display: "block",
      marginInline: space.s,
      "&::before, &::after": { display: "none" },
    },
    [media.from("desktop")]: { "& span": { display: "inline", marginInlineStart: space.m, fontWeight: 400 } },
  },
  segments: {
    display: "none",
    [media.from("laptop")]: { display: "flex", flexWrap: "nowrap" },
    "& > button": {
      // Shrinks only if there are more slides than fit.
      flex: `0 1 ${shape.tap}`,
      minWidth: "24px",
      paddingInline: "2px",
      "&::before": { ...track, gridArea: "1 / 1" },
      // White, because the coloured rule is short or empty during an interruption.
      "&[aria-current]::before": { ...track, background: color.paper },
      "&[aria-current]::after": { ...fill, gridArea: "1 / 1" },
    },
  },
  step: { [media.from("laptop")]: { "&&": { display: "none" } } },
});
