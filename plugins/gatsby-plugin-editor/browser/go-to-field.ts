const ENTRY = "[class*=SortableListItem]";
/** Fields, groups and entries of lists in a form of Decap CMS. */
const PLACE = `[class*=ControlContainer], ${ENTRY}`;

/** Labels as messages have them, without the entry 1: a group that may be left out is a list of one (`fields.ts`). */
const plain = (labels: string) => labels.replace(/ › 1(?= |$)/g, "");

/** The labels that lead to a place of the form, for example "Hero › Slides › 3 › Subject". */
function labelsOf(place: Element): string {
  const around = place.parentElement?.closest(PLACE);
  const number = [...(place.parentElement?.children ?? [])].indexOf(place) + 1;
  const own = place.matches(ENTRY)
    ? number
    : place.querySelector("label")?.textContent.replace("(optional)", "").trim();
  return around ? `${labelsOf(around)} › ${own}` : String(own);
}

/** The place of the form that a line of a message names, or what encloses it. */
export function placeOf(line: string): Element | undefined {
  const places = [...document.querySelectorAll(PLACE)].map(place => ({ place, labels: plain(labelsOf(place)) }));
  const named = places.filter(({ labels }) => `${plain(line)} `.startsWith(`${labels} `));
  return named.toSorted((a, b) => b.labels.length - a.labels.length)[0]?.place;
}

/** Unfolds what a place is in, from the outside in. */
async function unfold(place: Element): Promise<void> {
  const around = place.parentElement?.closest(PLACE);
  if (!around) return;
  await unfold(around);
  if (!place.checkVisibility()) around.querySelector("button")?.click();
  await new Promise(requestAnimationFrame);
}

/** Shows the field that a line of a message names, and puts the cursor into it. */
export async function goToField(line: string): Promise<void> {
  const place = placeOf(line);
  const field = place?.querySelector<HTMLElement>("input, textarea") ?? place?.querySelector("button");
  if (!field) return;
  await unfold(field);
  field.focus();
  field.scrollIntoView({ block: "center" });
}
