import type { IncomingHttpHeaders } from "node:http";

/** localhost, names below it and IP addresses, each with or without a port. */
const directHost = /^(?:(?:[\w-]+\.)*localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Whether a request may come from a page of another website, or has a name of another website as its host. */
export const isFromOtherSite = ({ host = "", origin, ...headers }: IncomingHttpHeaders): boolean => {
  if (!directHost.test(host)) return true;
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) return true;
  const site = headers["sec-fetch-site"];
  const isOwnPage = site === undefined || site === "same-origin" || site === "none";
  // A link from another site may lead here: that site cannot read the page.
  return !isOwnPage && headers["sec-fetch-mode"] !== "navigate";
};
