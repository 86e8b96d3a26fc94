const layOut = (element: HTMLElement): void => element.style.setProperty("--far-sections", "visible");

/** Lays out all sections from now on (`farBelow` in `src/theme/utility.ts`), so that scroll positions do not change later. */
export const layOutAllSections = (): void => layOut(document.documentElement);

/** In ms: the page has usually started by then. */
const startDelay = 1_000;

/** In ms: a section is laid out by then, even if the browser is never idle. */
const longestWait = 150;

/** Safari lacks `requestIdleCallback`. */
const whenIdle = (act: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: longestWait });
  else setTimeout(act, longestWait);
};

/**
 * Lays out the sections far below one by one while the browser is idle and nobody touches the page, and all at once when
 * the visitor scrolls. Chrome hides a section without a layout from screen readers. All at once would be a long task.
 */
export const layOutSectionsSoon = (): void => {
  let isTouched = false;
  let waitsForTouchEnd = false;

  const layOutNext = () => {
    waitsForTouchEnd = isTouched;
    if (isTouched) return;
    const next = document.querySelector<HTMLElement>("main > section:not([style*='--far-sections'])");
    if (!next) return;
    layOut(next);
    whenIdle(layOutNext);
  };

  const startTouch = () => {
    isTouched = true;
  };
  const endTouch = () => {
    isTouched = false;
    if (waitsForTouchEnd) whenIdle(layOutNext);
    waitsForTouchEnd = false;
  };

  addEventListener("scroll", layOutAllSections, { once: true });
  addEventListener("pointerdown", startTouch);
  addEventListener("pointerup", endTouch);
  addEventListener("pointercancel", endTouch);
  setTimeout(() => whenIdle(layOutNext), startDelay);
};
