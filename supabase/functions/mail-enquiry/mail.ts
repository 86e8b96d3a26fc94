/** A row of public.contact_submissions, with all its columns. */
export interface Row extends Readonly<Record<string, string | null>> {
  readonly id: string;
  /** ISO 8601. */
  readonly created_at: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Whether a body is a row that a mail can be made of. */
export const isRow = (body: unknown): body is Row => {
  if (typeof body !== "object" || body === null) return false;
  const columns: Record<string, unknown> = { ...body };
  const hasTexts = ["id", "created_at", "name", "email", "message"].every(key => typeof columns[key] === "string");
  const hasOnlyTexts = Object.values(columns).every(value => value === null || typeof value === "string");
  return hasTexts && hasOnlyTexts && !Number.isNaN(Date.parse(String(columns.created_at)));
};

/**
 * The mail about an enquiry, as plain text, in the provider's words. It has a line for each column, so that a new field of
 * the form needs no change here. Nothing typed can add a header or turn a line.
 */
export const composeMail = ({ id: _, created_at, message, ...fields }: Row) => ({
  subject: `Enquiry from ${oneLine(fields.name)}`,
  // An unusual address would make some providers refuse the mail; it stands in the text in any case.
  ...(plainAddress.test(fields.email) && { reply_to: fields.email }),
  text: [
    ...Object.entries(fields).map(([column, value]) => `${labelOf(column)}: ${oneLine(value ?? "")}`),
    `Sent: ${inSuffolk.format(new Date(created_at))}`,
    "",
    message,
  ].join("\n"),
});

/** "job_title" becomes "Job title". */
const labelOf = (column: string) => column.charAt(0).toUpperCase() + column.slice(1).replaceAll("_", " ");

const inSuffolk = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
});

const plainAddress = /^[\w.+'-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Without line breaks, control characters, and those that turn the text round them. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ");
