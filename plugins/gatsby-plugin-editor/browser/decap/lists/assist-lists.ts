import { SELECTORS } from "../names";
import { buttonsOf } from "./entry";
import { announceMove, assistMoves } from "./moves";
import { nameAllButtons } from "./names";
import { assistRemoval } from "./removal";

/** Unfolds an entry or a group whose title or picture was pressed. */
function openByTitle({ target }: Event): void {
  if (!(target instanceof Element) || target.closest("button")) return;
  if (target.matches(SELECTORS.listEntryLabel)) buttonsOf(target.closest(SELECTORS.listEntry) as Element)?.open.click();
  else target.closest(SELECTORS.expand)?.querySelector("button")?.click();
}

/** Follows what Decap CMS draws, once a frame. */
function followForm(): void {
  let isDue = false;
  const refresh = () => {
    isDue = false;
    nameAllButtons();
    announceMove();
  };
  const observer = new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(refresh);
    isDue = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class", "aria-label"] });
}

/** Lets everybody open, move and remove the entries of lists, also by keyboard and with a screen reader. */
export function assistLists(): void {
  assistMoves();
  assistRemoval();
  followForm();
  addEventListener("click", openByTitle);
}
