import type { MouseEvent } from "react";
import { hasModifier } from "./has-modifier";
import { prefersReducedMotion } from "./reduced-motion";

/**
 * Scrolls smoothly to the target of a link inside the page and focuses it, so that Tab continues from there. Scrolls
 * instantly under reduced motion. Leaves clicks that open a new tab, and links to other pages, to the browser.
 */
export const scrollToTarget = (event: MouseEvent<HTMLAnchorElement>) => {
  const { hash } = event.currentTarget;
  const target = elementAt(hash);
  if (!target || hasModifier(event)) return;
  event.preventDefault();
  const reducedMotion = prefersReducedMotion();
  focusInPlace(target);
  target.scrollIntoView({ behavior: reducedMotion ? "instant" : "smooth" });
};

/** Returns the element for a hash such as `#services`, or null. Throws if the hash is malformed. */
export const elementAt = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)));

/** Focuses any element without scrolling, even if it is not focusable. */
export const focusInPlace = (target: HTMLElement) => {
  if (!target.hasAttribute("tabindex") && target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
