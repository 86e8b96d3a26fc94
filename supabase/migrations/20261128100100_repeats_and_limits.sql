-- What is stored once, and what is too much. A household may send 20 enquiries and 15 photographs in ten minutes: more than
-- an office behind one router ever sends, too few to fill the database. An enquiry that is sent again, because its first
-- answer was lost, is stored once and answered with success.
--
-- Triggers run in the order of their names. Before an enquiry is stored: check_request_size, check_sender,
-- drop_repeated_enquiry. After it: limit_enquiries_per_sender. So the cost of an insert does not grow with the enquiries of
-- the last ten minutes, and a sender who has sent too many is refused before anything is written.

-- Who sends.

create table private.sender_salt (
  only_row boolean primary key default true,
  salt bytea not null,
  constraint only_row_is_true check (only_row)
);

comment on table private.sender_salt is
  'The secret that keeps hashed sender addresses from being looked up. One row, made by the migration.';
comment on column private.sender_salt.only_row is 'Always true, which allows no second row.';
comment on column private.sender_salt.salt is '32 random bytes, different in every database.';
comment on constraint sender_salt_pkey on private.sender_salt is 'One row at most.';
comment on constraint only_row_is_true on private.sender_salt is 'One row at most.';

-- gen_random_uuid() is the one strong random source every Postgres has without an extension.
insert into private.sender_salt (salt)
values (sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

create table private.recent_senders (
  sender bytea not null,
  sent_at timestamptz not null default now()
);

comment on table private.recent_senders is
  'One row for each enquiry stored in the last ten minutes, to count them per sender; deleted at the latest at the end of the next day.';
comment on column private.recent_senders.sender is
  'SHA-256 of the salt and the sender''s address; the address itself is never kept.';
comment on column private.recent_senders.sent_at is 'When the enquiry was stored.';

create index recent_senders_sender on private.recent_senders (sender, sent_at);
comment on index private.recent_senders_sender is 'Counts the enquiries of one sender.';
create index recent_senders_sent_at on private.recent_senders (sent_at);
comment on index private.recent_senders_sent_at is 'Finds the rows that are too old to keep.';

create table private.recent_photographs (
  sender bytea not null,
  sent_at timestamptz not null default now()
);

comment on table private.recent_photographs is
  'One row for each photograph stored in the last ten minutes, to count them per sender; deleted at the latest at the end of the next day.';
comment on column private.recent_photographs.sender is
  'SHA-256 of the salt and the sender''s address; the address itself is never kept.';
comment on column private.recent_photographs.sent_at is 'When the photograph was stored.';

create index recent_photographs_sender on private.recent_photographs (sender, sent_at);
comment on index private.recent_photographs_sender is 'Counts the photographs of one sender.';
create index recent_photographs_sent_at on private.recent_photographs (sent_at);
comment on index private.recent_photographs_sent_at is 'Finds the rows that are too old to keep.';

-- Closed by the schema already; enabled so that a grant made by mistake still shows nothing.
alter table private.sender_salt enable row level security;
alter table private.recent_senders enable row level security;
alter table private.recent_photographs enable row level security;
revoke all on table private.sender_salt, private.recent_senders, private.recent_photographs
  from public, anon, authenticated, service_role;

-- Only cf-connecting-ip is believed. Cloudflare, in front of every hosted project, always writes it itself, and so does the
-- local server; x-forwarded-for can be begun with anything by the sender. Of IPv6, many providers give a household a /56.
create function private.sender_address(headers json) returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  -- Without the header all senders are counted as one: too strict, never too loose.
  address text := trim(coalesce(headers ->> 'cf-connecting-ip', ''));
begin
  -- An IPv4 address as a server listening on IPv6 sees it.
  address := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i');

  if family(address::inet) = 6 then
    return network(set_masklen(address::inet, 56))::text;
  end if;
  return host(address::inet);
exception
  when invalid_text_representation then
    return address;
end;
$$;

revoke all on function private.sender_address(json) from public;
comment on function private.sender_address(json) is
  'The address a request came from, by cf-connecting-ip only; for IPv6 the network it belongs to.';

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

-- Enquiries: what is refused before anything is written. Rows that the owner adds in SQL come without headers, and have no
-- limits.

-- One request to the hosted API can hold many rows. They are compared with each other, which takes minutes for thousands,
-- before the limit of their sender is checked. So a request is refused at its 21st row.
create function private.check_request_size() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (select count(*) >= 20 from public.contact_submissions where created_at = now()) then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this address',
      hint = 'Please try again in ten minutes.';
  end if;
  return new;
end;
$$;

revoke all on function private.check_request_size() from public;
comment on function private.check_request_size() is
  'Refuses the 21st enquiry of a request.';

create trigger check_request_size
  before insert on public.contact_submissions
  for each row when (nullif(current_setting('request.headers', true), '') is not null)
  execute function private.check_request_size();
comment on trigger check_request_size on public.contact_submissions is
  'Limits each request to 20 enquiries.';

-- Without sequential scans: a connection keeps its first plan, which is often made while the table is small.
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

create trigger check_sender
  before insert on public.contact_submissions
  for each row when (nullif(current_setting('request.headers', true), '') is not null)
  execute function private.check_sender();
comment on trigger check_sender on public.contact_submissions is
  'Refuses senders who have sent 20 enquiries in ten minutes, first of all.';

-- Enquiries: what is dropped, because it is stored already. All columns that a visitor types are compared, also one that is
-- added later. The index has four of them, because it only finds those to compare.

create index contact_submissions_typed on public.contact_submissions (
  hashtextextended(
    name || chr(31) || email || chr(31) || coalesce(phone, '') || chr(31) || message, 0
  ),
  created_at
);
comment on index public.contact_submissions_typed is
  'Finds an enquiry of the last minutes that is sent again.';

-- A visitor may add photographs before sending again, and the same words, sent some seconds later, are not doubtful. Without
-- sequential scans, as above.
create function private.earlier_enquiry(enquiry public.contact_submissions) returns uuid
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

revoke all on function private.earlier_enquiry(public.contact_submissions) from public;
comment on function private.earlier_enquiry(public.contact_submissions) is
  'The id of an identical enquiry that was stored in the last ten minutes, if there is one.';

create function private.is_repeated(enquiry public.contact_submissions) returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  return private.earlier_enquiry(enquiry) is not null;
end;
$$;

revoke all on function private.is_repeated(public.contact_submissions) from public;
comment on function private.is_repeated(public.contact_submissions) is
  'Whether an enquiry is identical to one stored in the last ten minutes.';

create function private.drop_repeated_enquiry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  earlier_id uuid;
begin
  -- Of two identical enquiries arriving together, the second waits here until the first is
  -- committed, and then sees it. The mark `doubtful` does not make them different.
  perform pg_advisory_xact_lock(hashtextextended(
    (to_jsonb(new) - array['id', 'created_at', 'photographs_key', 'photographs', 'doubtful'])::text, 0
  ));

  earlier_id := private.earlier_enquiry(new);
  if earlier_id is null then
    return new;
  end if;

  -- An enquiry has up to four keys, so that nobody fills the table with them. With a fifth it is stored as a new one.
  if (
    select count(*) >= 4 from private.photograph_keys as keys
    where keys.enquiry = earlier_id and keys.photographs_key <> new.photographs_key
  ) then
    return new;
  end if;

  if new.photographs_key is not null then
    update public.contact_submissions as earlier
    set photographs_key = new.photographs_key
    where earlier.id = earlier_id and earlier.photographs_key is null;
    perform private.announce_photographs(new.photographs_key, earlier_id, new.photographs);
  end if;
  return null;
end;
$$;

revoke all on function private.drop_repeated_enquiry() from public;
comment on function private.drop_repeated_enquiry() is
  'Silently drops an enquiry identical to one stored in the last ten minutes, which takes over the key of its photographs.';

create trigger drop_repeated_enquiry
  before insert on public.contact_submissions
  for each row execute function private.drop_repeated_enquiry();
comment on trigger drop_repeated_enquiry on public.contact_submissions is
  'Stores an enquiry once when it is sent again within ten minutes.';

-- Enquiries: what is counted. After the insert, so that refused and repeated enquiries are not. It checks once more, for the
-- rows of one request.

create function private.limit_enquiries_per_sender() returns trigger
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

revoke all on function private.limit_enquiries_per_sender() from public;
comment on function private.limit_enquiries_per_sender() is
  'Refuses an enquiry from an address that has had 20 stored in the last ten minutes.';

create trigger limit_enquiries_per_sender
  after insert on public.contact_submissions
  for each row execute function private.limit_enquiries_per_sender();
comment on trigger limit_enquiries_per_sender on public.contact_submissions is
  'Limits each address to 20 enquiries in ten minutes.';

-- Photographs: private.check_photograph() calls this last, so that refused and repeated ones are not counted.

create function private.limit_photographs_per_sender() returns void
  language plpgsql
  set search_path = ''
  set enable_seqscan = off
as $$
declare
  sender_hash bytea := private.sender_hash();
begin
  -- Rows added by the owner in SQL come with no request.
  if sender_hash is null then
    return;
  end if;

  if (
    select count(*) >= 15
    from private.recent_photographs as recent
    where recent.sender = sender_hash and recent.sent_at > now() - interval '10 minutes'
  ) then
    raise sqlstate 'PT429' using
      message = 'Too many photographs from this address',
      hint = 'Please try again in ten minutes.';
  end if;

  insert into private.recent_photographs (sender) values (sender_hash);

  -- With the limit, Postgres reads the few oldest rows from the index, not all of the table.
  delete from private.recent_photographs as recent
  where recent.ctid = any (array(
    select expired.ctid from private.recent_photographs as expired
    where expired.sent_at <= now() - interval '10 minutes'
    order by expired.sent_at
    limit 100
    for update skip locked
  ));
end;
$$;

revoke all on function private.limit_photographs_per_sender() from public;
comment on function private.limit_photographs_per_sender() is
  'Counts a photograph, and refuses it from an address that has had 15 stored in the last ten minutes.';
