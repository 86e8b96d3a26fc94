import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { orderHead } from "./src/layout/document-order";
import { siteLinks } from "./src/layout/site-links";
import { allStyles } from "./src/theme/create-styles";
import { usualFonts } from "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrap-page-element";

// All styles are there, in the same order, whichever page is rendered first.
const sections = require.context("./src/sections", true, /\.tsx$/);
sections.keys().forEach(sections);

/** The site's styles as one text. */
const styles = allStyles();

/**
 * Renders a page in one go, with the styles in the head. react-helmet keeps what a page said in module state while
 * Gatsby renders two pages at a time: starting in a task of its own keeps everything up to gatsby-plugin-react-helmet's
 * reading within that task.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  await new Promise(resolve => setImmediate(resolve));
  replaceBodyHTMLString(renderToString(bodyComponent));
  setHeadComponents([
    ...siteLinks,
    ...usualFonts.map(font => (
      <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
    )),
    <style key="styles" dangerouslySetInnerHTML={{ __html: styles }} />,
  ]);
};

/** Marks the page as one that has not been scrolled yet; `src/build/later-files.ts` takes the mark away. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ "data-fresh": "" } as object);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(orderHead(getHeadComponents()));
};
