import { type Enquiry, type FieldName, fieldNames, rulesOf } from "./fields";

/** Characters that change the direction of text. The database refuses them in fields of one line. */
const directionMarks = "\\u202A-\\u202E\\u2066-\\u2069";

/** Invisible characters, the same as in the database (`supabase/migrations`). */
const invisible = "\\s\\p{Cc}\\p{Cf}\\p{Co}\\p{NChar}\\p{DI}\\u2800\\u{40000}-\\u{10FFFF}";
const visible = `[^${invisible}]`;

/** Whether a text has a visible character. */
export const hasVisibleText = (text: string): boolean => new RegExp(visible, "u").test(text);

/** `pattern` of a field of one line. */
export const oneLinePattern = `[^${directionMarks}]*`;

/** `pattern` of a field of one line that needs a visible character. */
export const namePattern = `${oneLinePattern}${visible}${oneLinePattern}`;

/** The element of a field. */
export const fieldIn = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** Sets clear messages for errors that the browser's own message would not explain. */
export const explainFields = (form: HTMLFormElement): void => {
  for (const name of fieldNames) {
    const field = fieldIn(form, name);
    const { missing, type } = rulesOf(name);
    const blank = field.value !== "" && !hasVisibleText(field.value) && missing;
    field.setCustomValidity(blank || (hidden[type].test(field.value) ? hiddenMessage : ""));
  }
};

/** Characters that the database refuses. Not the space in an e-mail address: the browser's own message is clear. */
const hidden = {
  line: new RegExp(`[${directionMarks}]`),
  address: new RegExp(`(?! )[${invisible}]`, "u"),
  text: /(?!)/,
};

const hiddenMessage = "Please clear this field and type it by hand: what was pasted holds hidden characters.";

/** Reads the fields of a form. */
export const readEnquiry = (form: HTMLFormElement): Enquiry => {
  const valueOf = (name: FieldName) => {
    const { value } = fieldIn(form, name);
    return rulesOf(name).type === "text" ? storable(value) : oneLine(value);
  };
  return Object.fromEntries(fieldNames.map(name => [name, valueOf(name)])) as Enquiry;
};

/** Removes what the database cannot store: NUL and half surrogate pairs, which come from pasted text. */
const storable = (text: string) => text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD");

/** Replaces control characters, such as a pasted tab, by spaces: the database refuses them in these fields. */
const oneLine = (text: string) => storable(text).replace(/[\p{Control}\u2028\u2029]+/gu, " ");
