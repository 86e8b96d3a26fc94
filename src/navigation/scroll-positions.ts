import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { elementAt } from "../hooks/scroll-to-target";
import { layOutAllSections } from "./far-sections";
import { setNextScroll } from "./page-change";

/** Location of Gatsby's router. Its types lack `action`, which is missing after Back and Forward. */
interface RouterLocation extends Location {
  readonly key?: string;
  readonly action?: "PUSH";
}

/** Whether the page was reloaded, or reached by Back or Forward. False if the browser does not tell. */
const isReturn = () => ["reload", "back_forward"].includes(performance.getEntriesByType("navigation")[0]?.type ?? "");

/**
 * The scroll position that Gatsby has stored for an entry of the history, in px from the top. An undocumented name:
 * `__tests__/built/private-names.test.ts` fails if Gatsby changes it.
 */
const storedPosition = ({ pathname, key = "" }: RouterLocation) => {
  try {
    return Number(sessionStorage.getItem(`@@scroll|${pathname}|${key}`));
  } catch {
    return 0;
  }
};

/** Whether the browser has scrolled to the anchor in the address, and the visitor not further. */
const standsAt = (anchor: Element) => {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return Math.abs(anchor.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop)) < 2;
};

/**
 * On the first page, Gatsby scrolls when the scripts have loaded: to the last position in this tab, or to the anchor. That
 * is right only if the page has not been scrolled meanwhile, and the last position only after a reload or Back. Then it
 * comes before the anchor, to which the browser may have scrolled.
 */
const scrollsFirstPage = (location: RouterLocation) => {
  const anchor = elementAt(location.hash);
  // The last position may be that of an earlier visit.
  if (!isReturn()) return anchor !== null && scrollY === 0;
  if (!anchor) return scrollY === 0;
  if (standsAt(anchor)) scrollTo({ top: storedPosition(location), behavior: "instant" });
  return false;
};

/**
 * Lets Gatsby scroll to anchors of the same page. After a page change, `page-change.ts` scrolls, because the new page is
 * mounted later than Gatsby would scroll. Gatsby does not call this when the viewer of a gallery closes: its `RouteUpdates`
 * waits for another address or key (`navigation.js`).
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  const location: RouterLocation = routerProps.location;
  if (!prevRouterProps) return scrollsFirstPage(location);
  const previous: RouterLocation = prevRouterProps.location;
  if (previous.pathname === location.pathname) return true;
  // Gatsby's types call it a Function. It returns px from the left and from the top.
  const savedPosition = getSavedScrollPosition as (location: Location) => readonly [number, number];
  const [, top] = savedPosition(location);
  setNextScroll(location.action === "PUSH" ? { to: "anchorOrTop" } : { to: "saved", top });
  return false;
};

/** Gatsby does not call `shouldUpdateScroll` for an anchor that is not on the old page. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const { hash, pathname, action }: RouterLocation = location;
  const isBack = prevLocation && prevLocation.pathname !== pathname && action !== "PUSH";
  if (isBack && hash !== "") setNextScroll({ to: "saved", top: storedPosition(location) });
};

/** Gives the entry of a new visit a key. Without one, it takes over the scroll positions of an earlier one in its tab. */
export const markNewVisit = (): void => {
  if (isReturn()) return;
  // Throws if the browser refuses. The router would then load the page again, without end.
  history.replaceState(history.state, "");
  void globalHistory.navigate(location.href, { replace: true });
};

/**
 * The browser restores the scroll position only after a reload or a visit to another site: between pages of this site it
 * would scroll the old page.
 */
export const restoreScrollOfSite = (): void => {
  const setRestoration = (restoration: ScrollRestoration) => {
    history.scrollRestoration = restoration;
  };
  addEventListener("pagehide", () => setRestoration("auto"));
  addEventListener("pageshow", () => setRestoration("manual"));
  setRestoration("manual");
};

/**
 * Lays out all sections if the browser has scrolled to an anchor, and scrolls to it again: Firefox loses its place when
 * sections above the anchor get their height and the page becomes shorter.
 */
export const stayAtAnchor = (): void => {
  const anchor = elementAt(location.hash);
  if (!anchor || scrollY === 0 || !standsAt(anchor)) return;
  layOutAllSections();
  anchor.scrollIntoView({ behavior: "instant" });
};

/** Makes Gatsby store a position that the visitor, or an anchor, has scrolled to before the scripts had loaded. */
export const storeScrollSoFar = (): void => {
  if (scrollY > 0) dispatchEvent(new Event("scroll"));
};
