/** The target of a redirect with the query string of the request, which begins with `?` or is empty: before the anchor. */
export const withQuery = (target: string, query: string): string => {
  const [path = "", anchor] = target.split("#", 2);
  return path + query + (anchor === undefined ? "" : `#${anchor}`);
};
