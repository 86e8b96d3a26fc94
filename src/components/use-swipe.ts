import { type PointerEvent, useEffect, useRef } from "react";

/** In px: a sideways swipe must be longer than this (specification, section 9). */
const threshold = 50;

/** Whether two fingers have enlarged the page, so that one moves about in it. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Styles of an element that is swiped: the browser scrolls up and down and leaves sideways movement to it, but for an
 * enlarged page, in which a finger goes everywhere.
 */
export const swipeable = { touchAction: "pan-y pinch-zoom", "[data-zoomed] &": { touchAction: "auto" } } as const;

/**
 * Pointer handlers that report a sideways swipe by finger or pen: 1 to the left, which is onwards, and -1 to the right.
 * The element needs the styles `swipeable`. `onDrag` is told how many px the finger has gone sideways so far, and 0 once it
 * has left.
 */
export const useSwipe = (onSwipe: (by: 1 | -1) => void, onDrag?: (distance: number) => void) => {
  useEffect(() => {
    const updateZoomed = () => document.documentElement.toggleAttribute("data-zoomed", isZoomed());
    // It may have been enlarged before, on another page.
    updateZoomed();
    window.visualViewport?.addEventListener("resize", updateZoomed);
    return () => {
      window.visualViewport?.removeEventListener("resize", updateZoomed);
      document.documentElement.removeAttribute("data-zoomed");
    };
  }, []);
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      if (!isPrimary) return;
      start.current = pointerType !== "mouse" && !isZoomed() ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerMove: ({ pointerId, clientX }: PointerEvent) => {
      if (start.current?.id === pointerId) onDrag?.(clientX - start.current.x);
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      onDrag?.(0);
      const distance = clientX - from.x;
      const sideways = Math.abs(distance) > Math.abs(clientY - from.y);
      if (sideways && Math.abs(distance) > threshold) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
      onDrag?.(0);
    },
  };
};
