import { stripVTControlCharacters } from "node:util";
import { stringify } from "csv-stringify/sync";
import type { Enquiry } from "./listing";

/** A list to read in a terminal. */
export function asText(enquiries: readonly Enquiry[]): string {
  if (enquiries.length === 0) return "No enquiries are stored yet.\n";
  const count = enquiries.length === 1 ? "1 enquiry" : `${enquiries.length} enquiries`;
  const paragraphs = enquiries.map(({ receivedAt, name, email, phone, message }) => {
    const sender = [name, email, phone ?? ""].filter(Boolean).join("  ·  ");
    return printable(`${receivedAt}\n${sender}\n    ${message.replace(/\r\n?|\n/g, "\n    ")}\n`);
  });
  return `${count}, newest first\n\n${paragraphs.join("\n")}`;
}

/** Without the control characters that could move the cursor, recolour the terminal or turn the text round. */
const printable = (text: string) =>
  stripVTControlCharacters(text).replace(/(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, "");

/**
 * Comma-separated values in UTF-8, with the mark without which Excel reads them in the computer's old code page. A value
 * that a spreadsheet would run as a formula starts with an apostrophe: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const asCsv = (enquiries: readonly Enquiry[]): string =>
  stringify([...enquiries], {
    bom: true,
    columns: { receivedAt: "received", name: "name", email: "email", phone: "phone", message: "message" },
    escape_formulas: true,
    header: true,
    quoted: true,
    record_delimiter: "windows",
  });
