import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { shape, space } from "../theme/tokens";
import { Icon } from "./icon";
import { scrollToTarget } from "../hooks/scroll-to-target";

interface ScrollCueProps {
  /** Id of the next section. */
  readonly target: string;
  readonly label: string;
}

/** Link from a tall hero to the section below it. */
export const ScrollCue = ({ target, label }: ScrollCueProps) => (
  <a href={`#${target}`} onClick={scrollToTarget} className={styles.cue}>
    <span>{label}</span>
    <Icon name="down" size={20} />
  </a>
);

const styles = createStyles("components/scroll-cue", {
  cue: {
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minWidth: shape.tap,
    minHeight: shape.tap,
    fontWeight: 700,
    textDecoration: "none",
    // Three times 1.5 s: an animation of more than 5 s would need a pause button (WCAG 2.2.2).
    "& svg": {
      [media.motion]: {
        "@keyframes bob": { "50%": { transform: "translateY(5px)" } },
        animation: "bob 1.5s ease-in-out 600ms 3",
      },
    },
    [media.hover]: { "&:hover": { textDecoration: "underline" } },
  },
});
