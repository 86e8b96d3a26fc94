-- Photographs that a visitor sends with an enquiry: up to five JPEGs, each in a request of its own after the enquiry. A
-- random key that only the sender knows says which enquiry they belong to. Nobody may read, change or delete one through
-- the API, except the firm.

-- The keys. A visitor who sends the same words again, with other photographs, has a new key. It belongs to the first
-- enquiry, too.

create table private.photograph_keys (
  photographs_key uuid primary key,
  enquiry uuid not null references public.contact_submissions on delete cascade,
  announced smallint not null,
  constraint announced_range check (announced between 0 and 5)
);

comment on table private.photograph_keys is 'The keys that the photographs of each enquiry are sent with.';
comment on column private.photograph_keys.photographs_key is 'Random key that only the sender knows.';
comment on column private.photograph_keys.enquiry is 'The enquiry that was sent with this key last.';
comment on column private.photograph_keys.announced is 'How many photographs the visitor sends with this key.';
comment on constraint photograph_keys_pkey on private.photograph_keys is 'A key belongs to one enquiry.';
comment on constraint photograph_keys_enquiry_fkey on private.photograph_keys is 'Deleting an enquiry deletes its keys.';
comment on constraint announced_range on private.photograph_keys is 'Up to five photographs for a key.';

create index photograph_keys_enquiry on private.photograph_keys (enquiry);
comment on index private.photograph_keys_enquiry is 'Finds the keys of an enquiry.';

-- Closed by the schema already; enabled so that a grant made by mistake still shows nothing.
alter table private.photograph_keys enable row level security;
revoke all on table private.photograph_keys from public, anon, authenticated, service_role;

-- The photographs.

create table public.enquiry_photographs (
  photographs_key uuid not null,
  number smallint not null,
  sent_number smallint not null,
  jpeg text not null,
  created_at timestamptz not null default now(),
  enquiry uuid not null references public.contact_submissions on delete cascade,
  primary key (photographs_key, number),
  -- A visitor sends 1 to 5 (check_photograph). Stored numbers go further, because an enquiry may have several keys.
  constraint number_range check (number between 1 and 99)
);

comment on table public.enquiry_photographs is
  'Photographs sent with enquiries. Visitors (role anon) may add rows and do nothing else; the firm (service_role) may read and delete them.';
comment on column public.enquiry_photographs.photographs_key is 'The key that the enquiry was sent with.';
comment on column public.enquiry_photographs.number is
  'Place in the order that the visitor has chosen, or the first free one of the enquiry.';
comment on column public.enquiry_photographs.sent_number is
  'The number that the photograph was sent with: 1 to 5. Shows whether it is sent again.';
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
comment on constraint number_range on public.enquiry_photographs is
  'Up to five numbers for a key; those of several keys of an enquiry follow each other.';

create unique index enquiry_photographs_enquiry on public.enquiry_photographs (enquiry, number);
comment on index public.enquiry_photographs_enquiry is
  'Finds the photographs of an enquiry. Each number once, because mails and files name them by number.';

revoke all on table public.enquiry_photographs from public, anon, authenticated, service_role;
grant insert (photographs_key, number, jpeg) on table public.enquiry_photographs to anon;
grant select, delete on table public.enquiry_photographs to service_role;

alter table public.enquiry_photographs enable row level security;

create policy visitors_add_photographs on public.enquiry_photographs
  for insert to anon
  with check (created_at = now());
comment on policy visitors_add_photographs on public.enquiry_photographs is
  'Visitors may add a photograph stamped with the present moment. No policy lets anyone read, change or delete one.';

-- What is refused: a file that is no JPEG or too large, a key of no enquiry of the last hour, the sixth photograph of a
-- key, and every photograph when there is no more room.

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

create function private.open_enquiry(sent_key uuid) returns uuid
  language plpgsql
  set search_path = ''
as $$
declare
  enquiry_id uuid;
begin
  -- One answer for a key that is unknown and for one that is too old. The lock waits for a deletion that is under way.
  select stored.id into enquiry_id
  from private.photograph_keys as keys
  join public.contact_submissions as stored on stored.id = keys.enquiry
  where keys.photographs_key = sent_key and stored.created_at > now() - interval '1 hour'
  for key share of stored;
  if enquiry_id is null then
    raise sqlstate 'PT403' using message = 'No enquiry of the last hour has this key';
  end if;
  return enquiry_id;
end;
$$;

revoke all on function private.open_enquiry(uuid) from public;
comment on function private.open_enquiry(uuid) is
  'The enquiry of a key, if it is one of the last hour. Otherwise refuses the request.';

create function private.check_photograph() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.jpeg is not null then
    perform private.check_jpeg(new.jpeg);
  end if;
  if new.number not between 1 and 5 then
    raise check_violation using constraint = 'number_range', message = 'The number of a photograph is 1 to 5';
  end if;

  -- Photographs are stored one after the other, so that each is counted before the next one.
  perform pg_advisory_xact_lock(hashtextextended('enquiry_photographs', 2));

  new.enquiry := private.open_enquiry(new.photographs_key);
  new.sent_number := new.number;

  -- Before the limits: the answer to the first request may have been lost.
  if exists (
    select from public.enquiry_photographs as stored
    where stored.photographs_key = new.photographs_key
      and stored.sent_number = new.sent_number
      and stored.jpeg = new.jpeg
  ) then
    return null;
  end if;

  -- Another photograph may have the number: it comes from a copy of the tab, or with another key of the enquiry.
  select free.number into new.number
  from generate_series(1, 99) as free (number)
  where new.sent_number is not null and not exists (
    select from public.enquiry_photographs as stored
    where stored.number = free.number
      and (stored.photographs_key = new.photographs_key or stored.enquiry = new.enquiry)
  )
  order by free.number <> new.sent_number, free.number
  limit 1;

  if (
    select count(*) >= 5 from public.enquiry_photographs as stored where stored.photographs_key = new.photographs_key
  ) then
    raise sqlstate 'PT403' using message = 'Five photographs have this key already';
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
  'Finds the enquiry of a photograph by its key and a free number, drops what is stored already, and refuses what is not a photograph, belongs to none, or is too much.';

create trigger check_photograph
  before insert on public.enquiry_photographs
  for each row execute function private.check_photograph();
comment on trigger check_photograph on public.enquiry_photographs is
  'Stores only JPEGs for an enquiry of the last hour, within the limits.';

-- How many there are: what the visitor announces with each key, and at least as many as are stored.

create function private.count_photographs(enquiry_id uuid) returns void
  language sql
  set search_path = ''
as $$
  update public.contact_submissions as stored
  set photographs = counted.amount
  from (
    select nullif(greatest(
      (select coalesce(sum(keys.announced), 0) from private.photograph_keys as keys where keys.enquiry = enquiry_id),
      (select count(*) from public.enquiry_photographs as photograph where photograph.enquiry = enquiry_id)
    ), 0)::smallint as amount
  ) as counted
  where stored.id = enquiry_id and stored.photographs is distinct from counted.amount;
$$;

revoke all on function private.count_photographs(uuid) from public;
comment on function private.count_photographs(uuid) is
  'Writes how many photographs an enquiry has: those announced with its keys, or those stored if they are more.';

create function private.announce_photographs(sent_key uuid, enquiry_id uuid, amount smallint) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  earlier uuid := (
    select keys.enquiry from private.photograph_keys as keys where keys.photographs_key = sent_key
  );
begin
  insert into private.photograph_keys (photographs_key, enquiry, announced)
  values (sent_key, enquiry_id, coalesce(amount, 0))
  on conflict (photographs_key) do update set enquiry = excluded.enquiry, announced = excluded.announced;

  perform private.count_photographs(enquiry_id);
  -- The words were changed and sent again: nothing more comes for the first ones.
  if earlier <> enquiry_id then
    perform private.count_photographs(earlier);
  end if;
end;
$$;

revoke all on function private.announce_photographs(uuid, uuid, smallint) from public;
comment on function private.announce_photographs(uuid, uuid, smallint) is
  'Notes which enquiry a key belongs to, and how many photographs come with it.';

create function private.announce_new_photographs() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.announce_photographs(new.photographs_key, new.id, new.photographs);
  return null;
end;
$$;

revoke all on function private.announce_new_photographs() from public;
comment on function private.announce_new_photographs() is 'Notes the key of a new enquiry.';

create trigger announce_new_photographs
  after insert on public.contact_submissions
  for each row when (new.photographs_key is not null)
  execute function private.announce_new_photographs();
comment on trigger announce_new_photographs on public.contact_submissions is
  'Notes the key that photographs of the enquiry are sent with.';

create function private.count_after_photograph() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.count_photographs(new.enquiry);
  return null;
end;
$$;

revoke all on function private.count_after_photograph() from public;
comment on function private.count_after_photograph() is 'Counts the photographs of an enquiry after each.';

create trigger count_after_photograph
  after insert on public.enquiry_photographs
  for each row execute function private.count_after_photograph();
comment on trigger count_after_photograph on public.enquiry_photographs is
  'An enquiry never has fewer photographs by its count than are stored.';

-- A visitor may have fewer photographs than announced: a file is none, or the page was reloaded while they were sent. Only
-- a key of the last hour can be written to, and nothing can be read.

create view public.photograph_counts as
  select keys.photographs_key, keys.announced as photographs from private.photograph_keys as keys;

comment on view public.photograph_counts is
  'How many photographs come with a key in all. A visitor who adds a row changes the number of a key.';
comment on column public.photograph_counts.photographs_key is 'The key that the enquiry was sent with.';
comment on column public.photograph_counts.photographs is 'How many photographs come with this key: 0 to 5.';

revoke all on table public.photograph_counts from public, anon, authenticated, service_role;
grant insert (photographs_key, photographs) on table public.photograph_counts to anon;

create function private.change_photograph_count() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  enquiry_id uuid := private.open_enquiry(new.photographs_key);
begin
  if new.photographs is null then
    raise not_null_violation using message = 'The number of photographs is missing';
  end if;
  update private.photograph_keys as keys set announced = new.photographs
  where keys.photographs_key = new.photographs_key;
  perform private.count_photographs(enquiry_id);
  return new;
end;
$$;

revoke all on function private.change_photograph_count() from public;
comment on function private.change_photograph_count() is 'Changes how many photographs come with a key of the last hour.';

create trigger change_photograph_count
  instead of insert on public.photograph_counts
  for each row execute function private.change_photograph_count();
comment on trigger change_photograph_count on public.photograph_counts is 'Changes the number instead of adding a row.';
