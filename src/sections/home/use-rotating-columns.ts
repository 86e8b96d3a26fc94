import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../hooks/reduced-motion";
import { useHydrated } from "../../hooks/use-hydrated";

/** In ms: interval of the timer, time that an item is shown, delay of each column after the one before. */
const rotation = { tick: 100, swap: 4000, offset: 200 } as const;

/** Index of the item that each column shows after `elapsed` ms. `sizes` are the numbers of items per column. */
const shownAfter = (elapsed: number, sizes: readonly number[]): readonly number[] =>
  sizes.map((size, column) => Math.floor(Math.max(0, elapsed - column * rotation.offset) / rotation.swap) % size);

/** Number of items in each column when `count` items are distributed in turn to at most `columns` columns. */
export const columnSizes = (count: number, columns: number): readonly number[] =>
  Array.from({ length: Math.min(count, columns) }, (_, column) => Math.ceil((count - column) / columns));

/**
 * Index of the visible item of each column. The time stops while `interrupted`. Undefined where all items are visible:
 * before hydration, under reduced motion, and if each item has its own column.
 */
export const useRotatingColumns = (
  count: number,
  columns: number,
  interrupted: boolean,
): readonly number[] | undefined => {
  const reducedMotion = useReducedMotion();
  const rotating = useHydrated() && !reducedMotion && count > columns;
  const elapsed = useRef(0);
  const [shown, setShown] = useState(() => shownAfter(0, columnSizes(count, columns)));

  useEffect(() => {
    if (!rotating || interrupted) return;
    const sizes = columnSizes(count, columns);
    const timer = setInterval(() => {
      elapsed.current += rotation.tick;
      const next = shownAfter(elapsed.current, sizes);
      setShown(known => (next.every((item, column) => item === known[column]) ? known : next));
    }, rotation.tick);
    return () => clearInterval(timer);
  }, [rotating, interrupted, count, columns]);

  return rotating ? shown : undefined;
};
