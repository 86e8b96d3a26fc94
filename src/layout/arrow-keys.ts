import type { KeyboardEvent } from "react";
import { hasModifier } from "../components/has-modifier";

/**
 * Arrow keys, Home and End in a navigation. Its top items have `data-nav-item`; its panels are popovers
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/).
 */
export const moveByArrowKeys = (event: KeyboardEvent<HTMLElement>) => {
  if (hasModifier(event)) return;
  const focused = event.target as HTMLElement;
  const panel = focused.closest<HTMLElement>("[popover]");
  const items = [...(panel ?? event.currentTarget).querySelectorAll<HTMLElement>(panel ? "a" : "[data-nav-item]")];
  const index = items.indexOf(focused);
  const targets: Partial<Record<string, HTMLElement | null>> = {
    ArrowDown: focused.parentElement?.querySelector<HTMLElement>("[popover]:popover-open a"),
    [panel ? "ArrowDown" : "ArrowRight"]: items[Math.min(index + 1, items.length - 1)],
    [panel ? "ArrowUp" : "ArrowLeft"]: items[Math.max(index - 1, 0)],
    Home: items[0],
    End: items.at(-1),
  };
  const next = targets[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
