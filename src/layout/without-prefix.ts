/** A path as the site knows it, without what a host such as GitHub Pages puts before all of them. */
export const withoutPrefix = (pathname: string): string => pathname.slice(__PATH_PREFIX__.length) || "/";
