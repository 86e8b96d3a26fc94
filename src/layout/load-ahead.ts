import type { GatsbyBrowser } from "gatsby";

/**
 * Firefox asks the policy's `default-src`, which forbids everything, about what a link element prefetches, and complains
 * of each link that comes into view. There the page behind a link is loaded ahead by script, which the policy allows.
 */
const isLinkRefused = () => CSS.supports("-moz-appearance", "none");

export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = isLinkRefused;

export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) => {
  if (isLinkRefused()) void window.___loader.loadPage(pathname);
};
