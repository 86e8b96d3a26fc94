-- At most 20 enquiries from one address in ten minutes: more than an office behind one router ever
-- sends, too few to fill the database.

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
create index recent_senders_sender on private.recent_senders (sender, sent_at);
create index recent_senders_sent_at on private.recent_senders (sent_at);
comment on table private.recent_senders is
  'One row for each enquiry stored in the last ten minutes, to count them per sender.';
comment on column private.recent_senders.sender is
  'SHA-256 of the salt and the sender''s address; the address itself is never kept.';
comment on column private.recent_senders.sent_at is 'When the enquiry was stored.';
comment on index private.recent_senders_sender is 'Counts the enquiries of one sender.';
comment on index private.recent_senders_sent_at is 'Finds the rows that are too old to keep.';

-- Closed by the schema already; enabled so that a grant made by mistake still shows nothing.
alter table private.sender_salt enable row level security;
alter table private.recent_senders enable row level security;
revoke all on table private.sender_salt, private.recent_senders
  from public, anon, authenticated, service_role;

create function private.sender_address(headers json) returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  -- Cloudflare, in front of every hosted project, always writes cf-connecting-ip itself, while it
  -- lets the sender begin x-forwarded-for with anything.
  address text := trim(coalesce(
    headers ->> 'cf-connecting-ip',
    split_part(headers ->> 'x-forwarded-for', ',', 1),
    ''
  ));
begin
  -- An IPv4 address as a server listening on IPv6 sees it.
  address := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i');

  -- A household or a phone has a whole IPv6 /64 to send from.
  if family(address::inet) = 6 then
    return network(set_masklen(address::inet, 64))::text;
  end if;
  return host(address::inet);
exception
  when invalid_text_representation then
    return address;
end;
$$;

revoke all on function private.sender_address(json) from public;
comment on function private.sender_address(json) is
  'The address a request came from, by its headers; for IPv6 the network it belongs to.';

create function private.limit_enquiries_per_sender() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  sender_hash bytea;
begin
  -- Rows added by the owner in SQL come with no request.
  if headers is null then
    return null;
  end if;

  select sha256(secret.salt || convert_to(private.sender_address(headers), 'UTF8'))
    into strict sender_hash
    from private.sender_salt as secret;

  -- One sender's enquiries are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(encode(sender_hash, 'hex'), 1));

  if (
    select count(*) >= 20
    from private.recent_senders as recent
    where recent.sender = sender_hash and recent.sent_at > now() - interval '10 minutes'
  ) then
    -- PostgREST answers PTxyz with the HTTP status xyz.
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this address',
      hint = 'Please try again in ten minutes.';
  end if;

  insert into private.recent_senders (sender) values (sender_hash);

  delete from private.recent_senders as recent
  where recent.ctid = any (array(
    select expired.ctid from private.recent_senders as expired
    where expired.sent_at <= now() - interval '10 minutes'
    for update skip locked
  ));

  return null;
end;
$$;

revoke all on function private.limit_enquiries_per_sender() from public;
comment on function private.limit_enquiries_per_sender() is
  'Refuses an enquiry from an address that has had 20 stored in the last ten minutes.';

-- After the insert, so that refused and repeated enquiries are not counted.
create trigger limit_enquiries_per_sender
  after insert on public.contact_submissions
  for each row execute function private.limit_enquiries_per_sender();
comment on trigger limit_enquiries_per_sender on public.contact_submissions is
  'Limits each address to 20 enquiries in ten minutes.';
