import { useCallback, useEffect, useReducer } from "react";
import { usePrefersCalm } from "./prefers-calm";

interface SlideshowState {
  /** The slide whose turn it is. */
  readonly index: number;
  /** The slide that is seen: the last one whose picture had arrived when its turn came. */
  readonly visible: number;
  readonly loaded: ReadonlySet<number>;
  readonly paused: boolean;
}

type Action = { type: "go"; to: number } | { type: "loaded"; slide: number } | { type: "toggle" };

const initial: SlideshowState = { index: 0, visible: 0, loaded: new Set([0]), paused: false };

const reduce = (state: SlideshowState, action: Action): SlideshowState => {
  switch (action.type) {
    case "go":
      return { ...state, index: action.to, visible: state.loaded.has(action.to) ? action.to : state.visible };
    case "loaded": {
      const loaded = new Set(state.loaded).add(action.slide);
      return { ...state, loaded, visible: action.slide === state.index ? action.slide : state.visible };
    }
    case "toggle":
      return { ...state, paused: !state.paused };
  }
};

/**
 * State of a slideshow of `count` slides that advances every `interval` ms, wraps, and waits while `held` (hover,
 * focus, hidden tab) or paused. A slide whose picture is missing keeps its turn; the last good picture stays in view.
 */
export const useSlideshow = (count: number, interval: number, held: boolean) => {
  const [state, dispatch] = useReducer(reduce, initial);
  const calm = usePrefersCalm();
  const playing = !state.paused && !calm;
  const { index } = state;

  useEffect(() => {
    if (!playing || held) return;
    const timer = setTimeout(() => dispatch({ type: "go", to: (index + 1) % count }), interval);
    return () => clearTimeout(timer);
  }, [playing, held, index, count, interval]);

  return {
    ...state,
    calm,
    playing,
    next: (index + 1) % count,
    go: useCallback((to: number) => dispatch({ type: "go", to }), []),
    markLoaded: useCallback((slide: number) => dispatch({ type: "loaded", slide }), []),
    toggle: useCallback(() => dispatch({ type: "toggle" }), []),
  };
};
