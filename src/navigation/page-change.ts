import { elementAt, focusInPlace } from "../components/scroll-to-target";
import { layOutAllSections } from "./far-sections";

let nextTop: number | undefined;

/** Stores where the next page is scrolled to: px from the top, or undefined for the anchor in its address or its top. */
export const scrollNextPageTo = (top: number | undefined): void => {
  nextTop = top;
};

/** Id of the live region that announces a new page. */
export const announcerId = "page-announcer";

/** Turns off Gatsby's announcer: it reads the old page's title, because it runs before the new page is mounted. */
export const silenceGatsbyAnnouncer = (): void =>
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");

/**
 * Call it when a new page has been mounted. Scrolls to the saved position after Back, otherwise to the anchor in the
 * address or to the top; moves the focus and announces the title.
 */
export const scrollFocusAnnounce = (): void => {
  layOutAllSections();
  const anchor = nextTop === undefined ? elementAt(location.hash) : null;
  if (anchor) anchor.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: nextTop ?? 0, behavior: "instant" });
  nextTop = undefined;
  const target = anchor ?? document.querySelector("main");
  if (target) focusInPlace(target);
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
};
