import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";

/** Most dots that a row gets, however many cards it has (specification, section 9). */
const maxPages = 3;

/** How far from an end, in px, still counts as being there: positions are fractional on scaled screens. */
const tolerance = 4;

interface Measures {
  /** All in px: how far the row is scrolled, how far it can be, and from one card to the next. */
  readonly left: number;
  readonly max: number;
  readonly step: number;
}

interface Place {
  readonly page: number;
  readonly pages: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Where a row of cards stands, told in at most three pages: start, middle, end. */
export const placeInRow = ({ left, max, step }: Measures): Place => {
  const pages = Math.min(maxPages, step > 0 ? Math.ceil((max - tolerance) / step) + 1 : 1);
  const atEnd = left >= max - tolerance;
  const page = max > 0 ? Math.round((Math.min(Math.max(left, 0), max) / max) * (pages - 1)) : 0;
  return { page, pages, atStart: left <= tolerance, atEnd };
};

const measure = (row: HTMLElement): Measures => {
  const [first, second] = row.querySelectorAll<HTMLElement>("li");
  return {
    left: row.scrollLeft,
    max: Math.max(0, row.scrollWidth - row.clientWidth),
    step: first && second ? second.offsetLeft - first.offsetLeft : 0,
  };
};

const isSamePlace = (a: Place, b: Place) =>
  a.page === b.page && a.pages === b.pages && a.atStart === b.atStart && a.atEnd === b.atEnd;

/** Where a page of the row begins, in px: its start, its end, or the card that is nearest to its place between them. */
export const startOfPage = (page: number, pages: number, { max, step }: Omit<Measures, "left">): number => {
  const left = (page / Math.max(1, pages - 1)) * max;
  return page < pages - 1 && step > 0 ? Math.round(left / step) * step : left;
};

/** Where the next card (1) or the one before (-1) begins, in px, from wherever the row stands: its end may be within a card. */
export const startOfNeighbour = (by: 1 | -1, { left, step }: Omit<Measures, "max">): number => {
  if (step <= 0) return 0;
  const card = by > 0 ? Math.floor((left + tolerance) / step) : Math.ceil((left - tolerance) / step);
  return (card + by) * step;
};

/** Buttons and dots for a row of `count` cards that scrolls by itself; where it stands is read from the row alone. */
export const useScrollRow = (count: number) => {
  const ref = useRef<HTMLDivElement>(null);
  /** Where a smooth scroll is bound for in px, so that a second press counts from there and not from halfway. */
  const target = useRef<number | null>(null);
  const [place, setPlace] = useState<Place>({
    page: 0,
    pages: Math.min(maxPages, count),
    atStart: true,
    atEnd: false,
  });

  const update = useCallback(() => {
    if (!ref.current) return;
    const measures = measure(ref.current);
    if (target.current !== null && Math.abs(measures.left - target.current) <= tolerance) target.current = null;
    const next = placeInRow(measures);
    setPlace(known => (isSamePlace(known, next) ? known : next));
  }, []);

  // Called once the row has been laid out, too: measured any earlier, it would have to be laid out while the page starts.
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
   * Brings the card that the keyboard has come to wholly into view, at a place where the row may rest. The browser scrolls
   * to the link alone, after this event, and from there the row would snap back to the card before.
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
    /** Scrolls by a card, onwards (1) or back (-1); stops at the ends. */
    move: (by: 1 | -1) => scrollTo(measures => startOfNeighbour(by, measures)),
    goToPage: (page: number) => scrollTo(measures => startOfPage(page, place.pages, measures)),
  };
};
