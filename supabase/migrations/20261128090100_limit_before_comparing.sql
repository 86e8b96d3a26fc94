-- The cost of an insert does not grow with the enquiries of the last ten minutes: an index finds a repeated one, and a
-- sender who has sent too many is refused before anything is compared or written.

-- By the columns of the first migration. What this finds is compared in full, so a further column needs no new index.
create index contact_submissions_typed on public.contact_submissions (
  hashtextextended(
    name || chr(31) || email || chr(31) || coalesce(phone, '') || chr(31) || message, 0
  ),
  created_at
);
comment on index public.contact_submissions_typed is
  'Finds an enquiry of the last minutes that is sent again.';
comment on index public.contact_submissions_created_at is
  'Finds the enquiries of the last days to mail, those that are too old to keep, and the newest to read.';

-- Without sequential scans: a connection keeps its first plan, which is often made while the table is small.
create function private.is_repeated(enquiry public.contact_submissions) returns boolean
  language plpgsql
  set search_path = ''
  set enable_seqscan = off
as $$
begin
  return exists (
    select from public.contact_submissions as earlier
    where hashtextextended(
        earlier.name || chr(31) || earlier.email || chr(31) || coalesce(earlier.phone, '') || chr(31) || earlier.message, 0
      ) = hashtextextended(
        enquiry.name || chr(31) || enquiry.email || chr(31) || coalesce(enquiry.phone, '') || chr(31) || enquiry.message, 0
      )
      and earlier.created_at > now() - interval '10 minutes'
      and to_jsonb(earlier) - array['id', 'created_at'] = to_jsonb(enquiry) - array['id', 'created_at']
  );
end;
$$;

revoke all on function private.is_repeated(public.contact_submissions) from public;
comment on function private.is_repeated(public.contact_submissions) is
  'Whether an enquiry is identical to one stored in the last ten minutes.';

create or replace function private.drop_repeated_enquiry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Of two identical enquiries arriving together, the second waits here until the first is
  -- committed, and then sees it.
  perform pg_advisory_xact_lock(
    hashtextextended((to_jsonb(new) - array['id', 'created_at'])::text, 0)
  );

  if private.is_repeated(new) then
    return null;
  end if;
  return new;
end;
$$;

create function private.sender_hash() returns bytea
  language plpgsql
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  sender_hash bytea;
begin
  if headers is null then
    return null;
  end if;

  select sha256(secret.salt || convert_to(private.sender_address(headers), 'UTF8'))
    into strict sender_hash
    from private.sender_salt as secret;
  return sender_hash;
end;
$$;

revoke all on function private.sender_hash() from public;
comment on function private.sender_hash() is
  'SHA-256 of the salt and the address of the request''s sender; null for rows that the owner adds in SQL.';

create function private.has_sent_enough(sender_hash bytea) returns boolean
  language plpgsql
  set search_path = ''
  set enable_seqscan = off
as $$
begin
  -- One sender's enquiries are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(encode(sender_hash, 'hex'), 1));

  return (
    select count(*) >= 20
    from private.recent_senders as recent
    where recent.sender = sender_hash and recent.sent_at > now() - interval '10 minutes'
  );
end;
$$;

revoke all on function private.has_sent_enough(bytea) from public;
comment on function private.has_sent_enough(bytea) is
  'Whether a sender has had 20 enquiries stored in the last ten minutes.';

create function private.check_sender() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  sender_hash bytea := private.sender_hash();
begin
  -- An enquiry that is stored already is answered with success, because its first answer may have been lost.
  if private.has_sent_enough(sender_hash) and not private.is_repeated(new) then
    -- PostgREST answers PTxyz with the HTTP status xyz.
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this address',
      hint = 'Please try again in ten minutes.';
  end if;
  return new;
end;
$$;

revoke all on function private.check_sender() from public;
comment on function private.check_sender() is
  'Refuses an enquiry from an address that has had 20 stored in the last ten minutes, before anything is written.';

-- Triggers run in the order of their names: this one before drop_repeated_enquiry.
create trigger check_sender
  before insert on public.contact_submissions
  for each row when (nullif(current_setting('request.headers', true), '') is not null)
  execute function private.check_sender();
comment on trigger check_sender on public.contact_submissions is
  'Refuses senders who have sent 20 enquiries in ten minutes, first of all.';

-- Still counts after the insert, for the rows of one request, and records the sender.
create or replace function private.limit_enquiries_per_sender() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  set enable_seqscan = off
as $$
declare
  sender_hash bytea := private.sender_hash();
begin
  if sender_hash is null then
    return null;
  end if;

  if private.has_sent_enough(sender_hash) then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this address',
      hint = 'Please try again in ten minutes.';
  end if;

  insert into private.recent_senders (sender) values (sender_hash);

  -- With the limit, Postgres reads the few oldest rows from the index, not all of the table.
  delete from private.recent_senders as recent
  where recent.ctid = any (array(
    select expired.ctid from private.recent_senders as expired
    where expired.sent_at <= now() - interval '10 minutes'
    order by expired.sent_at
    limit 100
    for update skip locked
  ));

  return null;
end;
$$;
