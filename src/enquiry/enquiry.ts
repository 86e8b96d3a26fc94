/** What a visitor writes in the contact form. */
export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Most characters of each field, the same as in the database (`supabase/migrations`). */
export const maxLengths = { name: 200, email: 320, phone: 40, message: 5000 } as const satisfies Record<
  keyof Enquiry,
  number
>;

export const fieldNames = ["name", "email", "phone", "message"] as const;

/** Characters that turn the text around them; the database refuses them in fields of one line. */
const directionMarks = "\\u202A-\\u202E\\u2066-\\u2069";

/** Characters that cannot be seen, the same as in the database (`supabase/migrations`). */
const invisible = "\\s\\p{Cc}\\p{Cf}\\p{Co}\\p{NChar}\\p{DI}\\u2800\\u{40000}-\\u{10FFFF}";
const visible = `[^${invisible}]`;

/** Whether something of a text can be seen. */
export const hasVisibleText = (text: string): boolean => new RegExp(visible, "u").test(text);

/** `pattern` of a field of one line. */
export const oneLinePattern = `[^${directionMarks}]*`;

/** `pattern` of such a field that has to say something. */
export const namePattern = `${oneLinePattern}${visible}${oneLinePattern}`;

/** Lets the browser say in plain words what to do about a field that its own checks would only call malformed. */
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

/** What the database refuses in a field; what a browser says of a space in an address is plain enough. */
const hidden = {
  name: new RegExp(`[${directionMarks}]`),
  email: new RegExp(`(?! )[${invisible}]`, "u"),
  phone: new RegExp(`[${directionMarks}]`),
  message: /(?!)/,
} satisfies Record<keyof Enquiry, RegExp>;

const hiddenMessage = "Please clear this field and type it by hand: what was pasted holds hidden characters.";

/** Reads what stands in a form with the four fields; a field that is missing reads as empty. */
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

/** Characters no database text can hold: NUL, and half of a pair of surrogates. Pasted, never typed. */
const storable = (text: string) => text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD");

/** The database refuses control characters in these fields, so a tab pasted from a table becomes a space. */
const oneLine = (text: string) => storable(text).replace(/[\p{Control}\u2028\u2029]+/gu, " ");
