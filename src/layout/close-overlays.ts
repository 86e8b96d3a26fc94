import { useEffect } from "react";

/** Closes every dialog, menu and tooltip; a toast is none of these and stays. */
const closeOverlays = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  for (const panel of document.querySelectorAll<HTMLElement>("[popover='auto']:popover-open")) panel.hidePopover();
};

/**
 * Leaves nothing of the old page open over the new one: closed as soon as the visitor goes back or forward, while the
 * page is still being fetched, and whenever the path has changed in any other way.
 */
export const useOverlaysClosedByNavigation = (pathname: string) => {
  useEffect(() => closeOverlays, [pathname]);
  useEffect(() => {
    addEventListener("popstate", closeOverlays);
    return () => removeEventListener("popstate", closeOverlays);
  }, []);
};
