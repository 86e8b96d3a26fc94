import { addressOnSite } from "./site-address";

/** Elements that would run scripts, allow less than the editor does, or load what only scripts need. */
const WITHOUT_SCRIPTS = "script, meta[http-equiv], base, link:not([rel=stylesheet])";

/**
 * The HTML of a published page without its scripts, to be shown in a frame: the site forbids other pages to frame it, and
 * React would write over the words of the form. Links open in a tab. Undefined if there is no page at the path.
 */
export async function publishedPage(path: string): Promise<string | undefined> {
  const address = addressOnSite(path);
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const element of page.querySelectorAll(WITHOUT_SCRIPTS)) element.remove();
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    link.href = new URL(link.getAttribute("href") ?? "", address).href;
    link.target = "_blank";
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
