-- The coded addresses of senders are deleted with the next enquiry, but on a quiet site that can take weeks. Every night
-- is soon enough for the privacy page, which says "at most two days".

create or replace function private.delete_old_enquiries() returns void
  language sql
  set search_path = ''
as $$
  delete from public.contact_submissions where created_at < now() - interval '12 months';
  delete from private.recent_senders where sent_at <= now() - interval '10 minutes';
$$;

comment on function private.delete_old_enquiries() is
  'Deletes the enquiries that are older than 12 months, and coded addresses that are no longer counted.';
comment on table private.recent_senders is
  'One row for each enquiry stored in the last ten minutes, to count them per sender; deleted at the latest at the end of the next day.';
