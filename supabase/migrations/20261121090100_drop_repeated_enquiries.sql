-- A visitor whose answer got lost sends again: the enquiry is stored once and still answered with
-- success.

create schema private;
revoke all on schema private from public;
comment on schema private is
  'Machinery behind the public tables. Not exposed by the API and closed to its roles.';

create function private.drop_repeated_enquiry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Of two identical enquiries arriving together, the second waits here until the first is
  -- committed, and then sees it.
  perform pg_advisory_xact_lock(
    hashtextextended(concat_ws(chr(31), new.name, new.email, new.phone, new.message), 0)
  );

  if exists (
    select from public.contact_submissions as earlier
    where earlier.created_at > now() - interval '10 minutes'
      and earlier.name = new.name
      and earlier.email = new.email
      and earlier.phone is not distinct from new.phone
      and earlier.message = new.message
  ) then
    return null;
  end if;

  return new;
end;
$$;

revoke all on function private.drop_repeated_enquiry() from public;
comment on function private.drop_repeated_enquiry() is
  'Silently drops an enquiry identical to one stored in the last ten minutes.';

create trigger drop_repeated_enquiry
  before insert on public.contact_submissions
  for each row execute function private.drop_repeated_enquiry();
comment on trigger drop_repeated_enquiry on public.contact_submissions is
  'Stores an enquiry once when it is sent again within ten minutes.';
