import { plainPath } from "../../plugins/gatsby-plugin-hosting/meant-path";

/**
 * Makes a title from the slug of an unknown service or project, in a decoded path: `/services/roof-repair` → `Roof Repair`,
 * without signs at its end. Undefined for any other path (specification, section 2: page titles).
 */
export const titleOfUnknownPath = (pathname: string): string | undefined => {
  const slug = /^\/(?:services|projects)\/([^/]+)$/.exec(plainPath(pathname))?.[1];
  return slug
    ?.split(/[-\s]+/)
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
};
