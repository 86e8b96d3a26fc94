-- Photographs that a visitor sends with an enquiry: up to five JPEGs, each in a request of its own after the enquiry. A
-- random key that only the sender knows says which enquiry they belong to. Nobody may read, change or delete one through
-- the API, except the firm.

alter table public.contact_submissions
  add column photographs_key uuid,
  add column photographs smallint,
  add constraint photographs_number check (photographs between 1 and 5);

grant insert (photographs_key, photographs) on table public.contact_submissions to anon;

create index contact_submissions_photographs_key on public.contact_submissions (photographs_key, created_at)
  where photographs_key is not null;

comment on column public.contact_submissions.photographs_key is
  'Random key that the photographs of this enquiry are sent with; null without photographs.';
comment on column public.contact_submissions.photographs is
  'How many photographs the visitor has chosen: 1 to 5; null without photographs.';
comment on constraint photographs_number on public.contact_submissions is 'Up to five photographs.';
comment on index public.contact_submissions_photographs_key is 'Finds the enquiry of a photograph.';

-- The key and the number of photographs are not compared: a visitor may add photographs before sending again.
create function private.earlier_enquiry(enquiry public.contact_submissions) returns uuid
  language plpgsql
  set search_path = ''
  set enable_seqscan = off
as $$
declare
  not_typed constant text[] := array['id', 'created_at', 'photographs_key', 'photographs'];
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

create or replace function private.is_repeated(enquiry public.contact_submissions) returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  return private.earlier_enquiry(enquiry) is not null;
end;
$$;

create or replace function private.drop_repeated_enquiry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  earlier_id uuid;
begin
  -- Of two identical enquiries arriving together, the second waits here until the first is
  -- committed, and then sees it.
  perform pg_advisory_xact_lock(hashtextextended(
    (to_jsonb(new) - array['id', 'created_at', 'photographs_key', 'photographs'])::text, 0
  ));

  earlier_id := private.earlier_enquiry(new);
  if earlier_id is null then
    return new;
  end if;

  -- The visitor may have added the photographs after the first answer was lost. A key that is there is never replaced.
  update public.contact_submissions as earlier
  set photographs_key = new.photographs_key, photographs = new.photographs
  where earlier.id = earlier_id and earlier.photographs_key is null and new.photographs_key is not null;
  return null;
end;
$$;

comment on function private.drop_repeated_enquiry() is
  'Silently drops an enquiry identical to one stored in the last ten minutes, which takes over the key of its photographs.';

create table public.enquiry_photographs (
  photographs_key uuid not null,
  number smallint not null,
  jpeg text not null,
  created_at timestamptz not null default now(),
  enquiry uuid not null references public.contact_submissions on delete cascade,
  primary key (photographs_key, number),
  constraint number_range check (number between 1 and 5)
);

create index enquiry_photographs_enquiry on public.enquiry_photographs (enquiry, number);

revoke all on table public.enquiry_photographs from public, anon, authenticated, service_role;
grant insert (photographs_key, number, jpeg) on table public.enquiry_photographs to anon;
grant select, delete on table public.enquiry_photographs to service_role;

alter table public.enquiry_photographs enable row level security;

create policy visitors_add_photographs on public.enquiry_photographs
  for insert to anon
  with check (created_at = now());

comment on table public.enquiry_photographs is
  'Photographs sent with enquiries. Visitors (role anon) may add rows and do nothing else; the firm (service_role) may read and delete them.';
comment on column public.enquiry_photographs.photographs_key is 'The key that the enquiry was sent with.';
comment on column public.enquiry_photographs.number is 'Place in the order that the visitor has chosen: 1 to 5.';
comment on column public.enquiry_photographs.jpeg is
  'The file as base64 without line breaks: a JPEG of at most 409,600 bytes.';
comment on column public.enquiry_photographs.created_at is
  'When the photograph was stored; visitors cannot set it.';
comment on column public.enquiry_photographs.enquiry is
  'The enquiry, found by the key; visitors cannot set it.';
comment on constraint enquiry_photographs_pkey on public.enquiry_photographs is
  'Each number once for a key, so that a photograph is never replaced.';
comment on constraint enquiry_photographs_enquiry_fkey on public.enquiry_photographs is
  'Deleting an enquiry deletes its photographs.';
comment on constraint number_range on public.enquiry_photographs is 'Up to five photographs for a key.';
comment on index public.enquiry_photographs_enquiry is 'Finds the photographs of an enquiry.';
comment on policy visitors_add_photographs on public.enquiry_photographs is
  'Visitors may add a photograph stamped with the present moment. No policy lets anyone read, change or delete one.';

create table private.recent_photographs (
  sender bytea not null,
  sent_at timestamptz not null default now()
);
create index recent_photographs_sender on private.recent_photographs (sender, sent_at);
create index recent_photographs_sent_at on private.recent_photographs (sent_at);
comment on table private.recent_photographs is
  'One row for each photograph stored in the last ten minutes, to count them per sender; deleted at the latest at the end of the next day.';
comment on column private.recent_photographs.sender is
  'SHA-256 of the salt and the sender''s address; the address itself is never kept.';
comment on column private.recent_photographs.sent_at is 'When the photograph was stored.';
comment on index private.recent_photographs_sender is 'Counts the photographs of one sender.';
comment on index private.recent_photographs_sent_at is 'Finds the rows that are too old to keep.';

alter table private.recent_photographs enable row level security;
revoke all on table private.recent_photographs from public, anon, authenticated, service_role;

create function private.check_jpeg(jpeg text) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  file bytea;
begin
  -- The base64 of 409,600 bytes has 546,136 characters. Nothing longer is decoded.
  if octet_length(jpeg) <= 546136 then
    begin
      file := decode(jpeg, 'base64');
    exception when invalid_parameter_value then
      raise sqlstate 'PT400' using message = 'The photograph is not valid base64';
    end;
  end if;
  if file is null or octet_length(file) > 409600 then
    raise sqlstate 'PT413' using message = 'The photograph has more than 400 KB';
  end if;

  -- decode() skips white space. A mail gets the text as it is, so it must be base64 and nothing else.
  if jpeg <> translate(encode(file, 'base64'), chr(10), '') then
    raise sqlstate 'PT400' using message = 'The photograph is not valid base64';
  end if;
  if substring(file from 1 for 3) <> '\xffd8ff' or substring(file from octet_length(file) - 1) <> '\xffd9' then
    raise sqlstate 'PT415' using message = 'The photograph is not a JPEG';
  end if;
end;
$$;

revoke all on function private.check_jpeg(text) from public;
comment on function private.check_jpeg(text) is
  'Refuses what is not base64, what has more than 409,600 bytes, and what is not a JPEG by its first and last bytes.';

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

create function private.check_photograph() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.jpeg is not null then
    perform private.check_jpeg(new.jpeg);
  end if;

  -- Photographs are stored one after the other, so that each is counted before the next one.
  perform pg_advisory_xact_lock(hashtextextended('enquiry_photographs', 2));

  -- One answer for a key that is unknown and for one that is too old. A changed enquiry may be sent with the same key.
  -- The lock waits for a deletion that is under way.
  select stored.id into new.enquiry
  from public.contact_submissions as stored
  where stored.photographs_key = new.photographs_key and stored.created_at > now() - interval '1 hour'
  order by stored.created_at desc
  limit 1
  for key share;
  if new.enquiry is null then
    raise sqlstate 'PT403' using message = 'No enquiry of the last hour has this key';
  end if;

  -- Before the limits: the answer to the first request may have been lost.
  if exists (
    select from public.enquiry_photographs as stored
    where stored.photographs_key = new.photographs_key and stored.number = new.number
  ) then
    raise unique_violation using message = 'This photograph is stored already';
  end if;

  -- 200 MB, of 500 that a free project has. Postgres knows the length of a text without reading it.
  if (
    select coalesce(sum(octet_length(stored.jpeg)), 0) + octet_length(new.jpeg) > 200 * 1024 * 1024
    from public.enquiry_photographs as stored
  ) then
    raise sqlstate 'PT507' using message = 'There is no room for more photographs';
  end if;

  perform private.limit_photographs_per_sender();
  return new;
end;
$$;

revoke all on function private.check_photograph() from public;
comment on function private.check_photograph() is
  'Finds the enquiry of a photograph by its key, and refuses what is not a photograph, belongs to none, or is too much.';

create trigger check_photograph
  before insert on public.enquiry_photographs
  for each row execute function private.check_photograph();
comment on trigger check_photograph on public.enquiry_photographs is
  'Stores only JPEGs for an enquiry of the last hour, within the limits.';

create or replace function private.delete_old_enquiries() returns void
  language sql
  set search_path = ''
as $$
  delete from public.contact_submissions where created_at < now() - interval '12 months';
  delete from private.recent_senders where sent_at not between now() - interval '10 minutes' and now();
  delete from private.recent_photographs where sent_at not between now() - interval '10 minutes' and now();
$$;

comment on function private.delete_old_enquiries() is
  'Deletes the enquiries that are older than 12 months, with their photographs, and coded addresses that are no longer counted.';
