import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, shape, space } from "../theme/tokens";

/** A top item of the main navigation: link or button, as high as the header, underlined in red where it is current. */
export const { navigationItem } = createStyles("navigation", {
  navigationItem: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space.xxs,
    minHeight: shape.header,
    paddingInline: space.m,
    fontWeight: 700,
    textDecoration: "none",
    "&::after": {
      content: '""',
      position: "absolute",
      insetInline: space.m,
      insetBlockEnd: "22px",
      height: "3px",
      background: color.brand,
      opacity: 0,
    },
    "&[aria-current]::after, &[data-current]::after": { opacity: 1 },
    [media.hover]: { "&:hover::after": { opacity: 1 } },
    "&:focus-visible": { outlineOffset: "-8px" },
  },
});
