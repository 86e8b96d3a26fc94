import type { GatsbyBrowser } from "gatsby";
import { setDestination } from "./src/layout/arrival";
import { Layout } from "./src/layout/layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);

/**
 * Between two pages the new content is mounted after Gatsby would scroll, so the scrolling is left to the page
 * transition; on the first page, and to an anchor of the same page, Gatsby's own way is right.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps || prevRouterProps.location.pathname === location.pathname) return true;
  history.scrollRestoration = "manual";
  const saved = getSavedScrollPosition(location) as unknown as number | undefined;
  setDestination(location.hash ? decodeURIComponent(location.hash.slice(1)) : (saved ?? 0));
  return false;
};

/** Gatsby's announcer speaks before the new page is mounted, and would name the old one; the layout has its own. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
};
