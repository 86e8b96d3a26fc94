import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asks for reduced motion now. Call it in the browser only. */
export const prefersReducedMotion = (): boolean => matchMedia(query).matches;

const subscribe = (notify: () => void) => {
  const list = matchMedia(query);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
};

/** Whether the visitor asks for reduced motion; follows changes. False on the server. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
