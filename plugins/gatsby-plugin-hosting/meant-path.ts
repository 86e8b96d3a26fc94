/**
 * The end of a decoded path: signs that belong to the sentence around a link, such as `.`, `)` or `”`, and a slash. All
 * addresses of the site end in a letter or a digit.
 */
const wrongEnd = /(?:\/?[^a-z0-9/\\\p{Cc}]+)?\/?$/iu;

/** The same for nginx, which compares bytes. */
export const wrongEndInBytes = "(?:/?[^A-Za-z0-9/\\x5c\\x00-\\x1f\\x7f]+)?/?$";

/** Letters, digits, dots and dashes between single slashes: no such path is taken for another site. */
const address = /^(?:\/|(?:\/[a-z0-9._~-]+)+)$/;

/** A decoded path as the site writes its own: in small letters, without signs and without a slash at its end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(wrongEnd, "") || "/";

/**
 * The path that a visitor means with a decoded path: `/contact` for `/Contact` and `/contact.”`. Undefined if the path has
 * neither capitals nor signs at its end, or if something else is wrong with it.
 */
export const meantPath = (path: string): string | undefined => {
  const meant = plainPath(path);
  const isChanged = meant !== (path.replace(/\/$/, "") || "/");
  return isChanged && address.test(meant) ? meant : undefined;
};

/** Where a path leads, by a list of redirects: also one with capitals, or with signs at its end. */
export const targetOf = (path: string, redirects: Iterable<readonly [from: string, to: string]>) =>
  [...redirects].find(([from]) => plainPath(from) === path)?.[1];
