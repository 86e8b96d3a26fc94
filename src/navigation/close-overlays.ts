import { useEffect } from "react";
import { from } from "../theme/media";

/** Closes all menus, dropdowns and tooltips for which `matches` is true. */
const closePopovers = (matches = (_panel: HTMLElement) => true) => {
  for (const panel of document.querySelectorAll<HTMLElement>("[popover='auto']:popover-open"))
    if (matches(panel)) panel.hidePopover();
};

/** Closes all dialogs, menus and tooltips. */
const closeOverlays = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  closePopovers();
};

/** Wide screens hide the phone's menu, and phones hide the dropdowns. */
const closeHidden = () => closePopovers(panel => panel.getClientRects().length === 0);

/** iOS before 18.3 does not close a popover on a touch outside (https://bugs.webkit.org/show_bug.cgi?id=267688). */
const closeOnTouchOutside = ({ target, pointerType }: PointerEvent) => {
  if (pointerType === "touch" && target instanceof Element && !target.closest("[popover], [popovertarget]"))
    closePopovers();
};

/** Needed for a link to the current page, which changes no path. */
const closeOnLinkClick = ({ target }: Event) => {
  if (target instanceof Element && target.closest("a")) closePopovers();
};

/**
 * Closes overlays when the visitor clicks a link, goes back or forward, or the path changes in another way. Does not
 * wait for the new page to load. Also closes popovers that a new screen width hides.
 */
export const useCloseOverlays = (pathname: string) => {
  useEffect(() => {
    // Returned, not called: React runs it when the path changes, but not for the first page, where the visitor may have
    // opened a menu before the scripts arrived.
    const closeOnPathChange = () => closeOverlays();
    return closeOnPathChange;
  }, [pathname]);
  useEffect(() => {
    const tablet = matchMedia(from("tablet"));
    const listeners = new AbortController();
    const { signal } = listeners;
    tablet.addEventListener("change", closeHidden, { signal });
    addEventListener("popstate", closeOverlays, { signal });
    addEventListener("pointerup", closeOnTouchOutside, { signal });
    addEventListener("click", closeOnLinkClick, { signal });
    return () => listeners.abort();
  }, []);
};
