import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { rule } from "../theme/text";
import { color, font, shape, space } from "../theme/tokens";

/** A link or button at the top level of the main navigation. */
export const { navigationItem } = createStyles("layout/navigation", {
  navigationItem: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space.xxs,
    minHeight: shape.tap,
    paddingInline: "8px",
    fontSize: font.size.small,
    [media.from("laptop")]: { paddingInline: space.m, fontSize: font.size.body },
    fontWeight: 700,
    whiteSpace: "nowrap",
    textDecoration: "none",
    "&::after": {
      ...rule,
      position: "absolute",
      insetInline: "8px",
      insetBlockStart: "calc(50% + 15px)",
      width: "auto",
      background: color.paper,
      opacity: 0,
      [media.from("laptop")]: { insetInline: space.m },
    },
    "&[aria-current]::after": { background: color.brand, opacity: 1 },
    "&:focus-visible": { outlineOffset: "-8px" },
    "&:has(+ :popover-open)::after": { opacity: 1 },
    "&:has(+ :popover-open) > svg": { transform: "rotate(180deg)" },
    [media.forcedColors]: { "&&::after": { background: "Highlight" } },
    [media.hover]: { "&:hover::after": { opacity: 1 } },
  },
});
