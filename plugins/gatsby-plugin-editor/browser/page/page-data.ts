import { addressOnSite } from "./site-address";

/** In ms: how long to wait before looking again for a page that is being made. */
const PAUSE = 500;

/** The data of the page at a path of the site; undefined while there is no such page. */
export async function dataOfPage(path: string): Promise<string | undefined> {
  const address = addressOnSite(`/page-data/${path.slice(1) || "index"}/page-data.json`);
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** Waits for the page of a new entry, which the development server makes in some seconds. Ends early with the signal. */
export async function dataOfMadePage(path: string, signal: AbortSignal): Promise<string | undefined> {
  let data = await dataOfPage(path);
  while (data === undefined && !signal.aborted) {
    await new Promise(resolve => setTimeout(resolve, PAUSE));
    data = await dataOfPage(path);
  }
  return data;
}
