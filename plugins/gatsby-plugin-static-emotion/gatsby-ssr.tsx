import { createHash } from "node:crypto";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR, withPrefix } from "gatsby";
import { renderToString } from "react-dom/server";
import { cache } from "./create-styles";
import { classesOfFirstPaint, splitRules } from "./first-paint";
import { SiteStyles } from "./site-styles";

const emotionServer = createEmotionServer(cache);

/** Writes the rules that a page does not have in its head to `public`, and returns the URL path of the file. */
const writeSheet = (inHead: readonly string[]) => {
  const rules = Object.entries(cache.inserted)
    .map(([id, css]) => (inHead.includes(id) ? splitRules(String(css)).later : css))
    .join("");
  // In this folder, hosts need no rule for each file.
  const path = `/static/styles-${createHash("sha256").update(rules).digest("hex").slice(0, 20)}.css`;
  // If a page imports `fs`, Gatsby renders all pages again in each build: it cannot know that the file is the same.
  process.getBuiltinModule("node:fs").writeFileSync(`public${path}`, rules);
  return withPrefix(path);
};

/**
 * Puts into a page's head the rules that are needed before the style sheet, or all its rules if it has no sheet. The
 * scripts add the sheet again, because React removes the link with its page.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, ...html }) => {
  // Gatsby renders two pages at a time, and react-helmet has one head for both. In a task of its own, a page is rendered
  // and its head is read before the next page overwrites it.
  await new Promise(resolve => setImmediate(resolve));
  const parts = renderToString(bodyComponent).split(renderToString(<SiteStyles />));
  // The header and the first sections: the head gets their rules.
  const { css, ids } = emotionServer.extractCritical(classesOfFirstPaint(parts[0] ?? ""));
  const href = writeSheet(ids);
  html.replaceBodyHTMLString(parts.join(renderToString(<link rel="stylesheet" href={href} />)));
  html.setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: splitRules(css).first }} />]);
  html.setPostBodyComponents([<link key="styles" id="next-styles" rel="stylesheet" href={href} media="not all" />]);
};
