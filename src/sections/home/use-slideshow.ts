import { useCallback, useEffect, useState } from "react";
import { useReducedMotion } from "../../hooks/reduced-motion";

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

const initial: SlideshowState = {
  index: 0,
  visible: 0,
  leaving: [],
  loaded: new Set([0]),
  paused: false,
  nearEnd: false,
};

/** In ms: the picture of the next slide loads this long before the change. Less than the time of a slide. */
const fetchAhead = 3000;

/** Makes a slide visible. Up to two earlier slides stay behind it until it has faded in. */
const show = (state: SlideshowState, slide: number): SlideshowState =>
  slide === state.visible
    ? state
    : { ...state, visible: slide, leaving: [...state.leaving, state.visible].filter(old => old !== slide).slice(-2) };

const go = (to: number) => (state: SlideshowState) =>
  show({ ...state, index: to, nearEnd: false }, state.loaded.has(to) ? to : state.visible);

const addLoaded = (slide: number) => (state: SlideshowState) =>
  show({ ...state, loaded: new Set([...state.loaded, slide]) }, slide === state.index ? slide : state.visible);

const removeLoaded = (slide: number) => (state: SlideshowState) => ({
  ...state,
  loaded: new Set([...state.loaded].filter(other => other !== slide)),
});

const toggle = (state: SlideshowState) => ({ ...state, paused: !state.paused });

/**
 * State of a slideshow of `count` slides. It advances every `interval` ms, wraps, and waits while it is paused or
 * `interrupted` (hover, focus, hidden tab, out of view). If a picture is missing, the last one that loaded stays.
 */
export const useSlideshow = (count: number, interval: number, interrupted: boolean) => {
  const [state, setState] = useState(initial);
  const reducedMotion = useReducedMotion();
  const playing = !state.paused && !reducedMotion;
  const { index } = state;

  useEffect(() => {
    // It begins paused for visitors who save data; the Play button still works.
    if (navigator.connection?.saveData) setState(known => ({ ...known, paused: true }));
  }, []);

  useEffect(() => {
    if (!playing || interrupted) return;
    const timers = [
      setTimeout(() => setState(known => ({ ...known, nearEnd: true })), interval - fetchAhead),
      setTimeout(() => setState(go((index + 1) % count)), interval),
    ];
    return () => timers.forEach(clearTimeout);
  }, [playing, interrupted, index, count, interval]);

  return {
    ...state,
    reducedMotion,
    playing,
    next: (index + 1) % count,
    go: (to: number) => setState(go(to)),
    markLoaded: (slide: number) => setState(addLoaded(slide)),
    markRemoved: useCallback((slide: number) => setState(removeLoaded(slide)), []),
    markFaded: () => setState(known => ({ ...known, leaving: [] })),
    toggle: () => setState(toggle),
  };
};
