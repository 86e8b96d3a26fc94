import type { SyntheticEvent } from "react";
import { prefersReducedMotion } from "../hooks/reduced-motion";

/** In ms. */
const duration = 150;

/** In ms: a picture whose response ended longer before its load event comes from the browser's memory. */
const recent = 1000;

/** Fades in a picture from the network. Shows a cached picture at once. */
export const fadeIn = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
  const file = performance.getEntriesByName(image.currentSrc).at(-1) as PerformanceResourceTiming | undefined;
  const isNew = file && file.transferSize > 0 && performance.now() - file.responseEnd < recent;
  if (isNew && !prefersReducedMotion()) image.animate({ opacity: [0, 1] }, duration);
};
