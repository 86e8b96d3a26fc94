import { enclosingField } from "./go-to-field";
import { hasPage, pageDocument } from "./page-frame";
import { showSlide, showWords } from "./page-words";

/** Shows the part of the page for a part of the form: the first of its words that the page has. */
function showPartFor(field: Element): void {
  const controls = [...field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  if (controls.some(({ value }) => value !== "" && showWords(value, pageDocument()))) return;
  const siblings = [...(field.parentElement?.children ?? [])].filter(element => element.className === field.className);
  if (siblings.length > 1) showSlide(siblings.indexOf(field), siblings.length, pageDocument());
}

/** Shows on the page what a field describes, or what an unfolded group or entry has. */
function followForm({ type, target }: Event): void {
  if (!hasPage() || !(target instanceof Element)) return;
  const { value } = target as Partial<HTMLInputElement>;
  if (type === "focusin" && value) showWords(value, pageDocument());
  const field = type === "click" && target.closest("button") ? enclosingField(target) : undefined;
  // The fields of a group are drawn after the press.
  if (field) setTimeout(() => showPartFor(field));
}

/** Lets the page follow the form. */
export function followFields(): void {
  document.addEventListener("focusin", followForm);
  document.addEventListener("click", followForm);
}
