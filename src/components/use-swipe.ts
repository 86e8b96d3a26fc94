import { type PointerEvent, useEffect, useRef } from "react";

/** In px: a swipe must be longer than this (specification, section 9). */
const threshold = 50;

/** Whether the visitor has zoomed in with two fingers. One finger then pans the page. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Styles of a swipeable element: the browser scrolls vertically only. On a zoomed page it pans in all directions. */
export const swipeable = { touchAction: "pan-y pinch-zoom", "[data-zoomed] &": { touchAction: "auto" } } as const;

/**
 * Pointer handlers for a horizontal swipe with finger or pen. `onSwipe` gets 1 for a swipe to the left (next), -1 for
 * one to the right. `onDrag` gets the distance so far in px, and 0 at the end. The element needs the styles `swipeable`.
 */
export const useSwipe = (onSwipe: (by: 1 | -1) => void, onDrag?: (distance: number) => void) => {
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
