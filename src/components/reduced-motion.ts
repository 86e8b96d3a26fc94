import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked for less motion, at this moment; only in the browser. */
export const prefersReducedMotion = (): boolean => matchMedia(query).matches;

const subscribe = (notify: () => void) => {
  const list = matchMedia(query);
  list.addEventListener("change", notify);
  return () => list.removeEventListener("change", notify);
};

/** Whether the visitor asks for less motion, also when that changes; false on the server. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
