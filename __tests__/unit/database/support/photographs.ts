import { randomUUID } from "node:crypto";
import { enquiry } from "./enquiries";
import type { Postgres } from "./postgres";

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
