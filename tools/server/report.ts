import { stringify } from "csv-stringify/sync";
import { printable } from "../../plugins/gatsby-plugin-content/wording";
import { fieldNames } from "../../src/enquiry/fields";
import type { StoredEnquiry } from "./read-enquiries";

/** A list to read in a terminal. */
export function asText(enquiries: readonly StoredEnquiry[], directory: string): string {
  if (enquiries.length === 0) return `No enquiries are stored in ${directory}.\n`;
  const count = enquiries.length === 1 ? "1 enquiry" : `${enquiries.length} enquiries`;
  const paragraphs = enquiries.map(({ id: _, receivedAt, message, ...sender }) => {
    const written = Object.entries(sender).filter(([, value]) => value);
    const line = written.map(([field, value]) => `${field}: ${value}`).join("  ·  ");
    const lines = [receivedAt, line, ...message.split(/\r\n?|\n/).map(text => `    ${text}`)];
    return `${lines.map(printable).join("\n")}\n`;
  });
  return `${count}, newest first\n\n${paragraphs.join("\n")}`;
}

/**
 * Comma-separated values in UTF-8, with the byte order mark that Excel needs. An apostrophe stops values that a
 * spreadsheet would run as a formula: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const asCsv = (enquiries: readonly StoredEnquiry[]): string =>
  stringify([...enquiries], {
    bom: true,
    columns: [{ key: "receivedAt", header: "received" }, ...fieldNames.map(key => ({ key }))],
    escape_formulas: true,
    header: true,
    quoted: true,
    record_delimiter: "windows",
  });
