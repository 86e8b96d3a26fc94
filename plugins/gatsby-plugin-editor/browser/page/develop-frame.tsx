import { useEffect, useReducer, useRef, useState } from "react";
import type { SiteAddress } from "../../../gatsby-plugin-content/paths";
import { preview as messages } from "../../messages/messages";
import { dataOfMadePage, dataOfPage } from "./page-data";
import { urlOnSite } from "./url-on-site";
import { usePageError } from "./use-page-error";

/** In ms: how long a new page needs to connect to the server. Until then, it misses what changes. */
const CONNECTING = 2000;

/** In ms: how often it looks whether the new page is there. Its `load` event also waits for all pictures. */
const LOOKING = 100;

/** What the frame shows until there is a page. The pane scales it down to half of its size. */
const MAKING = `<p style="margin: 1em; font: max(16px, 2vw) sans-serif">${messages.making}</p>`;

interface Properties {
  readonly address: SiteAddress;
  /** How often the server has come back: the page is then loaded again. */
  readonly returns: number;
  /** The draft that the server shows. */
  readonly version: unknown;
  /** Called with each new page as soon as it has a document. */
  readonly onPage: (page: Document) => void;
}

/** A page of the development server, which changes with its draft. */
export function DevelopFrame({ address, returns, version, onPage }: Properties) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** The data with which the page was loaded. */
  const loadedData = useRef<string>(undefined);
  const [page, setPage] = useState<Document>();
  const [loads, loadAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const ending = new AbortController();
    void dataOfMadePage(address, ending.signal).then(data => {
      if (ending.signal.aborted) return;
      loadedData.current = data;
      // Adds no entry to the history, so Back leaves the form.
      frame.current?.contentWindow?.location.replace(urlOnSite(address));
    });
    return () => ending.abort();
  }, [address, returns, loads]);

  useEffect(() => {
    const look = () => {
      const now = frame.current?.contentDocument;
      const isThere = now && now.URL !== "about:srcdoc" && now.readyState !== "loading";
      if (isThere) setPage(now);
    };
    const timer = setInterval(look, LOOKING);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (page) onPage(page);
  }, [page, onPage]);

  useEffect(() => {
    if (!page) return undefined;
    let isCurrent = true;
    const loadIfChanged = async () => {
      const data = await dataOfPage(address);
      if (isCurrent && data !== undefined && data !== loadedData.current) loadAgain();
    };
    const timer = setTimeout(() => void loadIfChanged(), CONNECTING);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [page, address]);

  usePageError(page, version, loadAgain);

  return <iframe ref={frame} title="Site" srcDoc={MAKING} />;
}
