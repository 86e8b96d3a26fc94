import { type PointerEvent, useEffect, useRef } from "react";

/** In px: a swipe must be longer than this (specification, section 9). */
const threshold = 50;

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Whether a finger has moved more to the side than up or down. */
const isSideways = (from: Place, to: Place) =>
  Math.abs(to.clientX - from.clientX) > Math.abs(to.clientY - from.clientY);

/** Whether the visitor has zoomed in with two fingers. One finger then pans the page. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Styles of a swipeable element: the browser scrolls vertically only. On a zoomed page it pans in all directions. */
export const swipeable = { touchAction: "pan-y pinch-zoom", "[data-zoomed] &": { touchAction: "auto" } } as const;

/**
 * Ref and pointer handlers for a horizontal swipe with finger or pen. `onSwipe` gets 1 for a swipe to the left (next),
 * -1 for one to the right. `onDrag` gets the distance so far in px, and 0 at the end. The element needs the styles
 * `swipeable`.
 */
export const useSwipe = <E extends HTMLElement = HTMLDivElement>(
  onSwipe: (by: 1 | -1) => void,
  onDrag?: (distance: number) => void,
) => {
  useEffect(() => {
    const updateZoomed = () => document.documentElement.toggleAttribute("data-zoomed", isZoomed());
    // The visitor may have zoomed in before this page.
    updateZoomed();
    window.visualViewport?.addEventListener("resize", updateZoomed);
    return () => {
      window.visualViewport?.removeEventListener("resize", updateZoomed);
      document.documentElement.removeAttribute("data-zoomed");
    };
  }, []);
  const element = useRef<E>(null);
  const start = useRef<(Place & { readonly id: number }) | null>(null);
  useEffect(() => {
    const swiped = element.current;
    // Without this, Chrome treats a quick swipe as a fling, and ignores taps for 0.3 s or more (crbug.com/40727033).
    const preventFling = (event: TouchEvent) => {
      const [finger, another] = event.touches;
      if (finger && !another && start.current && isSideways(start.current, finger)) event.preventDefault();
    };
    swiped?.addEventListener("touchmove", preventFling, { passive: false });
    return () => swiped?.removeEventListener("touchmove", preventFling);
  }, []);
  return {
    ref: element,
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      if (!isPrimary) return;
      start.current = pointerType !== "mouse" && !isZoomed() ? { id: pointerId, clientX, clientY } : null;
    },
    onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
      if (start.current?.id === pointerId) onDrag?.(clientX - start.current.clientX);
    },
    onPointerUp: (end: PointerEvent) => {
      const from = start.current;
      if (from?.id !== end.pointerId) return;
      start.current = null;
      onDrag?.(0);
      const distance = end.clientX - from.clientX;
      if (isSideways(from, end) && Math.abs(distance) > threshold) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
      onDrag?.(0);
    },
  };
};
