/** A row of public.contact_submissions. */
export interface Enquiry {
  readonly id: string;
  /** ISO 8601. */
  readonly created_at: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

/** Whether a body holds what a mail is made of. */
export const isEnquiry = (body: unknown): body is Enquiry => {
  if (typeof body !== "object" || body === null) return false;
  const { phone, ...texts } = body as Record<string, unknown>;
  const isText = ["id", "created_at", "name", "email", "message"].every(key => typeof texts[key] === "string");
  return isText && (phone === null || typeof phone === "string") && !Number.isNaN(Date.parse(String(texts.created_at)));
};

/** The mail about an enquiry, as plain text, in the provider's words. Nothing typed can add a header or turn a line. */
export const composeMail = ({ created_at, name, email, phone, message }: Enquiry) => ({
  subject: `Enquiry from ${oneLine(name)}`,
  // An unusual address would make some providers refuse the mail; it stands in the text in any case.
  ...(plainAddress.test(email) && { reply_to: email }),
  text: [
    `Name: ${oneLine(name)}`,
    `E-mail: ${oneLine(email)}`,
    `Phone: ${oneLine(phone ?? "")}`,
    `Sent: ${inSuffolk.format(new Date(created_at))}`,
    "",
    message,
  ].join("\n"),
});

const inSuffolk = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
});

const plainAddress = /^[\w.+'-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Without line breaks, control characters, and those that turn the text round them. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ");
