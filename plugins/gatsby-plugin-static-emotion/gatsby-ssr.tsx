import { createHash } from "node:crypto";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR, withPrefix } from "gatsby";
import { renderToString } from "react-dom/server";
import { cache } from "./create-styles";
import { SiteStyles, styleSheet } from "./site-styles";

const emotionServer = createEmotionServer(cache);

/** Writes the rules of all components to `public` and returns the URL path of the file. */
const writeSheet = () => {
  const rules = Object.values(cache.inserted).join("");
  const name = `styles-${createHash("sha256").update(rules).digest("hex").slice(0, 20)}.css`;
  // If a page imports `fs`, Gatsby renders all pages again in each build: it cannot know that the file is the same.
  process.getBuiltinModule("node:fs").writeFileSync(`public/${name}`, rules);
  return withPrefix(`/${name}`);
};

/**
 * Puts into a page's head the rules that are needed before the style sheet, or all its rules if it has no sheet. The
 * scripts add the sheet again, because React removes the link with its page. react-helmet keeps a page's head in module
 * state, and Gatsby renders two pages at a time. In its own task, a page is rendered and its head is read before the
 * next page overwrites that state.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  ...html
}) => {
  await new Promise(resolve => setImmediate(resolve));
  styleSheet.href ??= writeSheet();
  const body = renderToString(bodyComponent);
  const [first = ""] = body.split(renderToString(<SiteStyles />));
  replaceBodyHTMLString(body);
  html.setHeadComponents([
    <style key="styles" dangerouslySetInnerHTML={{ __html: emotionServer.extractCritical(first).css }} />,
  ]);
  html.setPostBodyComponents([
    <link key="styles" id="next-styles" rel="stylesheet" href={styleSheet.href} media="not all" />,
  ]);
};
