-- The form marks an enquiry that a program may have filled in. It is stored, limited, compared, mailed and deleted like any
-- other, so that nothing is lost that a visitor was told is sent. Its mail and `npm run enquiries` show the mark.

alter table public.contact_submissions
  add column doubtful boolean,
  add constraint doubtful_if_set check (doubtful);

grant insert (doubtful) on table public.contact_submissions to anon;

comment on column public.contact_submissions.doubtful is
  'True if a program may have filled in the form: its hidden field was filled, and it was sent within 3 seconds. Otherwise null.';
comment on constraint doubtful_if_set on public.contact_submissions is 'Never false: null says the same.';

-- The mark is not compared: the same words, sent again some seconds later, have none.
create or replace function private.earlier_enquiry(enquiry public.contact_submissions) returns uuid
  language plpgsql
  set search_path = ''
  set enable_seqscan = off
as $$
declare
  not_typed constant text[] := array['id', 'created_at', 'photographs_key', 'photographs', 'doubtful'];
begin
  return (
    select earlier.id from public.contact_submissions as earlier
    where hashtextextended(
        earlier.name || chr(31) || earlier.email || chr(31) || coalesce(earlier.phone, '') || chr(31) || earlier.message, 0
      ) = hashtextextended(
        enquiry.name || chr(31) || enquiry.email || chr(31) || coalesce(enquiry.phone, '') || chr(31) || enquiry.message, 0
      )
      and earlier.created_at > now() - interval '10 minutes'
      and to_jsonb(earlier) - not_typed = to_jsonb(enquiry) - not_typed
    limit 1
  );
end;
$$;
