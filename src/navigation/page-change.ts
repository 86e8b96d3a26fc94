import { elementAt, focusInPlace } from "../components/scroll-to-target";

let scrollTarget = 0;

/** Stores the scroll position, in px from the top, for the next page. */
export const setScrollTarget = (top: number) => {
  scrollTarget = top;
};

/** Lays out all sections from now on, so that scroll positions do not change later. */
export const layOutAllSections = () => document.documentElement.style.setProperty("--far-sections", "visible");

/** Id of the live region that announces a new page. */
export const announcerId = "page-announcer";

/** Removes the hash after the scroll. On the way back it would override the saved scroll position. */
export const removeHash = () => history.replaceState(history.state, "", location.pathname + location.search);

/**
 * Call it when a new page has been mounted. Scrolls to the anchor in the address or to the saved position, moves the
 * focus and announces the title.
 */
export const scrollFocusAnnounce = () => {
  layOutAllSections();
  const anchor = elementAt(location.hash);
  if (anchor) {
    anchor.scrollIntoView({ behavior: "instant" });
    removeHash();
  } else scrollTo({ top: scrollTarget, behavior: "instant" });
  scrollTarget = 0;
  const target = anchor ?? document.querySelector("main");
  if (target) focusInPlace(target);
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
};
