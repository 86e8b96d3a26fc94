import { order as messages } from "../messages";
import { reasonOf, reload, say } from "./bar";
import type { Backend } from "./decap/backend";
import { entryLinksOfList } from "./decap/names";
import { fileOfHash, isListOpen } from "./decap/hashes";

/** The links to the entries in the open list of a folder. The list of a search has several folders and no order. */
const linksInList = () =>
  isListOpen() ? [...document.querySelectorAll<HTMLAnchorElement>(entryLinksOfList(location.hash))] : [];

const linkAt = ({ target }: Event) => linksInList().find(link => target instanceof Node && link.contains(target));

/** "2 · Gutter Repair" without its number. */
const nameOf = (link: HTMLAnchorElement) => link.innerText.replace(/^\d+ · /, "");

const MOVED = "moved";
/** In ms: how long the list may take to be drawn. Decap CMS draws it more than once. */
const DRAWING = 10_000;

/** Puts the cursor on the moved entry after the list has loaded again, unless somebody has put it elsewhere. */
function focusMoved(): void {
  const moved = sessionStorage.getItem(MOVED);
  sessionStorage.removeItem(MOVED);
  if (!moved) return;
  const observer = new MutationObserver(() => {
    const link = linksInList().find(({ hash }) => hash === moved);
    if (document.activeElement === document.body) link?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), DRAWING);
}

/** Moves an entry to the position of another one, and says so. */
async function move(backend: Backend, link: HTMLAnchorElement, target: HTMLAnchorElement): Promise<void> {
  const links = linksInList();
  const position = links.indexOf(target) + 1;
  const params = { path: fileOfHash(link.hash), target: fileOfHash(target.hash) };
  try {
    await backend.request({ action: "move", params });
    sessionStorage.setItem(MOVED, link.hash);
    reload({ text: messages.moved(nameOf(link), position, links.length), staysForNextList: true });
  } catch (error) {
    say({ text: messages.notMoved(reasonOf(error)), kind: "error" });
  }
}

/** Marks the side of an entry on which the dragged one would be dropped. */
function mark(link: HTMLAnchorElement | undefined, dragged: HTMLAnchorElement | undefined): void {
  const links = linksInList();
  for (const other of links) delete other.dataset["drop"];
  if (!link || !dragged || link === dragged) return;
  link.dataset["drop"] = links.indexOf(link) < links.indexOf(dragged) ? "before" : "after";
}

/** Moves the entries of a folder in their list: by dragging, or by Alt with an arrow key. */
export function orderByDrag(backend: Backend): void {
  let dragged: HTMLAnchorElement | undefined;
  focusMoved();
  // The browser drags links by itself.
  document.addEventListener("dragstart", event => (dragged = linkAt(event)));
  document.addEventListener("dragover", event => {
    if (!dragged) return;
    const link = linkAt(event);
    mark(link, dragged);
    if (link) event.preventDefault();
  });
  document.addEventListener("drop", event => {
    const link = linkAt(event);
    if (!dragged || !link) return;
    event.preventDefault();
    if (link !== dragged) void move(backend, dragged, link);
  });
  document.addEventListener("dragend", () => {
    dragged = undefined;
    mark(undefined, undefined);
  });
  document.addEventListener("keydown", event => {
    const link = linkAt(event);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!link || !step || !event.altKey) return;
    event.preventDefault();
    const links = linksInList();
    const target = links[links.indexOf(link) + step];
    if (target) void move(backend, link, target);
  });
}
