import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, font, shape, space } from "../../theme/tokens";

/** The look of the control that pauses an animation. Hidden under reduced motion, where nothing moves. */
export const { pause } = createStyles("components/pause", {
  pause: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    minHeight: shape.tap,
    paddingInline: space.m,
    border: `1px solid ${color.steel500}`,
    borderRadius: shape.radius,
    color: color.ink,
    fontSize: font.size.small,
    fontWeight: 700,
    cursor: "pointer",
    [media.reducedMotion]: { display: "none" },
    [media.hover]: { "&:hover": { background: color.ink, color: color.paper } },
  },
});
