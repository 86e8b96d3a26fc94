import { SELECTORS } from "../names";

/** The buttons in the top bar of a list's entry. Decap CMS gives them no names. */
export type Buttons = Readonly<{ open: HTMLElement; move: HTMLElement; remove: HTMLElement }>;

/** Takes the buttons in the order in which Decap CMS draws them. Undefined: fewer than three are drawn. */
export function buttonsOf(entry: Element): Buttons | undefined {
  const [open, move, remove] = entry.firstElementChild?.querySelectorAll<HTMLElement>("button, [role=button]") ?? [];
  return open && move && remove ? { open, move, remove } : undefined;
}

/** All entries of the list that an entry belongs to. */
export const entriesWith = (entry: Element): Element[] =>
  [...(entry.parentElement?.children ?? [])].filter(other => other.matches(SELECTORS.listEntry));

/** The position of an entry in its list, counted from 1. */
export const positionOf = (entry: Element): number => entriesWith(entry).indexOf(entry) + 1;

/** The first line of an entry, which Decap CMS shows while it is folded. */
export const summaryOf = (entry: Element): string =>
  entry.querySelector(SELECTORS.listEntryLabel)?.textContent.trim() ?? "";

export const isFolded = (entry: Element): boolean => {
  const label = entry.querySelector(SELECTORS.listEntryLabel);
  return label !== null && getComputedStyle(label).display !== "none";
};

/** The label of a field, without "(optional)". */
export const labelOf = (field: Element | null | undefined): string =>
  field?.querySelector("label")?.firstChild?.textContent?.trim() ?? "";

/** The button that adds an entry to a list. A full optional group has none. */
export const addButtonOf = (list: Element | null): HTMLElement | undefined => {
  const button = list?.querySelector(SELECTORS.expand)?.nextElementSibling;
  return button instanceof HTMLButtonElement ? button : undefined;
};

/** What an entry is called, for example "slide 3". The only entry of an optional group has no number. */
export function nameOf(entry: Element): string {
  const list = entry.closest(SELECTORS.field);
  const addButton = addButtonOf(list);
  if (!addButton) return labelOf(list).toLowerCase();
  return `${addButton.textContent.replace(/^Add /, "").trim()} ${positionOf(entry)}`;
}

/** The entry whose button was pressed. */
export function pressedEntry({ target }: Event, button: keyof Buttons): Element | undefined {
  const entry = target instanceof Element ? target.closest(SELECTORS.listEntry) : null;
  return entry && buttonsOf(entry)?.[button].contains(target as Element) ? entry : undefined;
}
