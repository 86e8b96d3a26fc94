import type { SiteAddress } from "../../../gatsby-plugin-content/paths";
import { urlOnSite } from "./url-on-site";

/** Elements that would run scripts, allow less than the editor does, or load what only scripts need. */
const WITHOUT_SCRIPTS = "script, meta[http-equiv], base, link:not([rel=stylesheet])";

/**
 * The HTML of a published page without its scripts, to be shown in a frame: the site forbids other pages to frame it, and
 * React would write over the words of the form. Links open in a tab. Undefined if there is no page at the address.
 */
export async function publishedPage(page: SiteAddress): Promise<string | undefined> {
  const url = urlOnSite(page);
  const answer = await fetch(url).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const published = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const element of published.querySelectorAll(WITHOUT_SCRIPTS)) element.remove();
  for (const link of published.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    link.href = new URL(link.getAttribute("href") ?? "", url).href;
    link.target = "_blank";
  }
  return `<!doctype html>${published.documentElement.outerHTML}`;
}
