import type { Postgres } from "./postgres";

/** Lets time pass for what is stored. */
export function tenMinutesLater(postgres: Postgres) {
  return postgres.asOwner(`
    update public.contact_submissions set created_at = created_at - interval '10 minutes';
    update private.recent_senders set sent_at = sent_at - interval '10 minutes';`);
}
