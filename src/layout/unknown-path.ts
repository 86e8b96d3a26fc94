/**
 * Makes a title from the slug of an unknown service or project: `/services/roof-repair` → `Roof Repair`. Undefined for
 * any other path (specification, section 2: page titles).
 */
export const titleOfUnknownPath = (pathname: string): string | undefined => {
  const slug = /^\/(?:services|projects)\/([^/]+)\/?$/.exec(pathname)?.[1];
  return slug
    ?.split("-")
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
};
