import { useCallback, useState, useSyncExternalStore } from "react";

/** In the storage of the browser: "hidden" if somebody does not want the page beside the form. */
const KEY = "editor page";

/** Whether the page is wanted beside the form, and a function that changes it. The browser remembers it. */
export function usePageSwitch(): [boolean, (isWanted: boolean) => void] {
  const [isWanted, setWanted] = useState(() => localStorage.getItem(KEY) !== "hidden");
  const change = useCallback((next: boolean) => {
    localStorage.setItem(KEY, next ? "shown" : "hidden");
    setWanted(next);
  }, []);
  return [isWanted, change];
}

/** Below this width, a form has no page beside it. */
const WIDE = "(width >= 900px)";

function subscribe(follow: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", follow);
  return () => query.removeEventListener("change", follow);
}

/** Whether the window is wide enough for a page beside the form. */
export const useHasRoomForPage = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
