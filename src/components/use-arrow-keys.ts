import { useEffect, useRef } from "react";
import { hasModifier } from "./has-modifier";

/** What uses the arrow keys itself, or lies over the page, while it has the focus. */
const usesArrowKeys = "input, textarea, select, audio, video, dialog, [popover], [role=toolbar], [contenteditable]";

/** At least half of the element, or of the screen where the element is taller than that, can be seen. */
const isMostlyInView = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen > 0 && seen >= Math.min(height, innerHeight) / 2;
};

/**
 * Lets the left and right arrow keys act while the element is mostly in view and nothing else on the page wants them; in
 * an open dialog those of that dialog alone, and behind the menu of a phone none. They are heard everywhere: a press on a picture leaves nothing with the focus.
 */
export const useArrowKeys = <E extends HTMLElement>(onLeft: () => void, onRight: () => void) => {
  const element = useRef<E>(null);
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const action = { ArrowLeft: onLeft, ArrowRight: onRight }[event.key];
      const { target, defaultPrevented } = event;
      if (!action || defaultPrevented || hasModifier(event)) return;
      if (!element.current || element.current.closest("[inert]") || !isMostlyInView(element.current)) return;
      const dialog = element.current.closest("dialog");
      const other = target instanceof Element && target.closest(usesArrowKeys);
      if (document.querySelector("dialog[open]") !== dialog || (other && other !== dialog)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  });
  return element;
};
