import type { GatsbyBrowser } from "gatsby";
import { applyStyleSheet } from "./site-styles";

/** Whether a link has loaded its style sheet. Reading the rules of one that failed throws. */
const isLoaded = (link: HTMLLinkElement | null) => {
  try {
    return Boolean(link?.sheet?.cssRules);
  } catch {
    return false;
  }
};

/**
 * A page without `<SiteStyles>`, such as 404, or one that React could not hydrate, has no style sheet of its own, and a
 * bad connection can lose it. The second link is a second try.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (!isLoaded(document.querySelector("main link[href]"))) applyStyleSheet();
};
