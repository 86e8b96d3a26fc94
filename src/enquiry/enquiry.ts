/** What a visitor writes in the contact form. */
export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Most characters of each field, the same as in the database (`supabase/migrations`). */
export const longest = { name: 200, email: 320, phone: 40, message: 5000 } as const satisfies Record<
  keyof Enquiry,
  number
>;

export const fieldNames = ["name", "email", "phone", "message"] as const;

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
