import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";

/** Maximum number of dots (specification, section 9). */
const maxPages = 3;

/** In px: a scroll has arrived this close to its target, because positions are fractional on scaled screens. */
const tolerance = 4;

/** Scroll position, maximum scroll position, and distance between the starts of two cards, in px. */
interface Measures {
  readonly left: number;
  readonly max: number;
  readonly step: number;
}

const measure = (row: HTMLElement): Measures => {
  const [first, second] = row.querySelectorAll("li");
  return {
    left: row.scrollLeft,
    max: Math.max(0, row.scrollWidth - row.clientWidth),
    step: first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0,
  };
};

/** Number of the card at the row's start, from 0. */
const cardAt = ({ left, step }: Measures) => (step > 0 ? Math.round(left / step) : 0);

/** Number of the card at the row's start when the row is at its end. The row's padding lets it end at a whole card. */
const lastCard = ({ max, step }: Measures) => (step > 0 ? Math.round(max / step) : 0);

/** Number of pages: at most `maxPages`, which are distributed evenly over the cards. */
const pagesUpTo = (last: number) => Math.min(maxPages, last + 1);

/** The card at the start of a page. */
const firstCardOf = (page: number, last: number) => Math.ceil((page * last) / Math.max(1, pagesUpTo(last) - 1));

/**
 * The page of a card. The first and the last page have one card each, so the first press on a button moves the dot, and
 * the buttons and the dots end together.
 */
const pageOf = (card: number, last: number) => {
  const lastPage = pagesUpTo(last) - 1;
  if (card === 0 || card === last) return card && lastPage;
  return 1 + Math.floor(((card - 1) * (lastPage - 1)) / (last - 1));
};

const placeInRow = (measures: Measures) => {
  const last = lastCard(measures);
  const card = Math.min(Math.max(cardAt(measures), 0), last);
  return { page: pageOf(card, last), pages: pagesUpTo(last), atStart: card === 0, atEnd: card === last };
};

type Place = ReturnType<typeof placeInRow>;

const isSamePlace = (a: Place, b: Place) =>
  a.page === b.page && a.pages === b.pages && a.atStart === b.atStart && a.atEnd === b.atEnd;

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

  /** Scrolls a card to the start of the row. Stops at the ends. */
  const scrollToCard = (wanted: (from: Measures) => number) => {
    if (!ref.current) return;
    const measures = measure(ref.current);
    const card = wanted({ ...measures, left: target.current ?? measures.left });
    target.current = Math.min(Math.max(card, 0), lastCard(measures)) * measures.step;
    ref.current.scrollTo({ left: target.current });
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
      scrollToCard(from => {
        const isSeen =
          card.offsetLeft >= from.left && card.offsetLeft + card.offsetWidth <= from.left + row.clientWidth;
        return isSeen ? cardAt(from) : cards.indexOf(card);
      }),
    );
  };

  return {
    ...place,
    row: { ref, onScroll: update, onPointerDown: forgetTarget, onWheel: forgetTarget, onKeyDown, onFocus },
    /** Scrolls to the next (1) or previous (-1) card; stops at the ends. */
    move: (by: 1 | -1) => scrollToCard(from => cardAt(from) + by),
    goToPage: (page: number) => scrollToCard(from => firstCardOf(page, lastCard(from))),
  };
};
