import { useEffect, useRef } from "react";

/**
 * The element in which Gatsby shows an error of a page in `gatsby develop`, from `fast-refresh-overlay/index.js` of its
 * `cache-dir`. It has no documented sign of it.
 */
export const ERROR_OVERLAY = "gatsby-fast-refresh";

/**
 * Loads a page once more when Gatsby shows an error over it: React sometimes fails on data that change while they are
 * loaded. An error that stays is shown, until `version` changes.
 */
export function usePageError(page: Document | undefined, version: unknown, loadAgain: () => void): void {
  const mended = useRef<Readonly<{ version: unknown }>>(undefined);
  useEffect(() => {
    if (!page) return undefined;
    const look = () => {
      if (!page.querySelector(ERROR_OVERLAY) || mended.current?.version === version) return;
      mended.current = { version };
      loadAgain();
    };
    const observer = new MutationObserver(look);
    observer.observe(page.body, { childList: true });
    look();
    return () => observer.disconnect();
  }, [page, version, loadAgain]);
}
