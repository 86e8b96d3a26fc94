import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";

/** Maximum number of dots (specification, section 9). */
const maxPages = 3;

/** In px: this close to an end counts as at the end, because positions are fractional on scaled screens. */
const tolerance = 4;

type Place = ReturnType<typeof placeInRow>;

/** Converts the scroll position to one of at most three pages: start, middle, end. */
const placeInRow = ({ left, max, step }: Measures) => {
  const pages = Math.min(maxPages, step > 0 ? Math.ceil((max - tolerance) / step) + 1 : 1);
  const atEnd = left >= max - tolerance;
  const page = max > 0 ? Math.round((Math.min(Math.max(left, 0), max) / max) * (pages - 1)) : 0;
  return { page, pages, atStart: left <= tolerance, atEnd };
};

/** In px: scroll position, maximum scroll position, and distance between the starts of two cards. */
const measure = (row: HTMLElement) => {
  const [first, second] = row.querySelectorAll<HTMLElement>("li");
  return {
    left: row.scrollLeft,
    max: Math.max(0, row.scrollWidth - row.clientWidth),
    step: first && second ? second.offsetLeft - first.offsetLeft : 0,
  };
};

type Measures = Readonly<ReturnType<typeof measure>>;

const isSamePlace = (a: Place, b: Place) =>
  a.page === b.page && a.pages === b.pages && a.atStart === b.atStart && a.atEnd === b.atEnd;

/** Scroll position of a page, in px. Pages between start and end are aligned to the nearest card. */
const startOfPage = (page: number, pages: number, { max, step }: Omit<Measures, "left">): number => {
  const left = (page / Math.max(1, pages - 1)) * max;
  return page < pages - 1 && step > 0 ? Math.round(left / step) * step : left;
};

/** Scroll position of the next (1) or previous (-1) card, in px. The row's end may be in the middle of a card. */
const startOfNeighbour = (by: 1 | -1, { left, step }: Omit<Measures, "max">): number => {
  if (step <= 0) return 0;
  const card = by > 0 ? Math.floor((left + tolerance) / step) : Math.ceil((left - tolerance) / step);
  return (card + by) * step;
};

/**
 * Logic for the buttons and dots of a natively scrolled row of `count` cards. The row's scroll position is the only
 * source; `place` follows it.
 */
export const useScrollRow = (count: number) => {
  const ref = useRef<HTMLDivElement>(null);
  /** Target of a running smooth scroll, in px: a second click counts from there. */
  const target = useRef<number | null>(null);
  const [place, setPlace] = useState<Place>({ page: 0, pages: Math.min(maxPages, count), atStart: true, atEnd: false });

  const update = useCallback(() => {
    if (!ref.current) return;
    const measures = measure(ref.current);
    if (target.current !== null && Math.abs(measures.left - target.current) <= tolerance) target.current = null;
    const next = placeInRow(measures);
    setPlace(known => (isSamePlace(known, next) ? known : next));
  }, []);

  // The observer reports once after the first layout. An earlier measurement would force a layout during hydration.
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(update);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [update]);

  const scrollTo = (wantedLeft: (measures: Measures) => number) => {
    if (!ref.current) return;
    const measures = measure(ref.current);
    const left = Math.min(
      Math.max(wantedLeft({ ...measures, left: target.current ?? measures.left }), 0),
      measures.max,
    );
    target.current = left;
    ref.current.scrollTo({ left });
  };
  const forgetTarget = () => {
    target.current = null;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Tab") forgetTarget();
  };

  /**
   * Scrolls the whole card with the keyboard's focus into view, to a snap position. The browser scrolls after this
   * event, but only to the link inside the card, and the row would then snap back to the previous card.
   */
  const onFocus = ({ currentTarget: row, target: link }: FocusEvent) => {
    const cards = [...row.querySelectorAll("li")];
    const card = cards.find(element => element.contains(link));
    if (!card || !link.matches(":focus-visible")) return;
    requestAnimationFrame(() =>
      scrollTo(({ left, step }) => {
        const isSeen = card.offsetLeft >= left && card.offsetLeft + card.offsetWidth <= left + row.clientWidth;
        return isSeen ? left : cards.indexOf(card) * step;
      }),
    );
  };

  return {
    ...place,
    row: { ref, onScroll: update, onPointerDown: forgetTarget, onWheel: forgetTarget, onKeyDown, onFocus },
    /** Scrolls to the next (1) or previous (-1) card; stops at the ends. */
    move: (by: 1 | -1) => scrollTo(measures => startOfNeighbour(by, measures)),
    goToPage: (page: number) => scrollTo(measures => startOfPage(page, place.pages, measures)),
  };
};
