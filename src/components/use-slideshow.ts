import { useCallback, useEffect, useReducer } from "react";
import { useReducedMotion } from "./reduced-motion";

interface SlideshowState {
  /** The current slide. */
  readonly index: number;
  /** The visible slide: the current one if its picture has loaded, else the one before. */
  readonly visible: number;
  /** Slides behind the visible one while it fades in. */
  readonly leaving: readonly number[];
  /** Slides whose pictures are in the document and have loaded. */
  readonly loaded: ReadonlySet<number>;
  readonly paused: boolean;
  /** The next slide follows soon, so its picture should load. */
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

/** In ms: the picture of the next slide loads this long before the change. */
const fetchAhead = 3000;

/** Makes a slide visible. Up to two earlier slides stay behind it until it has faded in. */
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
 * State of a slideshow of `count` slides. It advances every `interval` ms, wraps, and waits while it is paused or
 * `interrupted` (hover, focus, hidden tab, out of view). If a picture is missing, the last picture that loaded stays
 * visible.
 */
export const useSlideshow = (count: number, interval: number, interrupted: boolean) => {
  const [state, dispatch] = useReducer(reduce, initial);
  const reducedMotion = useReducedMotion();
  const playing = !state.paused && !reducedMotion;
  const { index } = state;

  useEffect(() => {
    // The slideshow begins paused for visitors who save data, and in the editor's preview. The Play button still works.
    if (navigator.connection?.saveData || parent !== window) dispatch({ type: "toggle" });
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
