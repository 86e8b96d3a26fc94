import { SELECTORS } from "./decap/names";
import { goTo, pathOf, fieldAt } from "./go-to-field";
import { until } from "./until";

/** The field that had the focus last, and its path for a form that is drawn again. */
let last: Readonly<{ element: HTMLElement; path: string }> | undefined;

/** In the storage of the tab: the path of the field to go to after a reload. */
const KEY = "focus";

/** In ms: how long a form may take to open after a reload. */
const OPENING = 10_000;

function remember({ target }: Event): void {
  if (target instanceof HTMLElement && target.closest(SELECTORS.form)) last = { element: target, path: pathOf(target) };
}

/** Gives the focus back to the field, unless something else has it. A press on Save takes it, and the button goes. */
function giveBack(): void {
  const { activeElement: active } = document;
  const isFree = active === null || active === document.body || active.closest(SELECTORS.toolbar) !== null;
  if (!last || !isFree) return;
  if (last.element.isConnected) last.element.focus({ preventScroll: true });
  else goTo(fieldAt(last.path));
}

async function goToLastField(): Promise<void> {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (path && (await until(() => fieldAt(path) !== document.body, { limit: OPENING }))) goTo(fieldAt(path));
}

/** Goes to the same field after the next reload of the page. */
export function keepFocusOverReload(): void {
  if (last) sessionStorage.setItem(KEY, last.path);
}

/** Keeps the focus where it was when a form is saved. */
export function keepFocusAfterSave(): void {
  addEventListener("focusin", remember);
  // Decap CMS then draws the toolbar without the button.
  addEventListener("saved", () => requestAnimationFrame(() => setTimeout(giveBack)));
  void goToLastField();
}
