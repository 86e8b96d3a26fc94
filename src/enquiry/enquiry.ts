import { type Enquiry, type FieldName, fieldNames, rulesOf } from "./fields";

/**
 * White space, control, format and ignorable characters, and the blank Braille pattern. The database has the same rule
 * (`supabase/migrations`), and a test compares both.
 */
const invisible = "\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800";
const visible = `[^${invisible}]`;

/** Whether a text has a visible character. */
export const hasVisibleText = (text: string): boolean => new RegExp(visible, "u").test(text);

/** `pattern` of a required field of one line: it needs a visible character. */
export const visiblePattern = `[^]*${visible}[^]*`;

/** The element of a field. */
export const fieldIn = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** Sets clear messages for errors that the browser's own message would not explain, and removes those that no longer hold. */
export const setOwnMessages = (form: HTMLFormElement): void => {
  for (const name of fieldNames) {
    const field = fieldIn(form, name);
    field.setCustomValidity(faultIn(name, field.value));
  }
};

/** The message for an error that only we know, or an empty text. */
const faultIn = (name: FieldName, value: string): string => {
  const { maxLength, required, type } = rulesOf(name);
  if (required && value !== "" && !hasVisibleText(value)) return required;
  if (type === "address" && hasHiddenCharacter(value)) return hiddenMessage;
  // The browser itself limits only what is typed, not what a script fills in.
  if (value.length > maxLength) return `Please shorten this text to ${maxLength.toLocaleString("en-GB")} characters.`;
  return "";
};

/** Whether an e-mail address has a character that nobody sees. Not the space: the browser's own message is clear. */
const hasHiddenCharacter = (address: string) => new RegExp(`[${invisible}]`, "u").test(address.replaceAll(" ", ""));

const hiddenMessage = "Please clear this field and type it in again: the pasted text has hidden characters.";

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

/**
 * Replaces control characters, such as a pasted tab, by spaces, and removes the marks of direction that apps copy with a
 * phone number: the database refuses both in these fields.
 */
const oneLine = (text: string) =>
  storable(text)
    .replace(/[\p{Control}\u2028\u2029]+/gu, " ")
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, "");
