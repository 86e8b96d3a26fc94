/** Where the next page is to be scrolled to: an anchor's id, or px from the top. */
type Destination = string | number;

let destination: Destination = 0;

/** Remembers where a page that is about to be mounted is to be scrolled to. */
export const setDestination = (next: Destination) => {
  destination = next;
};

/** Id of the live region that announces a new page. */
export const announcerId = "page-announcer";

/** Takes the visitor to a page that has just been mounted: scroll position, focus, and its title announced. */
export const arrive = () => {
  const anchor = typeof destination === "string" ? document.getElementById(destination) : null;
  if (anchor) anchor.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: typeof destination === "number" ? destination : 0, behavior: "instant" });
  (anchor ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = document.title;
};
