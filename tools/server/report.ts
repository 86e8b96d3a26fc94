import { stringify } from "csv-stringify/sync";
import { printable } from "../../plugins/gatsby-plugin-content/characters";
import { fieldNames } from "../../src/enquiry/fields";
import type { StoredEnquiry } from "./stored-enquiries";

/** A list to read in a terminal. */
export function asText(enquiries: readonly StoredEnquiry[], directory: string): string {
  if (enquiries.length === 0) return `No enquiries are stored in ${directory}.\n`;
  const count = enquiries.length === 1 ? "1 enquiry" : `${enquiries.length} enquiries`;
  const paragraphs = enquiries.map(({ id: _, receivedAt, message, doubtful, ...sender }) => {
    const written = Object.entries(sender).filter(([, value]) => value);
    const line = written.map(([field, value]) => `${field}: ${value}`).join("  ·  ");
    const heading = doubtful ? `${receivedAt}  ·  doubtful: a program may have filled in the form` : receivedAt;
    const lines = [heading, line, ...linesOf(message).map(text => `    ${text}`)];
    return `${lines.map(printable).join("\n")}\n`;
  });
  return `${count}, newest first\n\n${paragraphs.join("\n")}`;
}

/** Comma-separated values in UTF-8, with the byte order mark that Excel needs. A spreadsheet shows each value as typed. */
export const asCsv = (enquiries: readonly StoredEnquiry[]): string =>
  stringify([...enquiries], {
    bom: true,
    cast: { string: asCell, boolean: value => (value ? "yes" : "no") },
    columns: [
      { key: "receivedAt", header: "received" },
      ...fieldNames.map(key => ({ key })),
      { key: "photographs" },
      { key: "doubtful" },
    ],
    header: true,
    quoted: true,
    record_delimiter: "windows",
  });

/**
 * A value as a cell of text, with unprintable characters escaped as in the list. An apostrophe keeps Excel and LibreOffice
 * from running a formula (https://owasp.org/www-community/attacks/CSV_Injection) and from reading a number, which would
 * lose the 0 at the start of a telephone number.
 */
function asCell(value: string): string {
  const text = linesOf(value).map(printable).join("\n");
  return isFormula(text) || isNumber(text) ? `'${text}` : text;
}

/** Whether a spreadsheet would run a text as a formula, also after white space and in full-width characters. */
const isFormula = (text: string) => /^\s*[=+\-@＝＋－＠]/.test(text);

/** Letters in a number, a date or a time: 1e5, 1 March, 3 pm. */
const lettersOfNumbers = /(?<!\p{L})(?:e|[ap]m|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)(?!\p{L})/giu;

/** Whether a spreadsheet might read a text as a number, a date or a time: it has a digit and no word. */
const isNumber = (text: string) => /\p{N}/u.test(text) && !/\p{L}/u.test(text.replace(lettersOfNumbers, ""));

const linesOf = (text: string) => text.split(/\r\n?|\n/);
