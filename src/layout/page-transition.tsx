import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { prefersCalm } from "../components/prefers-calm";
import { arrive } from "./arrival";

/** In ms: after a navigation the new page's content is mounted (specification, section 9). */
const mountDelay = 10;

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
        flushSync(() => setShown({ pathname, children: latest.current }));
        arrive();
      };
      if (prefersCalm() || !("startViewTransition" in document)) mount();
      else document.startViewTransition(mount);
    }, mountDelay);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [isNew, pathname]);

  return <>{isNew ? shown.children : children}</>;
};
