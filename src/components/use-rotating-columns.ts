import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "./reduced-motion";
import { useHydrated } from "./use-hydrated";

/** All in ms: how often the clock is read, how long an item is shown, how much later each column changes. */
const rotation = { tick: 100, swap: 4000, offset: 200 } as const;

/** Which item each column shows after `elapsed` ms, given how many items each column has. */
export const shownAfter = (elapsed: number, sizes: readonly number[]): readonly number[] =>
  sizes.map((size, column) => Math.floor(Math.max(0, elapsed - column * rotation.offset) / rotation.swap) % size);

/** How many of `count` items fall to each of at most `columns` columns when they are dealt out in turn. */
export const columnSizes = (count: number, columns: number): readonly number[] =>
  Array.from({ length: Math.min(count, columns) }, (_, column) => Math.ceil((count - column) / columns));

/**
 * Which of `count` items, dealt out to `columns` columns, are seen; time stands still while `interrupted`. Undefined where
 * all are seen: before the script has taken over, for visitors who asked for less motion, and where each has a column.
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
