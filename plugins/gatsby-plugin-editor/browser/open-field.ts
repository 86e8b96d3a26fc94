import type { JsonObject } from "../../gatsby-plugin-content/json-object";
import { findWords, textsWithPaths } from "../words";
import { ENTRY_LINK } from "./decap/names";
import { hashOfFile, hashOfList, searchedWords } from "./decap/hashes";
import { openForm } from "./decap/store";
import { goTo, fieldAt } from "./go-to-field";

/** In ms: how long a form may take to open, and after which pause it counts as drawn. */
const PATIENCE = 20_000;
const PAUSE = 300;

/** The path in a form to go to. */
type Find = (data: JsonObject) => string | undefined;

/** Goes to a field when the form at an address of the editor has been drawn. */
function goWhenDrawn(hash: string, find: Find): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    const form = openForm();
    if (location.hash !== hash || !form || hashOfFile(form.path) !== hash) return;
    observer.disconnect();
    const path = find(form.data);
    if (path !== undefined) goTo(fieldAt(path));
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(go, PAUSE);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE);
}

/** Goes to a field by its path, in the open form or in the form of another file. */
export function openFieldAt(path: string, file?: string): void {
  const hash = file === undefined ? location.hash : hashOfFile(file);
  if (hash === location.hash) return goTo(fieldAt(path));
  const list = hashOfList(hash);
  const open = () => {
    // Somebody who has unsaved changes may have chosen to stay.
    if (location.hash !== list) return;
    goWhenDrawn(hash, () => path);
    location.hash = hash;
  };
  // Decap CMS does not show another form instead of an open one, so this passes by the list.
  addEventListener("hashchange", () => setTimeout(open, PAUSE), { once: true });
  location.hash = list;
}

/** Lets the results of a search lead to the field that has the words. */
export function followResults(): void {
  const follow = ({ target }: Event) => {
    const words = searchedWords();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ENTRY_LINK) : null;
    if (!words || !link) return;
    goWhenDrawn(link.hash, data => findWords(textsWithPaths(data), words)?.path);
  };
  // Before Decap CMS follows the link.
  document.addEventListener("click", follow, { capture: true });
}
