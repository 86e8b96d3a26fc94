/** The address of a page of the site, from its path. The editor is at /admin of the same site, maybe below a prefix. */
export const addressOnSite = (path: string): string =>
  location.origin + location.pathname.slice(0, Math.max(0, location.pathname.lastIndexOf("/admin"))) + path;
