import { lists as messages } from "../../messages";
import { until } from "../until";
import { DRAG_REPORT, EXPAND, FIELD, LIST_ENTRY, LIST_ENTRY_LABEL, REMOVE_PICTURE } from "./names";

/** The buttons in the top bar of a list's entry. Decap CMS gives them no names. */
type Buttons = Readonly<{ open: HTMLElement; move: HTMLElement; remove: HTMLElement }>;

function buttonsOf(entry: Element): Buttons | undefined {
  const [open, move, remove] = entry.firstElementChild?.querySelectorAll<HTMLElement>("button, [role=button]") ?? [];
  return open && move && remove ? { open, move, remove } : undefined;
}

/** All entries of the list that an entry belongs to. */
const entriesWith = (entry: Element): Element[] =>
  [...(entry.parentElement?.children ?? [])].filter(other => other.matches(LIST_ENTRY));

/** The place of an entry in its list, counted from 1. */
const placeOf = (entry: Element): number => entriesWith(entry).indexOf(entry) + 1;

/** The first line of an entry, which Decap CMS shows while it is folded. */
const summaryOf = (entry: Element): string => entry.querySelector(LIST_ENTRY_LABEL)?.textContent.trim() ?? "";

const isFolded = (entry: Element): boolean => {
  const label = entry.querySelector(LIST_ENTRY_LABEL);
  return label !== null && getComputedStyle(label).display !== "none";
};

/** The label of a field, without "(optional)". */
const labelOf = (field: Element | null | undefined): string =>
  field?.querySelector("label")?.firstChild?.textContent?.trim() ?? "";

/** The button that adds an entry to a list. A full optional group has none. */
const addButtonOf = (list: Element | null): HTMLElement | undefined => {
  const button = list?.querySelector(EXPAND)?.nextElementSibling;
  return button instanceof HTMLButtonElement ? button : undefined;
};

/** What an entry is called, for example "slide 3". The only entry of an optional group has no number. */
function nameOf(entry: Element): string {
  const list = entry.closest(FIELD);
  const addButton = addButtonOf(list);
  if (!addButton) return labelOf(list).toLowerCase();
  return `${addButton.textContent.replace(/^Add /, "").trim()} ${placeOf(entry)}`;
}

const setName = (button: HTMLElement, name: string) => {
  if (button.ariaLabel !== name) button.ariaLabel = name;
};

function nameButtons(entry: Element): void {
  const buttons = buttonsOf(entry);
  if (!buttons) return;
  const name = nameOf(entry);
  setName(buttons.open, messages.open(name));
  buttons.open.ariaExpanded = String(!isFolded(entry));
  setName(buttons.move, messages.move(name));
  buttons.move.title = messages.howToMove;
  setName(buttons.remove, messages.remove(name));
  // They describe keys that Decap CMS does not have.
  buttons.move.removeAttribute("aria-describedby");
  buttons.move.removeAttribute("aria-roledescription");
}

/** Names the button that unfolds a group, which Decap CMS calls "Expand" or "Collapse". */
function nameGroup(heading: Element): void {
  const button = heading.querySelector("button");
  const label = labelOf(heading.closest(FIELD));
  const action = button?.ariaLabel?.split(" ")[0];
  if (button && action && label) setName(button, `${action} ${label}`);
}

/** The entry that is being dragged, with its place before. */
let dragged: Readonly<{ entry: Element; place: number }> | undefined;

const announcements = document.createElement("p");

function announceMove(): void {
  if (!dragged?.entry.isConnected) return;
  const { entry, place } = dragged;
  const now = placeOf(entry);
  if (now === place) return;
  dragged = { entry, place: now };
  announcements.textContent = messages.moved(summaryOf(entry) || nameOf(entry), now, entriesWith(entry).length);
}

function refresh(): void {
  document.querySelectorAll(LIST_ENTRY).forEach(nameButtons);
  document.querySelectorAll(EXPAND).forEach(nameGroup);
  // They name entries by codes.
  for (const report of document.querySelectorAll(DRAG_REPORT)) report.ariaLive = "off";
  announceMove();
}

const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));

/** Whether a drag has moved an entry from its place so far. */
const isShifted = (entry: Element): boolean => new DOMMatrix(getComputedStyle(entry).transform).m42 !== 0;

let isMoving = false;

/** Moves an entry by dragging it with the events of a mouse. Decap CMS has no other way. */
async function drag(entry: Element, step: 1 | -1): Promise<void> {
  const other = entriesWith(entry)[placeOf(entry) - 1 + step];
  const handle = buttonsOf(entry)?.move;
  if (!other || !handle || isMoving) return;
  isMoving = true;
  const box = handle.getBoundingClientRect();
  const middle = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
  const distance = middle(other) - middle(entry);
  const at = (y: number) => ({ bubbles: true, cancelable: true, clientX: box.x + box.width / 2, clientY: box.y + y });
  handle.dispatchEvent(new MouseEvent("mousedown", at(0)));
  // A drag begins after some pixels. Its entry then has a transform, and later the one beside it makes room.
  document.dispatchEvent(new MouseEvent("mousemove", at(step * 8)));
  await until(() => (entry as HTMLElement).style.transform !== "");
  document.dispatchEvent(new MouseEvent("mousemove", at(distance)));
  await until(() => isShifted(other));
  document.dispatchEvent(new MouseEvent("mouseup", at(distance)));
  await until(() => (entry as HTMLElement).style.transform === "");
  buttonsOf(entry)?.move.focus();
  isMoving = false;
}

/** The entry whose button was pressed. */
function pressedEntry({ target }: Event, button: keyof Buttons): Element | undefined {
  const entry = target instanceof Element ? target.closest(LIST_ENTRY) : null;
  return entry && buttonsOf(entry)?.[button].contains(target as Element) ? entry : undefined;
}

function startDrag(event: Event): void {
  const entry = pressedEntry(event, "move");
  if (entry) dragged = { entry, place: placeOf(entry) };
}

function moveByKey(event: KeyboardEvent): void {
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
  const entry = step && pressedEntry(event, "move");
  if (!entry) return;
  event.preventDefault();
  void drag(entry, step);
}

/** Unfolds an entry or a group whose title or picture was pressed. */
function openByTitle({ target }: Event): void {
  if (!(target instanceof Element) || target.closest("button")) return;
  if (target.matches(LIST_ENTRY_LABEL)) buttonsOf(target.closest(LIST_ENTRY) as Element)?.open.click();
  else target.closest(EXPAND)?.querySelector("button")?.click();
}

const isEmpty = (entry: Element): boolean =>
  !entry.querySelector("img[src]") &&
  [...entry.querySelectorAll<HTMLInputElement>("input, textarea")].every(({ value }) => value === "");

/** Asks before an entry with content, or a picture, is removed: Decap CMS cannot bring it back. */
function askBeforeRemoval(event: MouseEvent): void {
  const entry = pressedEntry(event, "remove");
  const isPicture = event.target instanceof Element && event.target.matches(REMOVE_PICTURE);
  const question = entry ? messages.askToRemove(nameOf(entry), summaryOf(entry)) : messages.askToRemovePicture;
  const needsQuestion = isPicture || (entry && !isEmpty(entry));
  if (needsQuestion && !confirm(question)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (entry) void focusBeside(entry);
}

/** Puts the focus beside a removed entry: on the next one, the one before, or on the button that adds one. */
async function focusBeside(entry: Element): Promise<void> {
  const list = entry.closest(FIELD);
  const beside = entry.nextElementSibling ?? entry.previousElementSibling;
  await nextFrame();
  const target = beside?.isConnected && beside.matches(LIST_ENTRY) ? buttonsOf(beside)?.open : addButtonOf(list);
  target?.focus();
}

/** Lets everybody name, open, move and remove the entries of lists, also by keyboard and with a screen reader. */
export function assistLists(): void {
  announcements.className = "announcements";
  announcements.role = "status";
  document.body.append(announcements);
  let isDue = false;
  const observer = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      refresh();
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class", "aria-label"] });
  for (const start of ["mousedown", "touchstart"]) addEventListener(start, startDrag, { capture: true });
  addEventListener("keydown", moveByKey);
  addEventListener("click", askBeforeRemoval, { capture: true });
  addEventListener("click", openByTitle);
}
