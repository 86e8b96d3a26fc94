import { useCallback, useEffect, useReducer } from "react";
import { useReducedMotion } from "./reduced-motion";

interface SlideshowState {
  /** The slide whose turn it is. */
  readonly index: number;
  /** The slide that is seen: the last one whose picture had arrived when its turn came. */
  readonly visible: number;
  /** Slides that were seen before it, as long as it fades in over them. */
  readonly leaving: readonly number[];
  /** Slides whose pictures are in the document and have arrived. */
  readonly loaded: ReadonlySet<number>;
  readonly paused: boolean;
  /** The next slide is about to have its turn, so that its picture is wanted. */
  readonly nearEnd: boolean;
}

type Action =
  { type: "go"; to: number } | { type: "loaded" | "gone"; slide: number } | { type: "faded" | "toggle" | "near-end" };

const initial: SlideshowState = {
  index: 0,
  visible: 0,
  leaving: [],
  loaded: new Set([0]),
  paused: false,
  nearEnd: false,
};

/** In ms before a slide's turn: its picture is fetched then, if the visitor is still there. */
const fetchAhead = 3000;

/** Shows a slide; the one before stays below it, and also the one before that, if it has not yet faded. */
const show = (state: SlideshowState, slide: number): SlideshowState =>
  slide === state.visible
    ? state
    : { ...state, visible: slide, leaving: [...state.leaving, state.visible].filter(old => old !== slide).slice(-2) };

const reduce = (state: SlideshowState, action: Action): SlideshowState => {
  switch (action.type) {
    case "go":
      return show(
        { ...state, index: action.to, nearEnd: false },
        state.loaded.has(action.to) ? action.to : state.visible,
      );
    case "loaded":
      return show(
        { ...state, loaded: new Set([...state.loaded, action.slide]) },
        action.slide === state.index ? action.slide : state.visible,
      );
    case "gone":
      return { ...state, loaded: new Set([...state.loaded].filter(slide => slide !== action.slide)) };
    case "faded":
      return { ...state, leaving: [] };
    case "near-end":
      return { ...state, nearEnd: true };
    case "toggle":
      return { ...state, paused: !state.paused };
  }
};

/**
 * State of a slideshow of `count` slides that advances every `interval` ms, wraps, and waits while `interrupted` (hover,
 * focus, hidden tab, out of view) or paused. A slide whose picture is missing keeps its turn; the last good picture stays in view.
 */
export const useSlideshow = (count: number, interval: number, interrupted: boolean) => {
  const [state, dispatch] = useReducer(reduce, initial);
  const reducedMotion = useReducedMotion();
  const playing = !state.paused && !reducedMotion;
  const { index } = state;

  useEffect(() => {
    // Whoever saves data is sent no picture unasked; Play still plays.
    if (navigator.connection?.saveData) dispatch({ type: "toggle" });
  }, []);

  useEffect(() => {
    if (!playing || interrupted) return;
    const timers = [
      setTimeout(() => dispatch({ type: "near-end" }), interval - fetchAhead),
      setTimeout(() => dispatch({ type: "go", to: (index + 1) % count }), interval),
    ];
    return () => timers.forEach(clearTimeout);
  }, [playing, interrupted, index, count, interval]);

  return {
    ...state,
    reducedMotion,
    playing,
    next: (index + 1) % count,
    go: (to: number) => dispatch({ type: "go", to }),
    markLoaded: (slide: number) => dispatch({ type: "loaded", slide }),
    markGone: useCallback((slide: number) => dispatch({ type: "gone", slide }), []),
    markFaded: () => dispatch({ type: "faded" }),
    toggle: () => dispatch({ type: "toggle" }),
  };
};
