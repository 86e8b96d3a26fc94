import { useCallback, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "./reduced-motion";

/** Share of an element that must be in view before it fades in (specification, section 9). */
const revealThreshold = 0.1;

/** The observer reports at each hundredth up to the threshold. */
const thresholds = Array.from({ length: 11 }, (_, hundredth) => hundredth / 100);

/** "plain": never hidden. "waiting": hidden, below the viewport. "shown": fading in or visible. */
type Phase = "plain" | "waiting" | "shown";

/**
 * Hides an element below the viewport until a tenth of it is visible. Does nothing under reduced motion. `show` reveals
 * the element at once.
 */
export const useReveal = <E extends Element>() => {
  const element = useRef<E>(null);
  const [phase, setPhase] = useState<Phase>("plain");
  const show = useCallback(() => setPhase(now => (now === "waiting" ? "shown" : now)), []);

  useEffect(() => {
    const { current } = element;
    if (!current || prefersReducedMotion()) return;
    let isFirst = true;
    const observer = new IntersectionObserver(
      entries => {
        const entry = entries.at(-1);
        if (!entry) return;
        // An element that is too far below to have a layout has no height.
        const { top, height } = entry.boundingClientRect;
        const { isIntersecting, intersectionRatio, intersectionRect } = entry;
        // A tenth of a very tall element (on a phone, at a zoom of 400 %) never fits on the screen.
        const isSeen = intersectionRatio >= revealThreshold || intersectionRect.height >= innerHeight / 2;
        const isBelow = top >= innerHeight || height === 0;
        if (isFirst && isBelow) setPhase("waiting");
        else if (isFirst || (isIntersecting && isSeen)) {
          show();
          observer.disconnect();
        }
        isFirst = false;
      },
      { threshold: thresholds },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [show]);

  return { element, phase, show };
};
