import type { GatsbyBrowser } from "gatsby";
import { applyStyleSheet, pageSheetId } from "./site-styles";

/** Whether a link has loaded its style sheet. One that failed has no rules, or throws when they are read. */
const hasRules = (link: Element | null) => {
  try {
    return link instanceof HTMLLinkElement && Boolean(link.sheet?.cssRules.length);
  } catch {
    return false;
  }
};

/**
 * Applies the second link if the page has no style sheet of its own: without `<SiteStyles>`, as on the 404 page, if React
 * could not hydrate the page, or if the connection has lost the sheet.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (!hasRules(document.getElementById(pageSheetId))) applyStyleSheet();
};
