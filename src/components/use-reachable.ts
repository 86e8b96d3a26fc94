import { type RefObject, useEffect, useState } from "react";

/** In px: how far below the screen the element is when the question is asked. */
const margin = 400;

/**
 * Whether another host can be reached, asked once the element comes near the screen: a frame cannot tell by itself
 * that its page failed. False until it is known.
 */
export const useReachable = (element: RefObject<Element>, url: string): boolean => {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const abort = new AbortController();
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetch(url, { mode: "no-cors", cache: "no-store", credentials: "omit", signal: abort.signal }).then(
          () => setReachable(true),
          () => undefined,
        );
      },
      { rootMargin: `${String(margin)}px` },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      abort.abort();
    };
  }, [element, url]);
  return reachable;
};
