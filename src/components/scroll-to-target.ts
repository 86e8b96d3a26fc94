import type { MouseEvent } from "react";
import { hasModifier } from "./has-modifier";
import { prefersReducedMotion } from "./reduced-motion";

/**
 * Takes the visitor to the target of a link inside the page: smoothly, unless less motion is asked for, and with focus,
 * so that Tab goes on from there. Clicks that open a new tab, and links without a target, are left to the browser.
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

/** The element that a hash such as `#services` leads to, or null. Throws when the hash is malformed. */
export const elementAt = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)));

/** Gives focus to any element, also one that cannot have it by itself, without scrolling. */
export const focusInPlace = (target: HTMLElement) => {
  if (!target.hasAttribute("tabindex") && target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
