import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, space } from "../../theme/tokens";
import { utility } from "../../theme/utility";
import { Icon } from "../../components/icon";
import { pause } from "./pause-style";

interface MarqueeProps {
  /** What moves; part of the pause control's accessible name. */
  readonly name: string;
  /** In ms: duration of one loop. */
  readonly loop: number;
  /** In px: distance between two items. */
  readonly gap: number;
  /** The items, as `<li>`. */
  readonly children: ReactNode;
}

/**
 * A row that moves endlessly, with CSS only. The list is rendered twice and moves by its own length. It is at least as
 * long as the visible window, so there is never a gap.
 */
export const Marquee = ({ name, loop, gap, children }: MarqueeProps) => (
  <div className={styles.marquee} style={{ "--gap": `${gap}px` }}>
    <div className={styles.window}>
      <div data-track className={styles.track} style={{ animationDuration: `${loop}ms` }}>
        <ul className={styles.list}>{children}</ul>
        <ul aria-hidden="true" className={clsx(styles.list, styles.copy)}>
          {children}
        </ul>
      </div>
    </div>
    <label className={clsx(pause, styles.pause)}>
      <input type="checkbox" className={utility.visuallyHidden} />
      <Icon name="pause" size={20} />
      <Icon name="play" size={20} />
      <span>Pause </span>
      <span className={utility.visuallyHidden}>{name}</span>
    </label>
  </div>
);

/** Width of the fade at both edges of the window. */
const edge = space.gutter;

/** Where nothing moves, the items wrap. */
const still = "@media print, (prefers-reduced-motion: reduce)";

const styles = createStyles("components/marquee", {
  marquee: {
    "&:has(:focus-visible, :checked) [data-track]": { animationPlayState: "paused" },
    // As in the slideshow, a mouse on its control pauses it, a mouse on a logo does not.
    [media.hover]: { "&:has(> label:hover) [data-track]": { animationPlayState: "paused" } },
  },
  // Clipped here, not by the body: otherwise a phone makes the page as wide as the row.
  window: {
    containerType: "inline-size",
    // It moves to the left, also in a page that is translated into a language from right to left.
    direction: "ltr",
    marginInline: `calc(-1 * ${space.gutter})`,
    overflow: "clip",
    [media.motion]: {
      mask: `linear-gradient(to right, transparent, #000 ${edge}, #000 calc(100% - ${edge}), transparent)`,
    },
    [still]: { marginInline: 0, mask: "none" },
  },
  track: {
    display: "flex",
    width: "max-content",
    // The first item starts beside the fade, not in it.
    marginInlineStart: space.gutter,
    [media.motion]: {
      "@keyframes own-length": { to: { transform: "translateX(-50%)" } },
      animationName: "own-length",
      animationTimingFunction: "linear",
      animationIterationCount: "infinite",
    },
    [still]: { width: "auto", marginInlineStart: 0 },
  },
  list: {
    display: "flex",
    direction: "ltr",
    flex: "none",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "var(--gap)",
    minWidth: "100cqi",
    paddingInlineEnd: "var(--gap)",
    [still]: { flex: "1", flexWrap: "wrap", minWidth: 0 },
    [media.reducedMotion]: { gap: space.xl, paddingInlineEnd: 0, justifyContent: "start" },
  },
  copy: { [still]: { display: "none" } },
  pause: {
    marginBlockStart: space.xl,
    "&:has(:checked)": { background: color.ink, color: color.paper },
    "&:has(:checked) > svg:nth-child(2), &:not(:has(:checked)) > svg:nth-child(3)": { display: "none" },
    "&:has(:focus-visible)": { outline: `3px solid ${color.brand}`, outlineOffset: "3px" },
  },
});
