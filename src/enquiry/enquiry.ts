/** What a visitor writes in the contact form. */
export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Maximum length of each field, the same as in the database (`supabase/migrations`). */
export const maxLengths = { name: 200, email: 320, phone: 40, message: 5000 } as const satisfies Record<
  keyof Enquiry,
  number
>;

export const fieldNames = ["name", "email", "phone", "message"] as const;

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

/** Sets clear messages for errors that the browser's own message would not explain. */
export const explainFields = (form: HTMLFormElement): void => {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const blank = field.required && field.value !== "" && !hasVisibleText(field.value);
    const hasHidden = hidden[name].test(field.value);
    field.setCustomValidity(blank ? blankMessages[name] : hasHidden ? hiddenMessage : "");
  }
};

const blankMessages = {
  name: "Please write your name here.",
  email: "Please write your e-mail address here.",
  phone: "",
  message: "Please write your message here.",
} satisfies Enquiry;

/** Characters that the database refuses. Not the space in an e-mail address: the browser's own message is clear. */
const hidden = {
  name: new RegExp(`[${directionMarks}]`),
  email: new RegExp(`(?! )[${invisible}]`, "u"),
  phone: new RegExp(`[${directionMarks}]`),
  message: /(?!)/,
} satisfies Record<keyof Enquiry, RegExp>;

const hiddenMessage = "Please clear this field and type it by hand: what was pasted holds hidden characters.";

/** Reads the four fields of a form. A missing field is empty. */
export const readEnquiry = (form: HTMLFormElement): Enquiry => {
  const data = new FormData(form);
  const valueOf = (name: keyof Enquiry) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    name: oneLine(valueOf("name")),
    email: oneLine(valueOf("email")),
    phone: oneLine(valueOf("phone")),
    message: storable(valueOf("message")).replaceAll("\r\n", "\n"),
  };
};

/** Removes what the database cannot store: NUL and half surrogate pairs, which come from pasted text. */
const storable = (text: string) => text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD");

/** Replaces control characters, such as a pasted tab, by spaces: the database refuses them in these fields. */
const oneLine = (text: string) => storable(text).replace(/[\p{Control}\u2028\u2029]+/gu, " ");
