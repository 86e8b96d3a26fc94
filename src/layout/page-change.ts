import { elementAt, focusInPlace } from "../components/scroll-to-target";

let scrollTarget = 0;

/** Remembers how far from the top, in px, a page that is about to be mounted is to be scrolled. */
export const setScrollTarget = (top: number) => {
  scrollTarget = top;
};

/** Lays out all sections of this page and the next ones, so that each place on them is where it stays. */
export const layOutAllSections = () => document.documentElement.style.setProperty("--far-sections", "visible");

/** Id of the live region that announces a new page. */
export const announcerId = "page-announcer";

/** An anchor is followed once: on the way back to its page it would win over where the visitor was. */
export const removeHash = () => history.replaceState(history.state, "", location.pathname + location.search);

/**
 * Takes the visitor to a page that has just been mounted: to the anchor that its address names or else to where it was
 * left, with focus, and its title announced.
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
