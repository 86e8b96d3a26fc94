import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { rule } from "../theme/text";
import { shape, space } from "../theme/tokens";

/** A top item of the main navigation: link or button, as high as the header, underlined in red where it is current. */
export const { navigationItem } = createStyles("layout/navigation", {
  navigationItem: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space.xxs,
    minHeight: shape.header,
    paddingInline: "6px",
    [media.from("laptop")]: { paddingInline: space.m },
    fontWeight: 700,
    whiteSpace: "nowrap",
    textDecoration: "none",
    "&::after": {
      ...rule,
      position: "absolute",
      insetInline: "6px",
      insetBlockStart: "calc(50% + 15px)",
      width: "auto",
      opacity: 0,
      [media.from("laptop")]: { insetInline: space.m },
    },
    "&[aria-current]::after": { opacity: 1 },
    [media.forcedColors]: { "&::after": { background: "Highlight" } },
    [media.hover]: { "&:hover::after": { opacity: 1 } },
    "&:focus-visible": { outlineOffset: "-8px" },
  },
});
