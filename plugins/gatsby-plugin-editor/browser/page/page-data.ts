import type { SiteAddress } from "../../../gatsby-plugin-content/paths";
import { urlOnSite } from "./url-on-site";

/** In ms: how long to wait before looking again for a page that is being made. */
const PAUSE = 500;

/** The data of a page; undefined while there is no such page. */
export async function dataOfPage(page: SiteAddress): Promise<string | undefined> {
  const url = urlOnSite(`/page-data/${page.slice(1) || "index"}/page-data.json` as SiteAddress);
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** Waits for the page of a new entry, which the development server makes in some seconds. Ends early with the signal. */
export async function dataOfMadePage(page: SiteAddress, signal: AbortSignal): Promise<string | undefined> {
  let data = await dataOfPage(page);
  while (data === undefined && !signal.aborted) {
    await new Promise(resolve => setTimeout(resolve, PAUSE));
    data = await dataOfPage(page);
  }
  return data;
}
