import { useEffect } from "react";

/** The button by which a visitor pauses a slideshow. */
const PAUSE = "main button[aria-label^=Pause]";

/** Presses the Pause button of a page once, as soon as it is there, so that a slide stays while its fields are edited. */
export function usePausedSlideshow(page: Document | undefined): void {
  useEffect(() => {
    if (!page) return undefined;
    let pressed: HTMLElement | undefined;
    const press = () => {
      const button = page.querySelector<HTMLElement>(PAUSE);
      // The same button again: somebody has pressed Play.
      if (!button || button === pressed) return;
      pressed = button;
      button.click();
    };
    // The button comes with the page's first section, and again if React makes the section anew.
    const observer = new MutationObserver(press);
    observer.observe(page.body, { childList: true, subtree: true });
    press();
    return () => observer.disconnect();
  }, [page]);
}
