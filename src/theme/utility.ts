import type { CSSObject } from "@emotion/react";
import { createStyles } from "./create-styles";
import { media } from "./media";
import { color, shape, space } from "./tokens";

/** Limits its content to the site's width and adds the page's gutters. */
export const contentWidth: CSSObject = {
  width: "100%",
  maxWidth: `calc(${shape.content} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
};

/** Padding from the edge of a full-width box to the page's content. */
export const contentEdge = `max(${space.gutter}, (100% - ${shape.content}) / 2)`;

/** Background position of the section's vertical line: a rule's length before the page's content. */
export const gutterLine = `max(${space.gutter} - ${shape.rule}, 50% - ${shape.content} / 2 - ${shape.rule})`;

/**
 * The browser lays out an element far below only after a second or when the visitor scrolls
 * (`src/navigation/far-sections.ts`). Until then it has this height, in px. A browser test fails
 * if a section is higher: contrast checkers would see it over the next one.
 */
export const farBelow = (height: number): CSSObject => ({
  contentVisibility: "var(--far-sections, auto)" as "auto",
  containIntrinsicBlockSize: `auto ${height}px`,
});

/** Hides the content of an element until the first paint, so that its files load after what is seen first. */
export const afterFirstPaint: CSSObject = {
  [media.motion]: {
    "@keyframes after-first-paint": { "0%, 100%": { contentVisibility: "hidden" } },
    animation: "after-first-paint 50ms",
  },
};

/**
 * Keeps a lazy picture from loading until it is within half a screen of the visible part. Chrome loads lazy pictures
 * from 1,250 px ahead, on a slow connection from 2,500 px (https://web.dev/articles/browser-level-image-lazy-loading).
 * Its alternative text must also be the name of the link around it: screen readers get no hidden content.
 */
export const loadsNearScreen: CSSObject = {
  // Not a movement, but an animation: tools that look for movement would report it.
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "@supports (animation-timeline: view())": {
      "@keyframes load-near-screen": { from: { contentVisibility: "hidden" } },
      animation: "load-near-screen linear both",
      animationTimeline: "view(block -50%)",
      // Done as soon as the picture is near: later frames cost nothing.
      animationRange: "entry 0% entry 1%",
    },
  },
};

/** A dark background for a white logo where forced colours may make the section white. */
export const whiteLogo: CSSObject = { [media.forcedColors]: { background: color.ink, forcedColorAdjust: "none" } };

/** For screen readers only. */
export const visuallyHidden: CSSObject = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** The same styles as classes, for elements that need no other style. */
export const utility = createStyles("theme/utility", { contentWidth, visuallyHidden });
