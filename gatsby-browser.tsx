import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { removeHash, layOutAllSections, setScrollTarget } from "./src/layout/page-change";
import { showContentReports } from "./src/layout/content-report";
import { reportVitals } from "./src/layout/report-vitals";
// The scripts name no font, but webpack lays the files of the font beside them: the pages ask for them there.
import "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrap-page-element";

/** Whether the page was opened anew ("navigate"), reloaded, or come back to. */
const navigationType = () => performance.getEntriesByType("navigation")[0]?.type;

/**
 * Between two pages the new content is mounted after Gatsby would scroll, so the scrolling is left to the page
 * transition; to an anchor of the same page, Gatsby's own way is right. On the first page Gatsby would scroll once the
 * scripts have come, to the anchor or to where this page was last left in this tab. That is wrong on a page that has been
 * scrolled meanwhile, by the browser or by the visitor, and on a new visit, which begins at the top.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  ...scroll
}) => {
  if (!prevRouterProps) {
    return scrollY === 0 && (location.hash !== "" || navigationType() !== "navigate");
  }
  if (prevRouterProps.location.pathname === location.pathname) return true;
  // Gatsby's types call it a Function; it answers with px from the left and from the top.
  const savedPosition = scroll.getSavedScrollPosition as (location: Location) => readonly [number, number];
  const [, top] = savedPosition(location);
  setScrollTarget(top);
  return false;
};

/** A hash that cannot be decoded, such as `#%E0`, makes Gatsby's scroll handler throw and leave the page blank. */
const dropMalformedHash = () => {
  try {
    decodeURIComponent(location.hash);
  } catch {
    void globalHistory.navigate(location.pathname + location.search, { replace: true });
  }
};

/** Before the router looks at the address, and before it hears that the address has changed. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  dropMalformedHash();
  if (scrollY > 0) layOutAllSections();
  else addEventListener("scroll", layOutAllSections, { once: true });
  addEventListener("popstate", dropMalformedHash);
};

/**
 * A page is fetched when a mouse or finger is on its link, not already when the link is in view: that costs visitors on
 * phones data, and Firefox refuses it under the site's Content-Security-Policy.
 */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

const loading = "data-loading";

/** A page that takes longer than a second is shown to be on its way (`src/theme/global-styles.ts`). */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () =>
  document.documentElement.setAttribute(loading, "");

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => document.documentElement.removeAttribute(loading);

/**
 * Gatsby's announcer speaks before the new page is mounted, and would name the old one; the layout has its own. Nor may
 * the browser scroll the old page on the way back; only when the site itself is left or reloaded is that its business.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const restoreBy = (restoration: ScrollRestoration) => () => {
    history.scrollRestoration = restoration;
  };
  restoreBy("manual")();
  // Gatsby has been there.
  if (location.hash) removeHash();
  addEventListener("pagehide", restoreBy("auto"));
  addEventListener("pageshow", restoreBy("manual"));
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
  if (process.env.NODE_ENV === "development") showContentReports();
  reportVitals();
};
