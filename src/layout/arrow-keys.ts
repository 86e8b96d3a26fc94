import type { KeyboardEvent } from "react";
import { hasModifier } from "../hooks/has-modifier";

type Targets = Partial<Record<string, HTMLElement | null | undefined>>;

/** The elements before and after one of a row, and those at the ends of the row. */
const neighbours = (row: readonly HTMLElement[], current: HTMLElement) => {
  const index = row.indexOf(current);
  return {
    previous: row[Math.max(index - 1, 0)],
    next: row[Math.min(index + 1, row.length - 1)],
    first: row[0],
    last: row.at(-1),
  };
};

/** What each key leads to from a link of an open panel. */
const targetsInPanel = (panel: HTMLElement, link: HTMLElement): Targets => {
  const { previous, next, first, last } = neighbours([...panel.querySelectorAll<HTMLElement>("a")], link);
  return { ArrowUp: previous, ArrowDown: next, Home: first, End: last };
};

/** What each key leads to from a top item: another one, or the first link of its own panel if that is open. */
const targetsInBar = (bar: HTMLElement, item: HTMLElement): Targets => {
  const items = [...bar.querySelectorAll<HTMLElement>("[data-nav-item]")];
  const { previous, next, first, last } = neighbours(items, item);
  const firstOfPanel = item.parentElement?.querySelector<HTMLElement>("[popover]:popover-open a");
  return { ArrowLeft: previous, ArrowRight: next, ArrowDown: firstOfPanel, Home: first, End: last };
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
