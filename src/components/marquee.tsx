import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createStyles } from "../theme/create-styles";
import { iconVariables } from "../theme/icons";
import { media } from "../theme/media";
import { color, space } from "../theme/tokens";
import { utility } from "../theme/utility";
import { iconClass } from "./icon";
import { pause } from "./pause-style";

interface MarqueeProps {
  /** What moves, for the name of the pause control. */
  readonly name: string;
  /** Time of one loop in ms, and the distance between two items in px. */
  readonly loop: number;
  readonly gap: number;
  /** The items, as `<li>`. */
  readonly children: ReactNode;
}

/**
 * An endless row, by CSS alone. The list stands there twice and moves by its own length, which is never less than its
 * window's, so the row has no seam: on wide screens the window is as wide as the page's content.
 */
export const Marquee = ({ name, loop, gap, children }: MarqueeProps) => (
  <div className={styles.marquee} style={{ "--gap": `${String(gap)}px` }}>
    <div data-row className={styles.window}>
      <div data-track className={styles.track} style={{ animationDuration: `${String(loop)}ms` }}>
        {["seen", "second"].map((copy, index) => (
          <ul key={copy} aria-hidden={index > 0 || undefined} className={clsx(styles.list, index > 0 && styles.copy)}>
            {children}
          </ul>
        ))}
      </div>
    </div>
    <label className={clsx(pause, iconClass("pause"), styles.pause)}>
      <input type="checkbox" className={utility.visuallyHidden} />
      Pause <span className={utility.visuallyHidden}>{name}</span>
    </label>
  </div>
);

/** How much of the row fades at either edge of its window. */
const edge = space.gutter;

const styles = createStyles("components/marquee", {
  marquee: {
    "&:has(:focus-visible, :checked) [data-track]": { animationPlayState: "paused" },
    [media.hover]: { "& [data-row]:hover [data-track]": { animationPlayState: "paused" } },
  },
  // Cut off here: a phone widens the page to whatever its body cuts off.
  window: {
    containerType: "inline-size",
    marginInline: `calc(-1 * ${space.gutter})`,
    overflow: "clip",
    [media.motion]: {
      mask: `linear-gradient(to right, transparent, #000 ${edge}, #000 calc(100% - ${edge}), transparent)`,
    },
    [media.reducedMotion]: { marginInline: 0 },
    [media.print]: { marginInline: 0, mask: "none" },
  },
  track: {
    display: "flex",
    width: "max-content",
    // The row begins with its first item whole, clear of the fade.
    marginInlineStart: space.gutter,
    [media.motion]: {
      "@keyframes own-length": { to: { transform: "translateX(-50%)" } },
      animationName: "own-length",
      animationTimingFunction: "linear",
      animationIterationCount: "infinite",
    },
    [media.reducedMotion]: { width: "auto", marginInlineStart: 0 },
    [media.print]: { width: "auto", marginInlineStart: 0, animation: "none" },
  },
  list: {
    display: "flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "var(--gap)",
    minWidth: "100cqi",
    paddingInlineEnd: "var(--gap)",
    [media.reducedMotion]: {
      flex: "1",
      flexWrap: "wrap",
      gap: space.xl,
      minWidth: 0,
      paddingInlineEnd: 0,
      justifyContent: "start",
    },
    [media.print]: { flex: "1", flexWrap: "wrap", minWidth: 0 },
  },
  copy: { [media.reducedMotion]: { display: "none" }, [media.print]: { display: "none" } },
  pause: {
    marginBlockStart: space.xl,
    "&:has(:checked)": { ...iconVariables("play"), background: color.ink, color: color.paper },
    "&:has(:focus-visible)": { outline: `3px solid ${color.brand}`, outlineOffset: "3px" },
  },
});
