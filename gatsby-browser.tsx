import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { forgetHash, setDestination } from "./src/layout/arrival";
import { showContentReports } from "./src/layout/content-report";
import { followLinks } from "./src/layout/follow-links";
import { reportVitals } from "./src/layout/report-vitals";
// The scripts name no font, but webpack lays the files of the font beside them: the pages ask for them there.
import "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrap-page-element";

/** Whether the page was opened anew ("navigate"), reloaded, or come back to. */
const loadedBy = () => performance.getEntriesByType("navigation")[0]?.type;

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
    return scrollY === 0 && (location.hash !== "" || loadedBy() !== "navigate");
  }
  if (prevRouterProps.location.pathname === location.pathname) return true;
  // Gatsby's types call it a Function; it answers with px from the left and from the top.
  const savedPosition = scroll.getSavedScrollPosition as (location: Location) => readonly [number, number];
  const [, top] = savedPosition(location);
  setDestination(top);
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

/** Gatsby keeps where a page was left for the tab's next visit, which begins at the top, and would return there on Back. */
const forgetLastVisit = () => {
  if (loadedBy() !== "navigate") return;
  try {
    sessionStorage.removeItem(`@@scroll|${location.pathname}|initial`);
  } catch {
    // Nothing was kept where nothing may be.
  }
};

/** Before the router looks at the address, and before it hears that the address has changed. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  dropMalformedHash();
  forgetLastVisit();
  addEventListener("popstate", dropMalformedHash);
};

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
  if (location.hash) forgetHash();
  addEventListener("pagehide", restoreBy("auto"));
  addEventListener("pageshow", restoreBy("manual"));
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
  if (process.env.NODE_ENV === "development") showContentReports();
  followLinks();
  reportVitals();
};
