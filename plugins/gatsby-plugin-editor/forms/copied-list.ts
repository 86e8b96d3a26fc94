/**
 * The list of what is copied, as a text of the field "Still to be supplied". Editors read it, and delete from it what
 * is right as it is. It is stored in content files, so a change of these two needs a change of the files.
 */
const START = "Copied, still to be changed or confirmed: ";
const BETWEEN_LABELS = " · ";

/** The text that lists labels of fields. It has at most `longest` characters: the last labels may be missing. */
export function copiedListOf(labels: readonly string[], longest: number): string {
  const text = START + labels.join(BETWEEN_LABELS);
  return text.length <= longest || labels.length === 0 ? text : copiedListOf(labels.slice(0, -1), longest);
}

/** The labels in a text. Undefined for any other value, such as a note of the firm. */
export function copiedLabels(text: unknown): string[] | undefined {
  if (typeof text !== "string" || !text.startsWith(START)) return undefined;
  return text.slice(START.length).split(BETWEEN_LABELS);
}
