import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { showContentReports } from "./src/layout/content-report";
import { followLatestLink } from "./src/navigation/follow-latest-link";
import { removeHash, layOutAllSections, setScrollTarget } from "./src/navigation/page-change";
import { reportVitals } from "./src/navigation/report-vitals";
// This import makes webpack write the font files. Only the pages use them, not the scripts.
import "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrap-page-element";

/** "navigate", "reload" or "back_forward". */
const navigationType = () => performance.getEntriesByType("navigation")[0]?.type;

/**
 * The page transition scrolls after a page change, because it mounts the new page later than Gatsby would scroll.
 * Gatsby scrolls to anchors of the same page. On the first page Gatsby scrolls when the scripts have loaded, to the
 * anchor or to the last position in this tab. That is wrong if the page has been scrolled meanwhile, and on a new visit
 * without anchor.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  ...scroll
}) => {
  if (!prevRouterProps) {
    // The position comes last: reading it can force a layout.
    return (location.hash !== "" || navigationType() !== "navigate") && scrollY === 0;
  }
  if (prevRouterProps.location.pathname === location.pathname) return true;
  // Gatsby's types call it a Function. It returns px from the left and from the top.
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

/**
 * The address with a decoded path. Gatsby decodes a path to find its page, and its router does not: with an encoded `?`,
 * as some mail programs write it, the page would be blank.
 */
const decodedAddress = () => {
  const { origin, pathname, search, hash, href } = location;
  try {
    return new URL(origin + decodeURIComponent(pathname) + search + hash).href;
  } catch {
    return href;
  }
};

/**
 * Runs before the router reads the address, and before the router's own `popstate` listener. Gatsby starts the page when
 * a returned promise resolves; its types do not know that.
 */
export const onClientEntry = (): Promise<never> | undefined => {
  const address = decodedAddress();
  if (address !== location.href) {
    location.replace(address);
    return new Promise(() => {});
  }
  dropMalformedHash();
  // Gives the history entry a key. Without one, a new visit takes over the scroll positions of an earlier one in its tab.
  if (navigationType() === "navigate") void globalHistory.navigate(location.href, { replace: true });
  addEventListener("scroll", layOutAllSections, { once: true });
  // Chrome hides sections without a layout from screen readers. In ms: the page has usually started by then.
  setTimeout(layOutAllSections, 1_000);
  addEventListener("popstate", dropMalformedHash);
  return undefined;
};

/**
 * Gatsby fetches a page when the pointer is on its link, not when the link is in view. Fetching more costs phones data,
 * and the site's Content-Security-Policy forbids it in Firefox.
 */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * Turns off Gatsby's announcer: it reads the old page's title, because it runs before the new page is mounted. The
 * layout has its own. The browser restores the scroll position only after a reload or a visit to another site: between
 * pages of this site it would scroll the old page.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const setRestoration = (restoration: ScrollRestoration) => {
    history.scrollRestoration = restoration;
  };
  setRestoration("manual");
  // Gatsby has already scrolled to it.
  if (location.hash) removeHash();
  addEventListener("pagehide", () => setRestoration("auto"));
  addEventListener("pageshow", () => setRestoration("manual"));
  // From here on the router answers Back, not the inline script of gatsby-plugin-late-scripts.
  window.onpopstate = null;
  followLatestLink();
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
  if (process.env.NODE_ENV === "development") showContentReports();
  reportVitals();
};
