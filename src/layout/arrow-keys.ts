import type { KeyboardEvent } from "react";
import { hasModifier } from "../components/has-modifier";

type Targets = Partial<Record<string, HTMLElement | null | undefined>>;

/** What each key leads to from a link of an open panel. */
const targetsInPanel = (panel: HTMLElement, link: HTMLElement): Targets => {
  const links = [...panel.querySelectorAll<HTMLElement>("a")];
  const index = links.indexOf(link);
  return {
    ArrowUp: links[Math.max(index - 1, 0)],
    ArrowDown: links[Math.min(index + 1, links.length - 1)],
    Home: links[0],
    End: links.at(-1),
  };
};

/** What each key leads to from a top item: another one, or the first link of its own panel if that is open. */
const targetsInBar = (bar: HTMLElement, item: HTMLElement): Targets => {
  const items = [...bar.querySelectorAll<HTMLElement>("[data-nav-item]")];
  const index = items.indexOf(item);
  return {
    ArrowLeft: items[Math.max(index - 1, 0)],
    ArrowRight: items[Math.min(index + 1, items.length - 1)],
    ArrowDown: item.parentElement?.querySelector<HTMLElement>("[popover]:popover-open a"),
    Home: items[0],
    End: items.at(-1),
  };
};

/**
 * Arrow keys, Home and End in a navigation. Its top items have `data-nav-item`; its panels are popovers
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/).
 */
export const moveByArrowKeys = (event: KeyboardEvent<HTMLElement>) => {
  if (hasModifier(event)) return;
  const focused = event.target as HTMLElement;
  const panel = focused.closest<HTMLElement>("[popover]");
  const targets = panel ? targetsInPanel(panel, focused) : targetsInBar(event.currentTarget, focused);
  const next = targets[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
