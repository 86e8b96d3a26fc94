import { findWords, textsWithPaths } from "../words";
import { openForm } from "./decap/store";
import { fieldAt, goTo } from "./go-to-field";
import { openFieldAt } from "./open-field";
import { wordsOf } from "./page-words";
import { askServer } from "./server";

/** Opens the field of the pressed words or picture, if the form has it. */
export function openField(event: MouseEvent): void {
  const target = event.target as Element;
  const data = openForm()?.data;
  // With these keys, the browser opens a link in a tab of its own.
  if (!data || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const texts = textsWithPaths(data);
  // A few words may be marked inside of a text.
  const around = [target, target.parentElement, target.parentElement?.parentElement];
  const found = around.map(element => element && findWords(texts, wordsOf(element))).find(Boolean);
  if (found) {
    event.preventDefault();
    event.stopImmediatePropagation();
    goTo(fieldAt(found.path));
    return;
  }
  // Links and buttons do what they do for visitors. Other words may be in another form.
  if (!target.closest("a, button")) void openOtherForm(wordsOf(target));
}

/** Opens the form of another entry that has these words, at their field. */
async function openOtherForm(words: string): Promise<void> {
  const { path, file } = (await askServer("find", { words })) ?? {};
  if (typeof path === "string" && typeof file === "string") openFieldAt(path, file);
}
