import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, shape, space } from "../theme/tokens";

/** The look of the control that stops what moves by itself; not there where nothing moves. */
export const { pause } = createStyles("pause", {
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
    fontSize: "0.9375rem",
    fontWeight: 700,
    cursor: "pointer",
    [media.reducedMotion]: { display: "none" },
    [media.hover]: { "&:hover": { background: color.ink, color: color.paper } },
  },
});
