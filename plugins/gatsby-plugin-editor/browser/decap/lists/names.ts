import { lists as messages } from "../../../messages";
import { SELECTORS } from "../names";
import { buttonsOf, isFolded, labelOf, nameOf } from "./entry";

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
  const label = labelOf(heading.closest(SELECTORS.field));
  const action = button?.ariaLabel?.split(" ")[0];
  if (button && action && label) setName(button, `${action} ${label}`);
}

/** Names all buttons of list entries and groups in the form. */
export function nameAllButtons(): void {
  document.querySelectorAll(SELECTORS.listEntry).forEach(nameButtons);
  document.querySelectorAll(SELECTORS.expand).forEach(nameGroup);
  // They name entries by codes.
  for (const report of document.querySelectorAll(SELECTORS.dragReport)) report.ariaLive = "off";
}
