import { lists as messages } from "../../../messages";
import { until } from "../../until";
import { buttonsOf, entriesWith, nameOf, positionOf, pressedEntry, summaryOf } from "./entry";

/** The entry that is being dragged, with its position before. */
let dragged: Readonly<{ entry: Element; position: number }> | undefined;

const announcements = document.createElement("p");

/** Says where the dragged entry is now, if it has moved. */
export function announceMove(): void {
  if (!dragged?.entry.isConnected) return;
  const { entry, position } = dragged;
  const now = positionOf(entry);
  if (now === position) return;
  dragged = { entry, position: now };
  announcements.textContent = messages.moved(summaryOf(entry) || nameOf(entry), now, entriesWith(entry).length);
}

/** Whether a drag has moved an entry from its position so far. */
const isShifted = (entry: Element): boolean => new DOMMatrix(getComputedStyle(entry).transform).m42 !== 0;

/** In px: a mouse that moves so far surely begins a drag. Decap CMS begins one after 4. */
const START_OF_DRAG = 8;

let isMoving = false;

/** Moves an entry by dragging it with the events of a mouse. Decap CMS has no other way. */
async function drag(entry: Element, step: 1 | -1): Promise<void> {
  const other = entriesWith(entry)[positionOf(entry) - 1 + step];
  const handle = buttonsOf(entry)?.move;
  if (!other || !handle || isMoving) return;
  isMoving = true;
  const box = handle.getBoundingClientRect();
  const middle = (element: Element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
  const distance = middle(other) - middle(entry);
  const at = (y: number) => ({ bubbles: true, cancelable: true, clientX: box.x + box.width / 2, clientY: box.y + y });
  handle.dispatchEvent(new MouseEvent("mousedown", at(0)));
  // When a drag begins, its entry has a transform. Later, the one beside it makes room.
  document.dispatchEvent(new MouseEvent("mousemove", at(step * START_OF_DRAG)));
  await until(() => (entry as HTMLElement).style.transform !== "");
  document.dispatchEvent(new MouseEvent("mousemove", at(distance)));
  await until(() => isShifted(other));
  document.dispatchEvent(new MouseEvent("mouseup", at(distance)));
  await until(() => (entry as HTMLElement).style.transform === "");
  buttonsOf(entry)?.move.focus();
  isMoving = false;
}

function startDrag(event: Event): void {
  const entry = pressedEntry(event, "move");
  if (entry) dragged = { entry, position: positionOf(entry) };
}

function moveByKey(event: KeyboardEvent): void {
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
  const entry = step && pressedEntry(event, "move");
  if (!entry) return;
  event.preventDefault();
  void drag(entry, step);
}

/** Lets entries be moved by key, and says each move, also by mouse or finger, to screen readers. */
export function assistMoves(): void {
  announcements.className = "announcements";
  announcements.role = "status";
  document.body.append(announcements);
  for (const start of ["mousedown", "touchstart"]) addEventListener(start, startDrag, { capture: true });
  addEventListener("keydown", moveByKey);
}
