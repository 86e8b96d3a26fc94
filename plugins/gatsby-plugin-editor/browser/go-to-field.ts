import { FIELD_LABEL, SELECTORS, WORDS, labelOfField } from "./decap/names";

/**
 * What a path of the content leads to in a form of Decap CMS: a field, a group (also a field), or an entry of a list.
 * The functions here call each of them a field.
 */
const FIELD_OR_ENTRY = `${SELECTORS.field}, ${SELECTORS.listEntry}`;

/** The fields and entries directly inside an element: not those that are inside another field or entry. */
const fieldsDirectlyIn = (outer: Element): Element[] =>
  [...outer.querySelectorAll(FIELD_OR_ENTRY)].filter(
    field => field.parentElement?.closest(`${FIELD_OR_ENTRY}, body`) === outer,
  );

/** The nearest field, group or list entry around an element, or the element itself if it is one. */
export const enclosingField = (element: Element): Element | null => element.closest(FIELD_OR_ENTRY);

const nameOf = (field: Element): string =>
  field.querySelector(FIELD_LABEL)?.getAttribute("for")?.split(WORDS.betweenNameAndCode)[0] ?? "";

/** The path of the field or entry around an element, as `fieldAt` takes it. */
export function pathOf(element: Element): string {
  const field = enclosingField(element);
  if (!field) return "";
  const outer = field.parentElement ? pathOf(field.parentElement) : "";
  const indexInList = [...(field.parentElement?.children ?? [])].indexOf(field);
  const name = field.matches(SELECTORS.listEntry) ? String(indexInList) : nameOf(field);
  return outer === "" ? name : `${outer}.${name}`;
}

/** The field or entry with one part of a path (a name, or an index in a list) directly inside an element. */
function fieldNamed(part: string, outer: Element): Element | undefined {
  const fields = fieldsDirectlyIn(outer);
  if (/^\d/.test(part)) return fields[Number(part)];
  // An optional group is a list of one (`widgets.ts`): its fields are inside its only entry.
  const inOnlyEntry = fields[0] ? fieldsDirectlyIn(fields[0]) : [];
  return [...fields, ...inOnlyEntry].find(field => field.querySelector(labelOfField(part)));
}

/** The field or entry at a path of the content, for example hero.slides[2].alt. If the form lacks it, the group around it. */
export function fieldAt(path: string): Element {
  let found: Element = document.body;
  for (const part of path.match(/[^.[\]]+/g) ?? []) found = fieldNamed(part, found) ?? found;
  return found;
}

/** The first field that is marked as missing or wrong. */
export function firstWrongField(): Element | null {
  const errors = document.querySelector(SELECTORS.fieldErrors);
  return errors && enclosingField(errors);
}

/** Unfolds the groups around a field or entry, and puts the cursor into its first control. */
export function goTo(field: Element | null | undefined): void {
  const control = field?.querySelector<HTMLElement>("input, textarea") ?? field?.querySelector("button");
  for (let outer: Element | null | undefined = control; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).display === "none") enclosingField(outer)?.querySelector("button")?.click();
  setTimeout(() => {
    control?.focus();
    control?.scrollIntoView({ block: "center" });
  });
}
