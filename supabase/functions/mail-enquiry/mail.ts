import type { Announcement, Attachment } from "./photographs.ts";

/** A row of public.contact_submissions, with all its columns. */
export interface Row extends Readonly<Record<string, string | number | null>> {
  readonly id: string;
  /** ISO 8601. */
  readonly created_at: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Whether a body is a row with all that a mail needs. */
export const isRow = (body: unknown): body is Row => {
  const columns = (body ?? {}) as Record<string, unknown>;
  const hasTexts = ["id", "created_at", "name", "email", "message"].every(key => typeof columns[key] === "string");
  return hasTexts && !Number.isNaN(Date.parse(String(columns.created_at)));
};

/** The photographs of a mail. `attachments` is missing if they could not be attached. */
export interface MailedPhotographs extends Announcement {
  readonly attachments?: readonly Attachment[] | undefined;
}

/**
 * The mail about an enquiry as plain text, in the provider's format. It has a line for each column, so that a new field
 * of the form needs no change here. What a visitor typed cannot add headers or change the direction of a line.
 */
export const composeMail = ({ id: _, created_at, message, ...fields }: Row, photographs?: MailedPhotographs) => ({
  subject: `${photographs && photographs.part > 1 ? "More photographs" : "Enquiry"} from ${oneLine(fields.name)}`,
  // Some providers refuse a mail with an unusual address. The text always has it.
  ...(plainAddress.test(fields.email) && { reply_to: fields.email }),
  ...(photographs?.attachments?.length && { attachments: photographs.attachments }),
  text: [
    ...Object.entries(fields).map(([column, value]) => `${labelOf(column)}: ${oneLine(String(value ?? ""))}`),
    ...(photographs ? [`Photographs: ${sentenceOn(photographs)}`] : []),
    `Sent: ${inSuffolk.format(new Date(created_at))}`,
    "",
    message,
  ].join("\n"),
});

/** What the firm has to know about the photographs of a mail. */
function sentenceOn({ part, announced, attachments }: MailedPhotographs): string {
  if (!attachments) return `${announced}, which could not be attached. They are in the database.`;
  if (part > 1) return `${attachments.length} more of ${announced}, attached`;
  if (attachments.length >= announced) return `${attachments.length}, attached`;
  return `${attachments.length} of ${announced} attached. The others follow if they arrive.`;
}

/** "job_title" becomes "Job title". */
const labelOf = (column: string) => column.charAt(0).toUpperCase() + column.slice(1).replaceAll("_", " ");

const inSuffolk = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
});

const plainAddress = /^[\w.+'-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Replaces line breaks, control characters and characters that change the direction of text by spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ");
