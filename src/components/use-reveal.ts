import { useCallback, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "./reduced-motion";

/** Share of an element that must be in view before it fades in (specification, section 9). */
const revealThreshold = 0.1;

/** Shares at which to look, each hundredth up to the threshold. */
const thresholds = Array.from({ length: 11 }, (_, hundredth) => hundredth / 100);

/** "plain" has never been hidden; "waiting" is hidden below the viewport; "shown" has faded in. */
type Phase = "plain" | "waiting" | "shown";

/**
 * Hides an element that lies wholly below the viewport until a tenth of it is seen. Where there is no observer or less
 * motion is asked for it stays as it is. `show` reveals it at once.
 */
export const useReveal = <E extends Element>() => {
  const element = useRef<E>(null);
  const [phase, setPhase] = useState<Phase>("plain");
  const show = useCallback(() => setPhase(now => (now === "waiting" ? "shown" : now)), []);

  useEffect(() => {
    const { current } = element;
    if (!current || !("IntersectionObserver" in window)) return;
    if (prefersReducedMotion()) return;
    let isFirst = true;
    const observer = new IntersectionObserver(
      entries => {
        const entry = entries.at(-1);
        if (!entry) return;
        // What is too far below to be laid out has no height.
        const { top, height } = entry.boundingClientRect;
        const { isIntersecting, intersectionRatio, intersectionRect } = entry;
        // A tenth of what is very tall (on a phone, at a zoom of 400 %) would never fit.
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
