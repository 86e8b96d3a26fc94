import { lists as messages } from "../../../messages";
import { until } from "../../until";
import { SELECTORS } from "../names";
import { addButtonOf, buttonsOf, nameOf, pressedEntry, summaryOf } from "./entry";

const isEmpty = (entry: Element): boolean =>
  !entry.querySelector("img[src]") &&
  [...entry.querySelectorAll<HTMLInputElement>("input, textarea")].every(({ value }) => value === "");

const isPictureButton = ({ target }: Event) => target instanceof Element && target.matches(SELECTORS.removePicture);

/** The question before a press removes something that Decap CMS cannot bring back. Undefined: nothing would be lost. */
function questionFor(press: MouseEvent): string | undefined {
  if (isPictureButton(press)) return messages.askToRemovePicture;
  const entry = pressedEntry(press, "remove");
  return entry && !isEmpty(entry) ? messages.askToRemove(nameOf(entry), summaryOf(entry)) : undefined;
}

/** Puts the focus beside an entry that goes: on the next one, the one before, or on the button that adds one. */
async function focusBeside(entry: Element): Promise<void> {
  const list = entry.closest(SELECTORS.field);
  const beside = entry.nextElementSibling ?? entry.previousElementSibling;
  await until(() => !entry.isConnected);
  const target = beside?.matches(SELECTORS.listEntry) ? buttonsOf(beside)?.open : addButtonOf(list);
  target?.focus();
}

function askBeforeRemoval(press: MouseEvent): void {
  const question = questionFor(press);
  if (question && !confirm(question)) {
    press.preventDefault();
    press.stopImmediatePropagation();
    return;
  }
  const entry = pressedEntry(press, "remove");
  if (entry) void focusBeside(entry);
}

/** Asks before something is removed for good. */
export const assistRemoval = (): void => addEventListener("click", askBeforeRemoval, { capture: true });
