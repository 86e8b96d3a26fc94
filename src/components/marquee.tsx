import { type CSSObject, keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../theme/media";
import { visuallyHidden } from "../theme/text";
import { color, space } from "../theme/tokens";
import { Icon } from "./icon";
import { pauseStyle } from "./pause-style";

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
  <div css={styles.marquee}>
    <div data-row css={styles.window}>
      <div data-track css={[styles.track, { animationDuration: `${String(loop)}ms` }]}>
        {["seen", "second", "third"].map((copy, index) => (
          <ul
            key={copy}
            aria-hidden={index > 0 || undefined}
            css={[styles.list, { "--gap": `${String(gap)}px` }, index > 0 && styles.copy]}
          >
            {children}
          </ul>
        ))}
      </div>
    </div>
    <label css={[pauseStyle, styles.pause]}>
      <input type="checkbox" css={visuallyHidden} />
      <Icon name="pause" size={20} />
      <Icon name="play" size={20} />
      <span>
        Pause <span css={visuallyHidden}>{name}</span>
      </span>
    </label>
  </div>
);

const ownLength = keyframes({ to: { transform: "translateX(calc(-100% / 3))" } });

const styles = {
  marquee: {
    "& [data-row]:hover [data-track], &:has(:focus-visible, :checked) [data-track]": { animationPlayState: "paused" },
  },
  window: { marginInline: "calc(50% - 50vw)", overflow: "hidden", [media.calm]: { marginInline: 0 } },
  track: {
    display: "flex",
    width: "max-content",
    [media.motion]: {
      animationName: ownLength,
      animationTimingFunction: "linear",
      animationIterationCount: "infinite",
    },
    [media.calm]: { width: "auto" },
  },
  list: {
    display: "flex",
    flex: "none",
    alignItems: "center",
    gap: "var(--gap)",
    paddingInlineEnd: "var(--gap)",
    [media.calm]: { flex: "1", flexWrap: "wrap", gap: space.xl, paddingInlineEnd: 0 },
  },
  copy: { [media.calm]: { display: "none" } },
  pause: {
    marginBlockStart: space.xl,
    "& svg:last-of-type": { display: "none" },
    "&:has(:checked)": { background: color.ink, color: color.paper },
    "&:has(:checked) svg": { display: "none", "&:last-of-type": { display: "block" } },
    "&:has(:focus-visible)": { outline: `3px solid ${color.brand}`, outlineOffset: "3px" },
  },
} satisfies Record<string, CSSObject>;
