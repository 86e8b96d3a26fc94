import type { GatsbyBrowser } from "gatsby";
import { showContentReports } from "./src/layout/content-report";
import { leaveWrongAddress, watchAddress } from "./src/navigation/correct-address";
import { followLatestLink } from "./src/navigation/follow-latest-link";
import { layOutSectionsSoon } from "./src/navigation/far-sections";
import { never } from "./src/navigation/never";
import { silenceGatsbyAnnouncer } from "./src/navigation/page-change";
import { reportVitals } from "./src/navigation/report-vitals";
import { restoreEmailLinks } from "./src/navigation/restore-email-links";
import { runAll } from "./src/navigation/run-all";
import { markNewVisit, restoreScrollOfSite, stayAtAnchor, storeScrollSoFar } from "./src/navigation/scroll-positions";
// This import makes webpack write the font files. Only the pages use them, not the scripts.
import "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrap-page-element";
export { onRouteUpdate, shouldUpdateScroll } from "./src/navigation/scroll-positions";

/**
 * Runs before the router reads the address, and before the router's own `popstate` listener. Gatsby starts the page when
 * a returned promise resolves; its types do not know that.
 */
export const onClientEntry = (): Promise<never> | undefined => {
  if (leaveWrongAddress()) return never;
  runAll([restoreEmailLinks, watchAddress, markNewVisit, stayAtAnchor, layOutSectionsSoon]);
  return undefined;
};

/**
 * Gatsby fetches a page when the pointer is on its link, not when the link is in view. Fetching more costs phones data,
 * and the site's Content-Security-Policy forbids it in Firefox.
 */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Runs when React has hydrated the page. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  runAll([followLatestLink, restoreScrollOfSite, storeScrollSoFar, silenceGatsbyAnnouncer, reportVitals]);
  if (process.env.NODE_ENV === "development") showContentReports();
};
