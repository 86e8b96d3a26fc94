/** The share of a window's height at its top and bottom in which something does not count as seen. */
const EDGE = 0.1;

const CENTERED = { behavior: "instant" } as const;

/**
 * Scrolls a page in a frame to an element, unless it is well in view. `scrollIntoView` would also scroll the form around
 * the frame.
 */
export function scrollIntoView(element: Element): void {
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (!view) return;
  for (let box = element.parentElement; box && box !== page.body; box = box.parentElement)
    scrollBox(box, element, view);
  const { top, bottom, height } = element.getBoundingClientRect();
  const { innerHeight } = view;
  if (top >= innerHeight * EDGE && bottom <= innerHeight * (1 - EDGE)) return;
  const room = Math.max(0, innerHeight - height);
  view.scrollBy({ ...CENTERED, top: top - room / 2 });
}

/** Scrolls a box of a page, such as a row of cards, so that an element is in its middle. */
function scrollBox(box: Element, element: Element, view: Window): void {
  const canScroll = /auto|scroll/.test(view.getComputedStyle(box).overflow);
  if (!canScroll) return;
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  box.scrollBy({
    ...CENTERED,
    left: inner.left - outer.left - (outer.width - inner.width) / 2,
    top: inner.top - outer.top - (outer.height - inner.height) / 2,
  });
}
