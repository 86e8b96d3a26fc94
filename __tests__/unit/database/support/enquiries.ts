import type { Postgres } from "./postgres";

export interface Sent {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  message?: string | null;
}

let sent = 0;

/** An enquiry nobody has sent before, with the given parts changed. */
export function enquiry(parts: Sent = {}): Required<Sent> {
  sent += 1;
  return {
    name: "Ann Visitor",
    email: "ann@example.com",
    phone: "01379 000000",
    message: `Our gutters leak (${sent})`,
    ...parts,
  };
}

/** Sends an enquiry the way the website does, by default from an address nobody else uses. */
export function send(
  postgres: Postgres,
  { name, email, phone, message }: Required<Sent>,
  headers: Record<string, string> = { "cf-connecting-ip": `10.0.${sent >> 8}.${sent & 255}` },
) {
  return postgres.asVisitor(
    "insert into public.contact_submissions (name, email, phone, message) values ($1, $2, $3, $4)",
    [name, email, phone, message],
    { headers },
  );
}

/** How many enquiries with this message are stored. */
export async function countStored(postgres: Postgres, message: string | null): Promise<unknown> {
  const [row] = await postgres.asOwner(
    "select count(*)::int from public.contact_submissions where message = $1",
    message,
  );
  return row?.count;
}
