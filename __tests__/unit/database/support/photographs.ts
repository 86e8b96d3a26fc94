import { randomUUID } from "node:crypto";
import { enquiry } from "./enquiries";
import type { Postgres } from "./postgres";

/** In bytes: the largest photograph that is stored. */
export const largestPhotograph = 409_600;

/** What the database takes for a JPEG: its first and last bytes, with this content and length in bytes. */
export function jpeg({ content = "", length = 1_000 } = {}): Buffer {
  const file = Buffer.alloc(length, content || "x");
  file.set([0xff, 0xd8, 0xff]);
  file.set([0xff, 0xd9], length - 2);
  return file;
}

/** A row of enquiry_photographs, with these parts changed. */
export function photograph(parts: Readonly<Record<string, unknown>> = {}) {
  return { photographs_key: randomUUID(), number: 1, jpeg: jpeg().toString("base64"), ...parts };
}

/** Adds a row as the website does, by default from an address of its own. */
export function add(
  postgres: Postgres,
  table: string,
  row: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = { "cf-connecting-ip": `2001:db8:${randomUUID().slice(0, 4)}:100::1` },
) {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const sql = `insert into public.${table} (${Object.keys(row).join(", ")}) values (${places.join(", ")})`;
  return postgres.asVisitor(sql, Object.values(row), { headers });
}

/** Stores an enquiry that photographs can be added to, and returns their key. */
export async function storeEnquiry(postgres: Postgres, parts: Readonly<Record<string, unknown>> = {}) {
  const photographs_key = randomUUID();
  await add(postgres, "contact_submissions", { ...enquiry(), photographs_key, photographs: 5, ...parts });
  return photographs_key;
}
