import type { GatsbySSR } from "gatsby";
import { staticRenderer } from "./plugins/gatsby-plugin-static-emotion/static-renderer";
import { orderHead } from "./src/layout/document-order";
import { cache } from "./src/theme/create-styles";
import { usualFonts } from "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrap-page-element";

// Registers the styles of all components, always in the same order.
const sections = require.context("./src/sections", true, /\.tsx$/);
sections.keys().forEach(sections);

/**
 * Pages with a picture at the top share the rules of their heads, and all galleries share theirs. The policy then lists few
 * hashes, which are sent with every page, and a visitor loads one style sheet for most pages.
 */
const sharedHeads = {
  "picture-hero": [
    "breadcrumb",
    "button",
    "case-study-hero",
    "contact-hero",
    "features",
    "hero",
    "hero-layer",
    "picture",
    "picture-hero",
    "scroll-cue",
    "service-hero",
    "type",
  ],
  gallery: ["gallery", "gallery-item"],
};

/** Turns the styles into plain CSS: those of the first section into the head, the rest into a style sheet. */
export const replaceRenderer = staticRenderer(cache, sharedHeads);

/** Fetches the fonts as early as possible. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents(
    usualFonts.map(font => (
      <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
    )),
  );

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(orderHead(getHeadComponents()));
};
