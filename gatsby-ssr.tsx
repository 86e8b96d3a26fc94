import { type GatsbySSR, withPrefix } from "gatsby";
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

/** A page's data, of which Gatsby's types show the result alone. */
interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

/**
 * Marks the page as one that has not been scrolled yet, and says what its scripts ask for first, one after the other:
 * `src/build/later-files.ts` takes the mark away, and asks for all of them at once.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, loadPageDataSync, pathname }) => {
  // While developing there are no files, and all is asked for at once.
  if (process.env.NODE_ENV === "development") return;
  const { componentChunkName, staticQueryHashes } = loadPageDataSync(pathname) as unknown as PageData;
  const own = pathname === "/" ? "index" : pathname.slice(1);
  const data = [`${own}/page-data`, "app-data", ...staticQueryHashes.map(hash => `sq/d/${hash}`)];
  setHtmlAttributes({
    "data-fresh": "",
    "data-path": pathname,
    "data-component": componentChunkName,
    "data-files": data.map(file => withPrefix(`/page-data/${file}.json`)).join(" "),
  } as object);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(orderHead(getHeadComponents()));
};
