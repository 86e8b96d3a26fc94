import { useEffect, useRef, useState } from "react";
import type { SiteAddress } from "../../../gatsby-plugin-content/paths";
import { preview as messages } from "../../messages/messages";
import { publishedPage } from "./published-page";

interface Properties {
  readonly address: SiteAddress;
  /** Called with the page when it has been loaded. */
  readonly onPage: (page: Document) => void;
  /** Called with whether there is no published page at the address. */
  readonly onMissing: (isMissing: boolean) => void;
}

/** A published page, without scripts. */
export function PublishedFrame({ address, onPage, onMissing }: Properties) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [html, setHtml] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    void publishedPage(address).then(found => {
      if (!isCurrent) return;
      onMissing(found === undefined);
      setHtml(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [address, onMissing]);

  const showLoaded = () => {
    const page = frame.current?.contentDocument;
    if (page && html !== undefined) onPage(page);
  };

  return <iframe ref={frame} title="Site" srcDoc={html ?? messages.loading} onLoad={showLoaded} />;
}
