import type { GatsbySSR } from "gatsby";
import { staticRenderer } from "./plugins/gatsby-plugin-static-emotion/static-renderer";
import { orderHead } from "./src/layout/document-order";
import { cache } from "./src/theme/create-styles";
import { usualFonts } from "./src/theme/fonts";
import { color } from "./src/theme/tokens";

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

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  // Not by react-helmet: after each link it would replace the language that a translator has set.
  setHtmlAttributes({ lang: "en-GB" });
  const fonts = usualFonts.map(font => (
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
  ));
  // The top of every page is in ink, in both colour schemes.
  setHeadComponents([<meta key="theme" name="theme-color" content={color.ink} />, ...fonts]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(orderHead(getHeadComponents()));
};
