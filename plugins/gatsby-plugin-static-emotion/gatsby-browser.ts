import type { GatsbyBrowser } from "gatsby";
import { applyStyleSheet } from "./site-styles";

/** A page without `<SiteStyles>`, such as 404, or one that React could not hydrate, has no style sheet of its own. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (!document.querySelector("main link[href]")) applyStyleSheet();
};
