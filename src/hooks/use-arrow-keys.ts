import { useEffect, useRef } from "react";
import { hasModifier } from "./has-modifier";

/** Focused elements that use the arrow keys themselves or cover the page. */
const usesArrowKeys = "input, textarea, select, audio, video, dialog, [popover], [role=toolbar], [contenteditable]";

/** Whether at least half of the element is visible. A tall element must cover at least half of the screen. */
const isMostlyInView = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen > 0 && seen >= Math.min(height, innerHeight) / 2;
};

/**
 * Calls back for the left and right arrow keys while the element has the focus or is mostly in view, is not behind a
 * dialog or the phone's menu, and the focused element does not need them. On the document, because a click on a picture
 * focuses nothing.
 */
export const useArrowKeys = <E extends HTMLElement>(onLeft: () => void, onRight: () => void) => {
  const element = useRef<E>(null);
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const action = { ArrowLeft: onLeft, ArrowRight: onRight }[event.key];
      if (!action || event.defaultPrevented || hasModifier(event)) return;
      const { current } = element;
      if (!current || current.closest("[inert]")) return;
      if (!current.matches(":focus-within") && !isMostlyInView(current)) return;
      const ownDialog = current.closest("dialog");
      const isBehindDialog = document.querySelector("dialog[open]") !== ownDialog;
      const user = event.target instanceof Element ? event.target.closest(usesArrowKeys) : null;
      const isUsedElsewhere = user !== null && user !== ownDialog;
      if (isBehindDialog || isUsedElsewhere) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  });
  return element;
};
