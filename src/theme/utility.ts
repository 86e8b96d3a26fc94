import type { CSSObject } from "@emotion/react";
import { createStyles } from "./create-styles";
import { media } from "./media";
import { color, shape, space } from "./tokens";

/** Holds what stands in it to the site's width, with the page's gutters. */
export const contentWidth: CSSObject = {
  width: "100%",
  maxWidth: `calc(${shape.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
};

/** As padding: from the edge of a full-width box to the page's content. */
export const contentEdge = `max(${space.gutter}, (100% - ${shape.content}) / 2)`;

/** As a background's position: a rule's length before the page's content. */
export const datum = `max(${space.gutter} - ${shape.rule}, 50% - ${shape.content} / 2 - ${shape.rule})`;

/** Of a white logo: its own dark ground where the visitor's colours may have made the section a white one. */
export const whiteLogo: CSSObject = { [media.forcedColors]: { background: color.ink, forcedColorAdjust: "none" } };

/** Seen by screen readers only. */
export const visuallyHidden: CSSObject = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** Classes for elements that need nothing else. */
export const utility = createStyles("theme/utility", { contentWidth, visuallyHidden });
