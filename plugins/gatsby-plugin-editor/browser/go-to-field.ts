export const ENTRY = "[class*=SortableListItem]";
/** Fields, groups and entries of lists in a form of Decap CMS. */
export const PLACE = `[class*=ControlContainer], ${ENTRY}`;

const around = (place: Element) => place.parentElement?.closest(PLACE);

/** The labels of a place in the form, for example "Top of the page › Slides › 3 › Subject". */
function labelsOf(place: Element): string {
  const number = [...(place.parentElement?.children ?? [])].indexOf(place) + 1;
  const label = place.querySelector("label")?.textContent.replace("(optional)", "").trim();
  const outer = around(place);
  return `${outer ? `${labelsOf(outer)} › ` : ""}${place.matches(ENTRY) ? number : label}`;
}

/** The place in the form that a line of a message names, or the group around it. */
export function placeOf(line: string): Element | undefined {
  // An optional group is a list of one (`widgets.ts`). Messages leave out its "1".
  const plain = (labels: string) => `${labels} `.replaceAll(" › 1 ", " ");
  const places = [...document.querySelectorAll(PLACE)].map(place => ({ place, labels: plain(labelsOf(place)) }));
  const named = places.filter(({ labels }) => plain(line).startsWith(labels));
  return named.toSorted((a, b) => b.labels.length - a.labels.length)[0]?.place;
}

/** The labels of the fields that Decap CMS has marked as wrong. */
export const wrongFields = () =>
  [...document.querySelectorAll("[class*=ControlErrorsList] > *")].map(item => labelsOf(item.closest(PLACE) ?? item));

/** Unfolds the groups around a place, from the outside in. */
async function unfold(place: Element): Promise<void> {
  const outer = around(place);
  if (!outer) return;
  await unfold(outer);
  if (!place.checkVisibility()) outer.querySelector("button")?.click();
  await new Promise(requestAnimationFrame);
}

/** Puts the cursor into the field that a line of a message names. */
export async function goToField(line: string): Promise<void> {
  const place = placeOf(line);
  const field = place?.querySelector<HTMLElement>("input, textarea") ?? place?.querySelector("button");
  if (!field) return;
  await unfold(field);
  field.focus();
  field.scrollIntoView({ block: "center" });
}
