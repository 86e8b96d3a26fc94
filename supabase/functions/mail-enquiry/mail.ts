import type { Announcement, Attachment } from "./photographs.ts";

/** A row of public.contact_submissions, with all its columns. */
export interface Row extends Readonly<Record<string, string | number | boolean | null>> {
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

/** A mail in the provider's format, without sender and recipients. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly reply_to?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** One way to write a mail. The provider takes a second mail with the same key for the first one. */
interface Form {
  readonly key: string;
  readonly mail: Mail;
}

/**
 * The forms of the mail about an enquiry. If the provider refuses one, the next one has less that it could refuse: no
 * photographs, then nothing unusual, then nothing that the visitor wrote.
 */
export function formsOf(row: Row, photographs?: MailedPhotographs): Form[] {
  const key = isFurther(photographs) ? `${row.id}/${photographs.part}` : row.id;
  const hasFiles = Boolean(photographs?.attachments?.length);
  const words = photographs && hasFiles ? { ...photographs, attachments: undefined } : photographs;
  const keyOfWords = words && !words.attachments ? `${key}/words` : key;
  return [
    ...(hasFiles ? [{ key, mail: composeMail(row, photographs) }] : []),
    { key: keyOfWords, mail: composeMail(row, words) },
    { key: `${key}/plain`, mail: composePlainMail(row, words) },
    { key: `${key}/notice`, mail: composeNotice(row) },
  ];
}

/**
 * The mail as plain text. It has a line for each column, so that a new field of the form needs no change here. What a
 * visitor typed cannot add headers or change the direction of a line.
 */
const composeMail = (row: Row, photographs?: MailedPhotographs): Mail => ({
  subject: `${isFurther(photographs) ? "Re: " : ""}${subjectOf(row)}`,
  headers: threadOf(row, photographs),
  // Some providers refuse a mail with an unusual address. The text always has it.
  ...(isPlainAddress(row.email) && { reply_to: row.email }),
  ...(photographs?.attachments?.length && { attachments: photographs.attachments }),
  text: textOf(row, photographs),
});

/** The mail without anything that a provider could refuse, except for the words. */
const composePlainMail = (row: Row, photographs?: MailedPhotographs): Mail => ({
  subject: `${kindOf(row)} of ${momentOf(row)}`,
  text: `${plainText(textOf(row, photographs))}\n\n${plainNote}`,
});

const plainNote =
  "(The mail provider refused this mail in its usual form. To answer, copy the e-mail address from the text.)";

/** Tells the firm of an enquiry that cannot be mailed. */
const composeNotice = (row: Row): Mail => ({
  subject: `An enquiry could not be mailed (${momentOf(row)})`,
  text: [
    "The mail provider refused the mail about this enquiry. The enquiry is in the database:",
    `table contact_submissions, id ${row.id}`,
    "",
    `Sent: ${momentOf(row)}`,
  ].join("\n"),
});

const isFurther = (photographs?: MailedPhotographs): photographs is MailedPhotographs =>
  photographs !== undefined && photographs.part > 1;

const kindOf = ({ doubtful }: Row) => (doubtful ? "Doubtful enquiry" : "Enquiry");

/** With the time, because mail programs make one conversation of mails with the same subject. */
const subjectOf = (row: Row) => {
  const name = Array.from(oneLine(row.name));
  const shortName = name.length > longestName ? `${name.slice(0, longestName).join("")}…` : name.join("");
  return `${kindOf(row)} from ${shortName}, ${momentOf(row)}`;
};

/** In characters: a longer name would hide the time in a list of mails. The text has all of it. */
const longestName = 60;

/**
 * The headers that put the mails about an enquiry into one conversation. No mail has this id, since providers choose ids
 * themselves. It is enough that all refer to it, with the same subject:
 * https://workspaceupdates.googleblog.com/2019/03/threading-changes-in-gmail-conversation-view.html
 */
const threadOf = ({ id }: Row, photographs?: MailedPhotographs) => {
  const reference = `<${id}@enquiry.invalid>`;
  return { References: reference, ...(isFurther(photographs) && { "In-Reply-To": reference }) };
};

const textOf = (row: Row, photographs?: MailedPhotographs) => {
  const { id: _, created_at: _created, message, doubtful, ...fields } = row;
  return [
    ...(doubtful ? [doubt, ""] : []),
    ...Object.entries(fields).map(([column, value]) => `${labelOf(column)}: ${oneLine(String(value ?? ""))}`),
    ...(photographs ? [`Photographs: ${sentenceOn(photographs)}`] : []),
    `Sent: ${momentOf(row)}`,
    "",
    message,
  ].join("\n");
};

const doubt = "A program may have filled in the form: a hidden field was filled, and it was sent within 3 seconds.";

/** What the firm has to know about the photographs of a mail. */
function sentenceOn({ part, announced, numbers, attachments }: MailedPhotographs): string {
  if (!attachments) {
    const which = part > 1 ? `${numbers.length} more of ${announced}` : announced;
    return `${which}, which could not be attached. They are in the database.`;
  }
  if (part > 1) return `${attachments.length} more of ${announced}, attached`;
  if (attachments.length >= announced) return `${attachments.length}, attached`;
  return `${attachments.length} of ${announced} attached. The others follow if they arrive.`;
}

/** "job_title" becomes "Job title". */
const labelOf = (column: string) => column.charAt(0).toUpperCase() + column.slice(1).replaceAll("_", " ");

const momentOf = ({ created_at }: Row) => inSuffolk.format(new Date(created_at));

const inSuffolk = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "medium",
  timeZone: "Europe/London",
});

/**
 * Whether any provider takes an address: letters, digits and usual signs, with single full stops inside. The limits are
 * those of RFC 5321: 64 characters before the @, 63 in each part of the domain, 254 in all.
 */
const isPlainAddress = (address: string) => address.length <= 254 && plainAddress.test(address);

const plainAddress =
  /^(?=.{1,64}@)[a-z0-9_+'-]+(?:\.[a-z0-9_+'-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Replaces line breaks, control characters and characters that change the direction of text by spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ");

/** Removes all characters that nobody sees, except for line breaks. */
const plainText = (text: string) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}]/gu, "");
