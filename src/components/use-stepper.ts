import { useCallback, useEffect, useReducer, useRef } from "react";
import { useArrowKeys } from "./use-arrow-keys";
import { useSwipe } from "./use-swipe";

interface StepperState {
  /** "native": the browser scrolls the row of steps. "scripted": `index` sets the visible step. */
  readonly mode: "native" | "scripted";
  readonly index: number;
  /** In px: distance of the current drag. */
  readonly drag: number;
  /** The visitor has changed the step, so screen readers announce it. */
  readonly moved: boolean;
}

type Action = { type: "take-over"; from: number } | { type: "go"; to: number } | { type: "drag"; by: number };

const initial: StepperState = { mode: "native", index: 0, drag: 0, moved: false };

const reduce = (state: StepperState, action: Action): StepperState => {
  switch (action.type) {
    case "take-over":
      return { ...state, mode: "scripted", index: action.from };
    case "go":
      return { ...state, index: action.to, moved: true };
    case "drag":
      return { ...state, drag: action.by };
  }
};

/**
 * State of a row of `count` steps, of which one is visible at a time. The index wraps in both directions. Attach
 * `viewport` (a ref) and `swipe` (handlers) to the scrolling element, and `frame` (a ref) to the element around the
 * steps and their controls.
 */
export const useStepper = (count: number) => {
  const [state, dispatch] = useReducer(reduce, initial);
  const { index } = state;

  const viewport = useRef<HTMLDivElement>(null);
  // Takes over after the first layout. Reading the scroll position earlier would force a layout during hydration.
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const from = Math.round(element.scrollLeft / Math.max(element.clientWidth, 1));
      element.scrollLeft = 0;
      dispatch({ type: "take-over", from });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const go = useCallback((to: number) => dispatch({ type: "go", to: (to + count) % count }), [count]);
  const previous = () => go(index - 1);
  const next = () => go(index + 1);
  const swipe = useSwipe(
    by => go(index + by),
    by => dispatch({ type: "drag", by }),
  );
  const frame = useArrowKeys<HTMLDivElement>(previous, next);

  return { ...state, viewport, go, previous, next, swipe, frame };
};
