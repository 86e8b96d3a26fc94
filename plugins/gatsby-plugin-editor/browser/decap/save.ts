import { SAVE_MENU_LINE, SELECTORS } from "./names";

/** In px: at the right end of the button "Save", where Decap CMS draws an arrow for its menu. */
const ARROW = 36;

/** Saves the open form as a press on Save does. Decap CMS documents no other way. Without changes, does nothing. */
function save(): void {
  const button = document.querySelector<HTMLButtonElement>(SELECTORS.saveButton);
  if (button) return button.click();
  const menu = document.querySelector<HTMLElement>(SELECTORS.saveMenu);
  if (!menu) return;
  menu.click();
  // The menu is drawn after the press.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(SAVE_MENU_LINE)?.click());
}

/** Saves with Ctrl+S, or Cmd+S. */
export function saveByKey(): void {
  addEventListener("keydown", event => {
    if (event.key.toLowerCase() !== "s" || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    // The browser would save the page.
    event.preventDefault();
    if (!event.repeat) save();
  });
}

const saveMenuOf = ({ target }: Event) => target instanceof Element && target.closest(SELECTORS.saveMenu);

const isOnArrow = (menu: Element, { clientX }: MouseEvent) => clientX > menu.getBoundingClientRect().right - ARROW;

/** Saves with one press on Save. Its arrow, or the down arrow key, opens the menu with other ways to save. */
export function saveByOnePress(): void {
  const saveInstead = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    save();
  };
  const onClick = (event: MouseEvent) => {
    const menu = saveMenuOf(event);
    // `save` presses the button itself, to open the menu.
    if (menu && event.isTrusted && !isOnArrow(menu, event)) saveInstead(event);
  };
  const onKey = (event: KeyboardEvent) => {
    if (saveMenuOf(event) && ["Enter", " "].includes(event.key)) saveInstead(event);
  };
  addEventListener("click", onClick, { capture: true });
  addEventListener("keydown", onKey, { capture: true });
}
