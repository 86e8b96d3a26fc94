import type { KeyboardEvent } from "react";
import { hasModifier } from "../components/has-modifier";

const TOP = "[data-nav-item]";

/**
 * Arrow keys, Home and End in a navigation. Its top items have `data-nav-item`; its panels are popovers
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/).
 */
export const moveByArrowKeys = (event: KeyboardEvent<HTMLElement>) => {
  if (hasModifier(event)) return;
  const focused = event.target as HTMLElement;
  const panel = focused.closest<HTMLElement>("[popover]");
  const items = panel
    ? [...panel.querySelectorAll<HTMLElement>("a")]
    : [...event.currentTarget.querySelectorAll<HTMLElement>(TOP)];
  const next = target(event.key, focused, items, panel !== null);
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const target = (key: string, focused: HTMLElement, items: readonly HTMLElement[], inPanel: boolean) => {
  const index = items.indexOf(focused);
  const [forward, backward] = inPanel ? ["ArrowDown", "ArrowUp"] : ["ArrowRight", "ArrowLeft"];
  switch (key) {
    case forward:
      return items[Math.min(index + 1, items.length - 1)];
    case backward:
      return items[Math.max(index - 1, 0)];
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    case "ArrowDown":
      return firstLinkBehind(focused);
    default:
      return undefined;
  }
};

const firstLinkBehind = (trigger: HTMLElement) => {
  const panel = trigger.parentElement?.querySelector<HTMLElement>("[popover]:popover-open");
  return panel?.querySelector<HTMLElement>("a");
};
