import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "../components/reduced-motion";
import { arrive } from "./arrival";

/** In ms: after a navigation the new page's content is mounted (specification, section 9). */
const mountDelay = 10;

/**
 * Fades from the page as it is to the page as `mount` leaves it. The browser skips the fade in a hidden tab and when the
 * next one begins, and refuses `ready` then: that is no fault, the page is mounted all the same. What goes wrong while it
 * is mounted refuses all three promises and is reported once.
 */
const fade = (mount: () => void) => {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(mount);
  for (const promise of [ready, finished]) promise.catch(() => undefined);
  updateCallbackDone.catch(reportError);
};

interface PageTransitionProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

/**
 * Keeps the old page until the new one is mounted 10 ms after the navigation, and lets the platform's view transition
 * fade one out and the other in (`global-styles.tsx`). Without view transitions, or under reduced motion, it swaps.
 */
export const PageTransition = ({ pathname, children }: PageTransitionProps) => {
  const [shown, setShown] = useState({ pathname, children });
  const latest = useRef(children);
  latest.current = children;
  const isNew = pathname !== shown.pathname;

  useEffect(() => {
    if (!isNew) return;
    let wanted = true;
    const timer = setTimeout(() => {
      const mount = () => {
        if (!wanted) return;
        document.documentElement.removeAttribute("data-fresh");
        flushSync(() => setShown({ pathname, children: latest.current }));
        arrive();
      };
      if (prefersReducedMotion() || !("startViewTransition" in document)) mount();
      else fade(mount);
    }, mountDelay);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [isNew, pathname]);

  return <>{isNew ? shown.children : children}</>;
};
