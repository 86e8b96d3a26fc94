import { FIELD, FIELD_ERRORS, LIST_ENTRY } from "./decap/names";

export type Place = Element | null | undefined;

/** Fields, groups and entries of lists in a form of Decap CMS. */
const PLACE = `${FIELD}, ${LIST_ENTRY}`;

const placesIn = (outer: Element): Element[] =>
  [...outer.querySelectorAll(PLACE)].filter(place => place.parentElement?.closest(`${PLACE}, body`) === outer);

/** The place of a field or entry in a form, or the place of the field that has a wrong value. */
export const placeAround = (element: Element): Place => element.closest(PLACE);

const nameOf = (field: Element): string =>
  field.querySelector(":scope > div > label[for]")?.getAttribute("for")?.split("-field-")[0] ?? "";

/** The path of a place in the form, as `placeAt` takes it. */
export function pathOf(element: Element): string {
  const place = placeAround(element);
  if (!place) return "";
  const outer = place.parentElement ? pathOf(place.parentElement) : "";
  const indexInList = [...(place.parentElement?.children ?? [])].indexOf(place);
  const name = place.matches(LIST_ENTRY) ? String(indexInList) : nameOf(place);
  return outer === "" ? name : `${outer}.${name}`;
}

/** The place at a path of the content, for example hero.slides[2].alt. If the form lacks it, the group around it. */
export const placeAt = (path: string): Element =>
  (path.match(/[^.[\]]+/g) ?? []).reduce<Element>((outer, part) => {
    const places = placesIn(outer);
    // An optional group is a list of one (`widgets.ts`).
    const named = [...places, ...places.slice(0, 1).flatMap(placesIn)];
    const label = `:scope > div > label[for^="${part}-field-"]`;
    return (/^\d/.test(part) ? places[Number(part)] : named.find(place => place.querySelector(label))) ?? outer;
  }, document.body);

/** The first field that is marked as missing or wrong. */
export function firstWrongField(): Place {
  const errors = document.querySelector(FIELD_ERRORS);
  return errors && placeAround(errors);
}

/** Unfolds the groups around a place, and puts the cursor into its first field. */
export function goTo(place: Place): void {
  const field = place?.querySelector<HTMLElement>("input, textarea") ?? place?.querySelector("button");
  for (let outer: Element | null | undefined = field; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).display === "none") placeAround(outer)?.querySelector("button")?.click();
  setTimeout(() => {
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  });
}
