import { forgetShown, showAgain } from "./page-words";
import { openField } from "./pressed-words";

/** The page of the site beside the form, with its address. */
let site: { frame: HTMLIFrameElement; address: string } | undefined;

/** In ms: how long a loaded page needs to connect to the server. Until then, it misses what changes. */
const CONNECTING = 2000;

/** The data with which the page was loaded. */
let loadedData: string | undefined;

/** The data of the page at an address; undefined while there is no such page. */
async function dataOf(address: string): Promise<string | undefined> {
  const answer = await fetch(`/page-data/${address.slice(1) || "index"}/page-data.json`).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** Loads a page in a frame. Waits for the page of a new entry, which the development server makes in some seconds. */
async function load(frame: HTMLIFrameElement, address: string): Promise<void> {
  let data = await dataOf(address);
  while (frame.isConnected && data === undefined) {
    await new Promise(resolve => setTimeout(resolve, 500));
    data = await dataOf(address);
  }
  loadedData = data;
  // Adds no entry to the history, so Back leaves the form.
  frame.contentWindow?.location.replace(location.origin + address);
}

/** Loads a page again if its data have changed while it was loaded. */
async function loadChanged(frame: HTMLIFrameElement, address: string): Promise<void> {
  if (site?.frame !== frame || !frame.isConnected || loadedData === undefined) return;
  const data = await dataOf(address);
  if (data !== undefined && data !== loadedData) await load(frame, address);
}

export function showPage(frame: HTMLIFrameElement, address: string): void {
  if (site?.frame === frame) return;
  site = { frame, address };
  forgetShown();
  loadedData = undefined;
  frame.addEventListener("load", () => {
    const { contentDocument: page } = frame;
    if (!page) return;
    page.addEventListener("click", openField, { capture: true });
    new ResizeObserver(showAgain).observe(page.body);
    setTimeout(() => void loadChanged(frame, address), CONNECTING);
  });
  void load(frame, address);
}

/** Loads the page again, after the server has been started again. */
export function reloadPage(): void {
  if (site) void load(site.frame, site.address);
}

/** Whether a form with a page beside it is open. */
export const hasPage = (): boolean => site?.frame.isConnected === true;

/** The loaded page; undefined while there is none. */
export const pageDocument = (): Document | undefined => site?.frame.contentDocument ?? undefined;

/** A message over the page, which may be old; empty to take it away. */
export function sayOverPage(text: string): void {
  const notice = site?.frame.closest(".pane")?.querySelector("[role=status]");
  if (notice) notice.textContent = text;
}
