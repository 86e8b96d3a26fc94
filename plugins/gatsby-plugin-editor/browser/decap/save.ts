import { MENU_LINE, SAVE_BUTTON, SAVE_MENU } from "./names";

/** Saves the open form as a press on Save does. Decap CMS documents no other way. Without changes, does nothing. */
function save(): void {
  const button = document.querySelector<HTMLButtonElement>(SAVE_BUTTON);
  if (button) return button.click();
  const menu = document.querySelector<HTMLElement>(SAVE_MENU);
  if (!menu) return;
  menu.click();
  // The menu is drawn after the press.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(MENU_LINE)?.click());
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
