import { stripVTControlCharacters } from "node:util";
import type { Enquiry } from "./listing";

const fields = ["receivedAt", "name", "email", "phone", "message"] as const;
const heading = ["received", "name", "email", "phone", "message"];

/** A list to read in a terminal. */
export function asText(enquiries: readonly Enquiry[]): string {
  if (enquiries.length === 0) return "No enquiries are stored yet.\n";
  const count = enquiries.length === 1 ? "1 enquiry" : `${enquiries.length} enquiries`;
  return `${count}, newest first\n\n${enquiries.map(paragraph).join("\n")}`;
}

function paragraph({ receivedAt, name, email, phone, message }: Enquiry): string {
  const sender = [name, email, phone].filter(Boolean).map(part => printable(String(part)));
  const lines = printable(message).split("\n");
  return `${receivedAt}\n${sender.join("  ·  ")}\n${lines.map(line => `    ${line}\n`).join("")}`;
}

/** Without the control characters that could move the cursor or recolour the terminal. */
function printable(text: string): string {
  return stripVTControlCharacters(text.replace(/\r\n?/g, "\n")).replace(/(?![\t\n])\p{Cc}/gu, "");
}

/** Excel takes a file without this byte order mark for one in the computer's old code page. */
const utf8Mark = "\uFEFF";

/**
 * Comma-separated values (RFC 4180) in UTF-8 with its mark. A value that a spreadsheet would run as a formula starts with
 * an apostrophe: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function asCsv(enquiries: readonly Enquiry[]): string {
  const rows = enquiries.map(enquiry => fields.map(field => enquiry[field] ?? ""));
  return utf8Mark + [heading, ...rows].map(row => `${row.map(csvValue).join(",")}\r\n`).join("");
}

function csvValue(value: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
