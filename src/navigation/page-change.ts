import { elementAt, focusInPlace } from "../hooks/scroll-to-target";
import { layOutAllSections } from "./far-sections";

/** Where a new page is scrolled to: a saved position, in px from the top, or the anchor in its address, or its top. */
type NextScroll = { readonly to: "saved"; readonly top: number } | { readonly to: "anchorOrTop" };

/** Kept until the new page is mounted: Gatsby calls `scroll-positions.ts` before `page-transition.tsx` mounts the page. */
let nextScroll: NextScroll = { to: "anchorOrTop" };

/** Stores where the next page is scrolled to. */
export const setNextScroll = (next: NextScroll): void => {
  nextScroll = next;
};

/** Id of the live region that announces a new page. */
export const announcerId = "page-announcer";

/** Turns off Gatsby's announcer: it reads the old page's title, because it runs before the new page is mounted. */
export const silenceGatsbyAnnouncer = (): void =>
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");

const announceTitle = () => {
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
};

/** Call it when a new page has been mounted. Lays out its sections, scrolls, moves the focus and announces the title. */
export const finishPageChange = (): void => {
  layOutAllSections();
  const anchor = nextScroll.to === "anchorOrTop" ? elementAt(location.hash) : null;
  const top = nextScroll.to === "saved" ? nextScroll.top : 0;
  setNextScroll({ to: "anchorOrTop" });
  if (anchor) anchor.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top, behavior: "instant" });
  const target = anchor ?? document.querySelector("main");
  if (target) focusInPlace(target);
  announceTitle();
};
