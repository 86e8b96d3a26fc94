/** Removes the path prefix of a host such as GitHub Pages. */
export const withoutPrefix = (pathname: string): string => pathname.slice(__PATH_PREFIX__.length) || "/";
