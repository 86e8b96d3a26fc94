import { useEffect } from "react";

/** Closes every dropdown and tooltip; a toast is neither and stays. */
const closePopovers = () => {
  for (const panel of document.querySelectorAll<HTMLElement>("[popover='auto']:popover-open")) panel.hidePopover();
};

/** Closes every dialog, menu and tooltip. */
const closeOverlays = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  closePopovers();
};

/** What a press beside a popover does by itself, but not on iOS before 18.3 (https://bugs.webkit.org/show_bug.cgi?id=267688). */
const closeBeside = ({ target }: Event) => {
  if (target instanceof Element && !target.closest("[popover], [popovertarget]")) closePopovers();
};

/**
 * Leaves nothing of the old page open over the new one: closed as soon as the visitor goes back or forward, while the
 * page is still being fetched, and whenever the path has changed in any other way.
 */
export const useOverlaysClosedByNavigation = (pathname: string) => {
  useEffect(() => closeOverlays, [pathname]);
  useEffect(() => {
    addEventListener("popstate", closeOverlays);
    addEventListener("pointerdown", closeBeside);
    return () => {
      removeEventListener("popstate", closeOverlays);
      removeEventListener("pointerdown", closeBeside);
    };
  }, []);
};
