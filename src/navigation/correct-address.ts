/**
 * Returns the address on this site that a visitor means. Decodes the path: Gatsby decodes it to find its page, its router
 * does not, and the page would be blank with an encoded `?`, as some mail programs write it. Removes repeated slashes:
 * as an address, a path that begins with two is another site. Drops a hash that cannot be decoded, such as `#%E0`,
 * because Gatsby's scroll handler would throw.
 */
export const correctedAddress = ({ origin, pathname, search, hash }: URL | Location): string => {
  const withPath = (path: string) => {
    const address = new URL(origin + path + search + (isDecodable(hash) ? hash : ""));
    // The parser has turned backslashes into slashes and has removed tabs and line breaks.
    address.pathname = address.pathname.replace(/\/{2,}/g, "/");
    return address;
  };
  if (!isDecodable(pathname)) return withPath(pathname).href;
  const decoded = withPath(decodeURIComponent(pathname));
  // A path such as `/100%25` has to stay encoded.
  return isDecodable(decoded.pathname) ? decoded.href : withPath(pathname).href;
};

const isDecodable = (text: string) => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Loads the corrected address if the current one is wrong. Returns whether it does. */
export const leaveWrongAddress = (): boolean => {
  const address = correctedAddress(location);
  if (address === location.href) return false;
  location.replace(address);
  return true;
};

/** Leaves a wrong address that Back or a changed hash leads to, before the router reads it. */
export const watchAddress = (): void => {
  const leaveFirst = (event: PopStateEvent) => {
    if (leaveWrongAddress()) event.stopImmediatePropagation();
  };
  addEventListener("popstate", leaveFirst, { capture: true });
};
