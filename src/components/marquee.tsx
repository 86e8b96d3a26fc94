import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, space } from "../theme/tokens";
import { utility } from "../theme/utility";
import { Icon } from "./icon";
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
 * An endless row, by CSS alone. The list stands there three times and moves by its own length: the two behind it fill
 * the screen while it leaves, so the row has no seam on screens up to twice as wide as the list.
 */
export const Marquee = ({ name, loop, gap, children }: MarqueeProps) => (
  <div className={styles.marquee} style={{ "--gap": `${String(gap)}px` }}>
    <div data-row className={styles.window}>
      <div data-track className={styles.track} style={{ animationDuration: `${String(loop)}ms` }}>
        {["seen", "second", "third"].map((copy, index) => (
          <ul key={copy} aria-hidden={index > 0 || undefined} className={clsx(styles.list, index > 0 && styles.copy)}>
            {children}
          </ul>
        ))}
      </div>
    </div>
    <label className={clsx(pause, styles.pause)}>
      <input type="checkbox" className={utility.visuallyHidden} />
      <Icon name="pause" size={20} />
      <Icon name="play" size={20} />
      <span>
        Pause <span className={utility.visuallyHidden}>{name}</span>
      </span>
    </label>
  </div>
);

const styles = createStyles("marquee", {
  marquee: {
    "& [data-row]:hover [data-track], &:has(:focus-visible, :checked) [data-track]": { animationPlayState: "paused" },
  },
  // Cut off here: a phone widens the page to whatever its body cuts off.
  window: { marginInline: "calc(50% - 50vw)", overflow: "clip", [media.reducedMotion]: { marginInline: 0 } },
  track: {
    display: "flex",
    width: "max-content",
    [media.motion]: {
      "@keyframes own-length": { to: { transform: "translateX(calc(-100% / 3))" } },
      animationName: "own-length",
      animationTimingFunction: "linear",
      animationIterationCount: "infinite",
    },
    [media.reducedMotion]: { width: "auto" },
  },
  list: {
    display: "flex",
    flex: "none",
    alignItems: "center",
    gap: "var(--gap)",
    paddingInlineEnd: "var(--gap)",
    [media.reducedMotion]: { flex: "1", flexWrap: "wrap", gap: space.xl, paddingInlineEnd: 0 },
  },
  copy: { [media.reducedMotion]: { display: "none" } },
  pause: {
    marginBlockStart: space.xl,
    "& svg:last-of-type": { display: "none" },
    "&:has(:checked)": { background: color.ink, color: color.paper },
    "&:has(:checked) svg": { display: "none", "&:last-of-type": { display: "block" } },
    "&:has(:focus-visible)": { outline: `3px solid ${color.brand}`, outlineOffset: "3px" },
  },
});
