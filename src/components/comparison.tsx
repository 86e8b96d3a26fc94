import type { PointerEvent } from "react";
import { createStyles } from "../theme/create-styles";
import { from, media } from "../theme/media";
import { text } from "../theme/text";
import { color, on, shape, space } from "../theme/tokens";
import { Picture } from "../pictures/picture";
import { useHydrated } from "../hooks/use-hydrated";

interface ComparisonProps {
  /** The two pictures show the same view. */
  readonly before: Queries.PictureFragment;
  readonly after: Queries.PictureFragment;
  readonly sizes: string;
  readonly caption?: string;
  /** What is compared, if a page has several comparisons. */
  readonly name?: string;
}

/** Moves the divider to the position of the range input. */
const moveDivider = (input: HTMLInputElement | null) =>
  input?.parentElement?.style.setProperty("--at", `${input.value}%`);

/** Stores the position at the start of a touch. */
const rememberPosition = ({ currentTarget: input }: PointerEvent<HTMLInputElement>) => {
  input.dataset["atStart"] = input.value;
};

/** Undoes the movement of a touch that has become a scroll of the page. */
const restorePosition = ({ currentTarget: input }: PointerEvent<HTMLInputElement>) => {
  input.value = input.dataset["atStart"] ?? input.value;
  moveDivider(input);
};

/**
 * The before picture over the after picture, with a coloured divider between them. The divider is the thumb of a range
 * input, so touch, mouse and keyboard work. Until the scripts have started, and in print, the pictures are side by side.
 */
export const Comparison = ({ before, after, sizes, caption, name }: ComparisonProps) => {
  const hasDivider = useHydrated();
  return (
    <figure>
      <div data-divider={hasDivider || undefined} className={styles.pair}>
        <div className={styles.before}>
          <Picture picture={before} sizes={sizes} className={styles.picture} />
          <span className={styles.tag}>Before</span>
        </div>
        <div className={styles.after}>
          {/* The same focus crops both pictures alike. */}
          <Picture picture={{ ...after, focus: before.focus }} sizes={sizes} className={styles.picture} />
          <span className={styles.tag}>After</span>
        </div>
        {hasDivider && (
          <input
            type="range"
            aria-label={`${name ? `${name}: share` : "Share"} of the picture from before the work, in per cent`}
            defaultValue={50}
            ref={moveDivider}
            onInput={event => moveDivider(event.currentTarget)}
            onPointerDown={rememberPosition}
            onPointerCancel={restorePosition}
            className={styles.range}
          />
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};

/** Width of the thumb. Half of it overhangs each edge of the pictures, where a phone has 20 px of room. */
const grip = "40px";

/** The divider with its grip, on a strip that is wide enough for a finger. */
const thumb = {
  appearance: "none",
  width: grip,
  height: "100%",
  border: 0,
  borderRadius: 0,
  background: [
    // A triangle to the left and one to the right.
    `conic-gradient(from 45deg at 0 50%, ${color.paper} 90deg, transparent 0) calc(50% - 8px) 50% / 7px 14px no-repeat`,
    `conic-gradient(from 225deg at 100% 50%, ${color.paper} 90deg, transparent 0) calc(50% + 8px) 50% / 7px 14px no-repeat`,
    `linear-gradient(${color.brand} 0 0) 50% / ${grip} ${grip} no-repeat`,
    `linear-gradient(${color.brand} 0 0) 50% / 3px 100% no-repeat`,
  ].join(", "),
} as const;

/** Where nothing will move, both pictures are shown in full. */
const wholePictures = `@media print, (scripting: none) and ${from("tablet")}` as const;

const screen = "@media screen";

/** With the divider, each picture fills the pair. */
const wholePair = { gridArea: "1 / 1 / 2 / 3" } as const;

const styles = createStyles("components/comparison", {
  // As high as one picture, with and without the divider: nothing moves when the scripts start.
  pair: {
    position: "relative",
    display: "grid",
    grid: "minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)",
    gap: space.xs,
    aspectRatio: "16 / 9",
    // The divider's position counts from the left, also in a page that is translated into a language from right to left.
    direction: "ltr",
    [wholePictures]: { gap: space.m, aspectRatio: "auto" },
  },
  before: {
    position: "relative",
    zIndex: 1,
    [screen]: {
      "[data-divider] > &": { ...wholePair, clipPath: "inset(0 calc(100% - var(--at, 50%)) 0 0)" },
    },
  },
  after: {
    position: "relative",
    "& > span": { inset: `auto ${space.s} ${space.s} auto` },
    [screen]: { "[data-divider] > &": wholePair },
  },
  picture: {
    height: "100%",
    borderRadius: shape.radius,
    [wholePictures]: { height: "auto", aspectRatio: "16 / 9" },
  },
  tag: {
    ...text.small,
    position: "absolute",
    inset: `auto auto ${space.s} ${space.s}`,
    padding: `${space.xxs} ${space.s}`,
    borderRadius: shape.radius,
    background: color.ink,
    color: color.paper,
    fontWeight: 700,
    [media.print]: { background: `${color.paper} !important` },
  },
  // Half a thumb wider on each side, so that the thumb's centre reaches both edges of the pictures.
  range: {
    position: "absolute",
    inset: `0 calc(${grip} / -2)`,
    zIndex: 2,
    width: `calc(100% + ${grip})`,
    margin: 0,
    direction: "ltr",
    appearance: "none",
    background: "none",
    // The divider is made of gradients, which forced colours would remove.
    forcedColorAdjust: "none",
    cursor: "ew-resize",
    touchAction: "pan-y pinch-zoom",
    [media.print]: { display: "none" },
    "&::-webkit-slider-runnable-track": { height: "100%" },
    "&::-webkit-slider-thumb": thumb,
    "&::-moz-range-thumb": thumb,
  },
  caption: { ...text.small, marginBlockStart: space.s, color: on.faint },
});
