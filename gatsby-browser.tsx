import type { GatsbyBrowser } from "gatsby";
import { setDestination } from "./src/layout/arrival";
import { showContentReports } from "./src/layout/content-report";

export { wrapPageElement } from "./src/layout/wrap-page-element";

/**
 * Between two pages the new content is mounted after Gatsby would scroll, so the scrolling is left to the page
 * transition; on the first page, and to an anchor of the same page, Gatsby's own way is right.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  ...scroll
}) => {
  if (!prevRouterProps || prevRouterProps.location.pathname === location.pathname) return true;
  history.scrollRestoration = "manual";
  // Gatsby's types call it a Function that answers with a pair; what is stored is the distance from the top in px.
  const savedPosition = scroll.getSavedScrollPosition as (location: Location) => number | null | undefined;
  const saved = savedPosition(location);
  setDestination(location.hash ? decodeURIComponent(location.hash.slice(1)) : (saved ?? 0));
  return false;
};

/** Gatsby's announcer speaks before the new page is mounted, and would name the old one; the layout has its own. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
  if (process.env.NODE_ENV === "development") showContentReports();
};
