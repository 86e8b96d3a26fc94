import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "../components/reduced-motion";
import { scrollFocusAnnounce } from "./page-change";

/** In ms: after a navigation the new page's content is mounted (specification, section 9). */
const mountDelay = 10;

/**
 * Fades from the page as it is to the page as `mount` leaves it. In a hidden tab, and when the next
 * fade begins, the browser skips the fade and rejects `ready`; the page is mounted all the same. An error while mounting
 * rejects all three promises and is reported once.
 */
const fade = (mount: () => void) => {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => {
    const before = scrollY;
    mount();
    // The old page's picture lies where the new page is, and was scrolled as far as it was.
    document.documentElement.style.setProperty("--scrolled", `${String(scrollY - before)}px`);
  });
  for (const promise of [ready, finished]) promise.catch(() => undefined);
  updateCallbackDone.catch(reportError);
};

interface PageTransitionProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

/**
 * Keeps the old page until the new one is mounted 10 ms after the navigation, and lets the platform's view transition
 * fade one out and the other in (`global-styles.ts`). Without view transitions, under reduced motion, and where a finger
 * that swiped back has pulled the page in already, it swaps.
 */
export const PageTransition = ({ pathname, children }: PageTransitionProps) => {
  const [shown, setShown] = useState({ pathname, children });
  const latest = useRef(children);
  latest.current = children;
  const isNew = pathname !== shown.pathname;

  // Where a finger has swiped to: not every way back leads to another page.
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
    let wanted = true;
    const timer = setTimeout(() => {
      const mount = () => {
        if (!wanted) return;
        flushSync(() => setShown({ pathname, children: latest.current }));
        scrollFocusAnnounce();
      };
      const isSwiped = swipedTo.current === location.pathname;
      swipedTo.current = undefined;
      const fades = !isSwiped && !prefersReducedMotion() && "startViewTransition" in document;
      if (fades) fade(mount);
      else mount();
    }, mountDelay);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [isNew, pathname]);

  return <>{isNew ? shown.children : children}</>;
};
