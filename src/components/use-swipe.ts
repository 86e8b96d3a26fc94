import { type PointerEvent, useRef } from "react";

type Direction = "previous" | "next";

/** In px: a sideways swipe must be longer than this (specification, section 9). */
const threshold = 50;

/** Whether two fingers have enlarged the page, so that one moves about in it. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Pointer handlers that report a sideways swipe by finger or pen: to the left is next. The element needs
 * `touch-action: pan-y`, so that the browser scrolls up and down and leaves sideways movement to it. `onDrag` is told how
 * many px the finger has gone sideways so far, and 0 once it has left.
 */
export const useSwipe = (onSwipe: (direction: Direction) => void, onDrag?: (across: number) => void) => {
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
      const across = clientX - from.x;
      const sideways = Math.abs(across) > Math.abs(clientY - from.y);
      if (sideways && Math.abs(across) > threshold) onSwipe(across < 0 ? "next" : "previous");
    },
    onPointerCancel: () => {
      start.current = null;
      onDrag?.(0);
    },
  };
};
