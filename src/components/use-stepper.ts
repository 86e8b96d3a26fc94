import { useCallback, useEffect, useReducer, useRef } from "react";
import { useArrowKeys } from "./use-arrow-keys";
import { useSwipe } from "./use-swipe";

interface StepperState {
  /** "native": the steps are a row that the browser scrolls; "scripted": the index decides which one is seen. */
  readonly mode: "native" | "scripted";
  readonly index: number;
  /** In px: how far a finger has pulled the row so far. */
  readonly drag: number;
  /** The visitor has changed the step, so the change is worth announcing. */
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
 * State of a row of `count` steps seen one at a time; the index wraps in both directions. Attach `viewport` (a ref) and
 * `swipe` (handlers) to the element that scrolls until a script takes over, and `frame` (a ref) to the element around the
 * steps and their controls.
 */
export const useStepper = (count: number) => {
  const [state, dispatch] = useReducer(reduce, initial);
  const { index } = state;

  const viewport = useRef<HTMLDivElement>(null);
  // Takes over once the row has been laid out: asked any earlier where it stands, it would be laid out while the page starts.
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
