import { createHash } from "node:crypto";
import type { EmotionCache } from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR, withPrefix } from "gatsby";
import { renderToString } from "react-dom/server";
import { classesOfFirstPaint, rulesAfterFirstPaint, rulesOfFirstPaint } from "./first-paint";
import { nextSheetId, pageSheetId, SiteStyles } from "./site-styles";

/** Writes the rules that a page needs besides those in its head to `public`, and returns the URL path of the file. */
const writeSheet = (inserted: EmotionCache["inserted"], inHead: readonly string[]) => {
  const rules = Object.entries(inserted)
    .map(([id, css]) => (inHead.includes(id) ? rulesAfterFirstPaint(String(css)) : css))
    .join("");
  // In this folder, hosts need no rule for each file.
  const path = `/static/styles-${createHash("sha256").update(rules).digest("hex").slice(0, 20)}.css`;
  // If a page imports `fs`, Gatsby renders all pages again in each build: it cannot know that the file is the same.
  process.getBuiltinModule("node:fs").writeFileSync(`public${path}`, rules);
  return withPrefix(path);
};

/** The components whose rules are in the head of every page that uses the named component. */
export type SharedHeads = Readonly<Record<string, readonly string[]>>;

/** Adds to the classes of a page those of the components that share their head, separated by spaces. Throws for an unknown one. */
const withSharedHeads = (classes: string, registered: EmotionCache["registered"], shared: SharedHeads) => {
  const uses = (component: string) => classes.includes(`-${component}_`);
  const components = Object.keys(shared)
    .filter(uses)
    .flatMap(component => shared[component] ?? []);
  const added = components.flatMap(component => {
    const names = Object.keys(registered).filter(name => name.includes(`-${component}_`));
    if (names.length === 0) throw new Error(`No styles have the name "${component}", which the shared heads list.`);
    return names;
  });
  return [classes, ...added].join(" ");
};

/**
 * Makes the site's `replaceRenderer` for a cache with the rules of all components. It puts into a page's head the rules
 * that are needed before the style sheet, or all its rules if it has no sheet. The scripts add the sheet again, because React removes the link with its page.
 */
export const staticRenderer = (
  cache: EmotionCache,
  sharedHeads: SharedHeads,
): NonNullable<GatsbySSR["replaceRenderer"]> => {
  const emotionServer = createEmotionServer(cache);
  return async ({ bodyComponent, replaceBodyHTMLString, setHeadComponents, setPostBodyComponents }) => {
    // Gatsby renders two pages at a time, and react-helmet has one head for both. In a task of its own, a page is rendered
    // and its head is read before the next page overwrites it.
    await new Promise(resolve => setImmediate(resolve));
    const parts = renderToString(bodyComponent).split(renderToString(<SiteStyles />));
    // The header and the first sections: the head gets their rules.
    const classes = withSharedHeads(classesOfFirstPaint(parts[0] ?? ""), cache.registered, sharedHeads);
    const { css, ids } = emotionServer.extractCritical(classes);
    const href = writeSheet(cache.inserted, ids);
    replaceBodyHTMLString(parts.join(renderToString(<link id={pageSheetId} rel="stylesheet" href={href} />)));
    setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: rulesOfFirstPaint(css) }} />]);
    setPostBodyComponents([<link key="styles" id={nextSheetId} rel="stylesheet" href={href} media="not all" />]);
  };
};
