import { createHash } from "node:crypto";
import createEmotionServer from "@emotion/server/create-instance";
import { type GatsbySSR, withPrefix } from "gatsby";
import { renderToString } from "react-dom/server";
import { cache } from "./create-styles";

const emotionServer = createEmotionServer(cache);

let sheet: string | undefined;

/** Writes the rules of all components to `public` and returns the URL path of the file. */
const writeSheet = () => {
  const rules = Object.values(cache.inserted).join("");
  const name = `styles-${createHash("sha256").update(rules).digest("hex").slice(0, 20)}.css`;
  // Gatsby renders all pages anew in each build if one imports `fs`: it cannot know that the file is the same.
  process.getBuiltinModule("node:fs").writeFileSync(`public/${name}`, rules);
  return withPrefix(`/${name}`);
};

/**
 * Puts the rules of a page's classes into its head. The sheet of all rules loads with the scripts, for the next pages.
 * react-helmet keeps a page's head in module state, and Gatsby renders two pages at a time. With a task of its own, a
 * page is rendered and its head is read before the next page overwrites that state.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  ...html
}) => {
  await new Promise(resolve => setImmediate(resolve));
  const body = renderToString(bodyComponent);
  replaceBodyHTMLString(body);
  html.setHeadComponents([
    <style key="styles" dangerouslySetInnerHTML={{ __html: emotionServer.extractCritical(body).css }} />,
  ]);
  sheet ??= writeSheet();
  html.setPostBodyComponents([<link key="styles" rel="stylesheet" href={sheet} />]);
};
