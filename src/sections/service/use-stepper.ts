import { useEffect, useState } from "react";
import { useArrowKeys } from "../../hooks/use-arrow-keys";
import { useSwipe } from "../../hooks/use-swipe";

/**
 * State of a row of `count` steps, one visible at a time. The index wraps in both directions. Attach `swipe` (ref
 * and handlers) to the scrolling element, and `frame` (a ref) to the element around steps and controls.
 */
export const useStepper = (count: number) => {
  /** "native": the visitor scrolls the row of steps. "scripted": `index` sets the visible step. */
  const [mode, setMode] = useState<"native" | "scripted">("native");
  const [index, setIndex] = useState(0);
  /** In px: distance of the current drag. */
  const [drag, setDrag] = useState(0);
  /** The visitor has changed the step, so screen readers announce it. */
  const [moved, setMoved] = useState(false);

  const go = (to: number) => {
    setIndex((to + count) % count);
    setMoved(true);
  };
  const previous = () => go(index - 1);
  const next = () => go(index + 1);
  const swipe = useSwipe(by => go(index + by), setDrag);
  const frame = useArrowKeys<HTMLDivElement>(previous, next);

  const viewport = swipe.ref;
  // Changes to "scripted" after the first layout: reading the scroll position earlier would force one.
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      setIndex(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)));
      element.scrollLeft = 0;
      setMode("scripted");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);

  return { mode, index, drag, moved, go, previous, next, swipe, frame };
};
