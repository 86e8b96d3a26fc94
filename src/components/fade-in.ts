import type { SyntheticEvent } from "react";
import { prefersReducedMotion } from "./reduced-motion";

/** In ms. */
const duration = 150;

/** In ms: a picture that arrived earlier than this before its load event comes from the memory of the browser. */
const recent = 1000;

/** Fades in a picture that has just come from the network. Shows one from a cache at once. */
export const fadeIn = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
  const file = performance.getEntriesByName(image.currentSrc).at(-1) as PerformanceResourceTiming | undefined;
  const isNew = file && file.transferSize > 0 && performance.now() - file.responseEnd < recent;
  if (isNew && !prefersReducedMotion()) image.animate({ opacity: [0, 1] }, duration);
};
