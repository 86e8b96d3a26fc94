import { type FieldName, fieldNames } from "../../../../src/enquiry/fields";
import { fullEnquiry } from "../../../enquiry";
import type { Postgres } from "./postgres";

type Sent = Record<FieldName, string | null>;

let sent = 0;

/** A unique enquiry with these parts changed. */
export function enquiry(parts: Partial<Sent> = {}): Sent {
  sent += 1;
  return { ...fullEnquiry, message: `Our gutters leak (${sent})`, ...parts };
}

/** Sends an enquiry as the website does, by default from a unique address. */
export function send(
  postgres: Postgres,
  typed: Sent,
  headers: Record<string, string> = { "cf-connecting-ip": `10.0.${sent >> 8}.${sent & 255}` },
) {
  return postgres.asVisitor(
    `insert into public.contact_submissions (${fieldNames.join(", ")})
     values (${fieldNames.map((_, index) => `$${index + 1}`).join(", ")})`,
    fieldNames.map(name => typed[name]),
    { headers },
  );
}

/** The number of stored enquiries with this message. */
export async function countStored(postgres: Postgres, message: string | null): Promise<unknown> {
  const [row] = await postgres.asOwner(
    "select count(*)::int from public.contact_submissions where message = $1",
    message,
  );
  return row?.count;
}
