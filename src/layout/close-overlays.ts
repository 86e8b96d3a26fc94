import { useEffect } from "react";
import { from } from "../theme/media";

/** Closes every menu, dropdown and tooltip, or those of them that are meant. */
const closePopovers = (matches = (_panel: HTMLElement) => true) => {
  for (const panel of document.querySelectorAll<HTMLElement>("[popover='auto']:popover-open"))
    if (matches(panel)) panel.hidePopover();
};

/** Closes every dialog, menu and tooltip. */
const closeOverlays = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  closePopovers();
};

/** The menu of a phone is not seen on a wide screen, nor a dropdown on a phone. */
const closeHidden = () => closePopovers(panel => panel.getClientRects().length === 0);

/** What a touch beside a popover does by itself, but not on iOS before 18.3 (https://bugs.webkit.org/show_bug.cgi?id=267688). */
const closeOnTouchOutside = ({ target, pointerType }: PointerEvent) => {
  if (pointerType === "touch" && target instanceof Element && !target.closest("[popover], [popovertarget]"))
    closePopovers();
};

/** Also for a link to the page that is shown already. */
const closeOnLinkClick = ({ target }: Event) => {
  if (target instanceof Element && target.closest("a")) closePopovers();
};

/**
 * Leaves nothing of the old page open over the new one: closed as soon as the visitor chooses a link or goes back or
 * forward, while the page is still being fetched, and whenever the path has changed in any other way. Nor does anything
 * stay open that another width of the screen hides.
 */
export const useCloseOverlays = (pathname: string) => {
  useEffect(() => closeOverlays, [pathname]);
  useEffect(() => {
    const tablet = matchMedia(from("tablet"));
    tablet.addEventListener("change", closeHidden);
    addEventListener("popstate", closeOverlays);
    addEventListener("pointerup", closeOnTouchOutside);
    addEventListener("click", closeOnLinkClick);
    return () => {
      tablet.removeEventListener("change", closeHidden);
      removeEventListener("popstate", closeOverlays);
      removeEventListener("pointerup", closeOnTouchOutside);
      removeEventListener("click", closeOnLinkClick);
    };
  }, []);
};
