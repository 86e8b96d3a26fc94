import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { orderHead } from "./src/layout/document-order";
import { fontFile } from "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrap-page-element";

/**
 * Renders a page with all of its styles in one `<style>` in the head, instead of one before each element.
 * react-helmet keeps what a page said in module state while Gatsby renders two pages at a time: starting in a task of
 * its own and rendering in one go keeps everything up to gatsby-plugin-react-helmet's reading within that task.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  await new Promise(resolve => setImmediate(resolve));
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  replaceBodyHTMLString(html);
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fontFile} crossOrigin="anonymous" />,
    ...styles.map(({ key, ids, css }) => (
      <style key={`emotion-${key}`} data-emotion={[key, ...ids].join(" ")} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(orderHead(getHeadComponents()));
};
