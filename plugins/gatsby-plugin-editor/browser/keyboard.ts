import { SELECTORS } from "./decap/names";

/** The field from which Escape led to the toolbar. */
let left: HTMLElement | undefined;

const isInMenu = (element: Element) => element.closest("[aria-expanded=true], dialog, [role=dialog]") !== null;

/** Escape leads from a field to Save, or without changes to the way back, and from the toolbar to the field again. */
function leaveOrReturn(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== "Escape" || event.defaultPrevented || !(target instanceof HTMLElement) || isInMenu(target)) return;
  if (target.closest(SELECTORS.form)) {
    left = target;
    const toolbar = document.querySelector(SELECTORS.toolbar);
    const save = toolbar?.querySelector<HTMLElement>(`${SELECTORS.saveMenu}, ${SELECTORS.saveButton}:enabled`);
    (save ?? toolbar?.querySelector<HTMLElement>(SELECTORS.back))?.focus();
  } else if (target.closest(SELECTORS.toolbar)) left?.focus();
}

/** Selects the text of a one-line field that Tab leads to, as everywhere. Decap CMS puts the cursor before it. */
function selectText({ key, target }: KeyboardEvent): void {
  const isTextField =
    target instanceof HTMLInputElement && target.type === "text" && target.closest(SELECTORS.form) !== null;
  if (key !== "Tab" || !isTextField) return;
  // Decap CMS draws the focused field again.
  setTimeout(() => {
    if (document.activeElement === target) target.select();
  });
}

/** Lets a form be used by keyboard alone. */
export function assistKeyboard(): void {
  addEventListener("keydown", leaveOrReturn);
  // The key is released in the field that Tab leads to.
  addEventListener("keyup", selectText);
}
