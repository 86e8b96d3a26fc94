import type { SiteAddress } from "../../../gatsby-plugin-content/paths";

/** The URL of a page of the site. The editor is at /admin of the same site, maybe below a prefix. */
export const urlOnSite = (address: SiteAddress): string =>
  location.origin + location.pathname.slice(0, Math.max(0, location.pathname.lastIndexOf("/admin"))) + address;
