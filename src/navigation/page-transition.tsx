import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "../hooks/reduced-motion";
import { finishPageChange } from "./page-change";

/** In ms: the new page is mounted this long after a navigation (specification, section 9). */
const mountDelay = 10;

/**
 * Fades from the current page to the one that `mount` renders. In a hidden tab, and when another fade starts, the
 * browser only rejects `ready` and mounts the page. An error in `mount` rejects all promises and is reported once.
 */
const fade = (mount: () => void) => {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => {
    const before = scrollY;
    mount();
    // The old page's screenshot must not move with the new scroll position.
    document.documentElement.style.setProperty("--scrolled", `${scrollY - before}px`);
  });
  for (const promise of [ready, finished]) promise.catch(() => undefined);
  updateCallbackDone.catch(reportError);
};

interface PageTransitionProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

/**
 * Keeps the old page until the new one is mounted, 10 ms after the navigation, and fades with a view transition
 * (`global-styles.ts`). No fade without view transitions, under reduced motion, and after a browser's own swipe fade.
 */
export const PageTransition = ({ pathname, children }: PageTransitionProps) => {
  const [shown, setShown] = useState({ pathname, children });
  const latest = useRef(children);
  latest.current = children;
  const isNew = pathname !== shown.pathname;

  // Path of a swipe gesture. Compared later, because going back does not always change the page.
  const swipedTo = useRef<string>();
  useEffect(() => {
    const noteSwipe = ({ hasUAVisualTransition }: PopStateEvent) => {
      swipedTo.current = hasUAVisualTransition ? location.pathname : undefined;
    };
    addEventListener("popstate", noteSwipe);
    return () => removeEventListener("popstate", noteSwipe);
  }, []);

  useEffect(() => {
    if (!isNew) return;
    // Stops a smooth scroll of the old page: the browser would continue it on the new page.
    scrollTo({ top: scrollY, behavior: "instant" });
    let isWanted = true;
    const timer = setTimeout(() => {
      const mount = () => {
        // A browser that is slow to start the fade calls this after the visitor has gone on.
        if (!isWanted) return;
        flushSync(() => setShown({ pathname, children: latest.current }));
        finishPageChange();
      };
      const isSwiped = swipedTo.current === location.pathname;
      swipedTo.current = undefined;
      const fades = !isSwiped && !prefersReducedMotion() && "startViewTransition" in document;
      if (fades) fade(mount);
      else mount();
    }, mountDelay);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isNew, pathname]);

  return <>{isNew ? shown.children : children}</>;
};
