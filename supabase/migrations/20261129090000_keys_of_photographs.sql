-- Photographs are neither lost nor counted wrongly when two keys belong to one enquiry, when two tabs have the same key, or
-- when a visitor has changed which photographs to send.

-- A visitor who sends the same words again, with other photographs, has a new key. It belongs to the first enquiry, too.
create table private.photograph_keys (
  photographs_key uuid primary key,
  enquiry uuid not null references public.contact_submissions on delete cascade,
  announced smallint not null,
  constraint announced_range check (announced between 0 and 5)
);

create index photograph_keys_enquiry on private.photograph_keys (enquiry);

alter table private.photograph_keys enable row level security;
revoke all on table private.photograph_keys from public, anon, authenticated, service_role;

comment on table private.photograph_keys is 'The keys that the photographs of each enquiry are sent with.';
comment on column private.photograph_keys.photographs_key is 'Random key that only the sender knows.';
comment on column private.photograph_keys.enquiry is 'The enquiry that was sent with this key last.';
comment on column private.photograph_keys.announced is 'How many photographs the visitor sends with this key.';
comment on constraint photograph_keys_pkey on private.photograph_keys is 'A key belongs to one enquiry.';
comment on constraint photograph_keys_enquiry_fkey on private.photograph_keys is 'Deleting an enquiry deletes its keys.';
comment on constraint announced_range on private.photograph_keys is 'Up to five photographs for a key.';
comment on index private.photograph_keys_enquiry is 'Finds the keys of an enquiry.';

insert into private.photograph_keys (photographs_key, enquiry, announced)
select distinct on (photographs_key) photographs_key, id, coalesce(photographs, 0)
from public.contact_submissions
where photographs_key is not null
order by photographs_key, created_at desc;

drop index public.contact_submissions_photographs_key;

-- The sum of several keys may be more than five. Each key is limited for itself.
alter table public.contact_submissions
  drop constraint photographs_number,
  add constraint photographs_number check (photographs >= 1);
comment on constraint photographs_number on public.contact_submissions is 'Null without photographs.';
comment on column public.contact_submissions.photographs_key is
  'The first random key that photographs of this enquiry are sent with; null without photographs.';
comment on column public.contact_submissions.photographs is
  'How many photographs the enquiry has, also those that may still come; null without photographs.';

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

create or replace function private.drop_repeated_enquiry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  earlier_id uuid;
begin
  -- Of two identical enquiries arriving together, the second waits here until the first is
  -- committed, and then sees it. The mark `doubtful`, which the next migration adds, does not make them different.
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

comment on function private.drop_repeated_enquiry() is
  'Silently drops an enquiry identical to one stored in the last ten minutes, which takes over the key of its photographs.';

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

-- A visitor may have fewer photographs than announced: a file is none, or the page was reloaded while they were sent. Only
-- a key of the last hour can be written to, and nothing can be read.
create view public.photograph_counts as
  select keys.photographs_key, keys.announced as photographs from private.photograph_keys as keys;

revoke all on table public.photograph_counts from public, anon, authenticated, service_role;
grant insert (photographs_key, photographs) on table public.photograph_counts to anon;

comment on view public.photograph_counts is
  'How many photographs come with a key in all. A visitor who adds a row changes the number of a key.';
comment on column public.photograph_counts.photographs_key is 'The key that the enquiry was sent with.';
comment on column public.photograph_counts.photographs is 'How many photographs come with this key: 0 to 5.';

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

-- Photographs of several keys of an enquiry have different numbers, because its mails name them by number.
drop index public.enquiry_photographs_enquiry;
create unique index enquiry_photographs_enquiry on public.enquiry_photographs (enquiry, number);
alter table public.enquiry_photographs
  drop constraint number_range,
  add constraint number_range check (number between 1 and 99);
comment on index public.enquiry_photographs_enquiry is
  'Finds the photographs of an enquiry. Each number once, because mails and files name them by number.';
comment on constraint number_range on public.enquiry_photographs is
  'Up to five numbers for a key; those of several keys of an enquiry follow each other.';
comment on column public.enquiry_photographs.number is
  'Place in the order that the visitor has chosen, or the first free one of the enquiry.';

alter table public.enquiry_photographs add column sent_number smallint;
update public.enquiry_photographs set sent_number = number;
alter table public.enquiry_photographs alter column sent_number set not null;
comment on column public.enquiry_photographs.sent_number is
  'The number that the photograph was sent with: 1 to 5. Shows whether it is sent again.';

create or replace function private.check_photograph() returns trigger
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

comment on function private.check_photograph() is
  'Finds the enquiry of a photograph by its key and a free number, drops what is stored already, and refuses what is not a photograph, belongs to none, or is too much.';

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

create function private.settle_photograph_counts() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  settled uuid;
begin
  for settled in
    update private.photograph_keys as keys
    set announced = arrived.amount
    from public.contact_submissions as stored
    cross join lateral (
      select stored_keys.photographs_key, (
        select count(*) from public.enquiry_photographs as photograph
        where photograph.photographs_key = stored_keys.photographs_key
      ) as amount
      from private.photograph_keys as stored_keys
      where stored_keys.enquiry = stored.id
    ) as arrived
    where stored.created_at between now() - interval '7 days' and now() - interval '1 hour'
      and keys.photographs_key = arrived.photographs_key
      and keys.announced > arrived.amount
    returning keys.enquiry
  loop
    perform private.count_photographs(settled);
  end loop;
end;
$$;

revoke all on function private.settle_photograph_counts() from public;
comment on function private.settle_photograph_counts() is
  'After an hour no photograph can come any more: an enquiry then has as many as are stored.';

do $$
begin
  if to_regnamespace('cron') is not null then
    perform cron.schedule('settle-photograph-counts', '*/10 * * * *', 'select private.settle_photograph_counts()');
  end if;
end;
$$;

-- Each attempt sends the same mail, so the count that it names is written down, too.
alter table private.mails add column announced smallint;
comment on column private.mails.announced is
  'How many photographs the enquiry had when this mail was added; null without photographs.';
update private.mails as mail set announced = stored.photographs
from public.contact_submissions as stored
where stored.id = mail.enquiry;

create or replace function private.add_mails() returns void
  language sql
  set search_path = ''
as $$
  insert into private.mails (enquiry, part, photographs, announced)
  select stored.id, 1 + mailed.parts, waiting.photographs, stored.photographs
  from public.contact_submissions as stored
  cross join lateral (
    select count(*) as parts from private.mails as mail where mail.enquiry = stored.id
  ) as mailed
  cross join lateral (
    select count(*) as amount, max(photograph.created_at) as last_at
    from public.enquiry_photographs as photograph
    where photograph.enquiry = stored.id
  ) as arrived
  cross join lateral (
    select private.photographs_to_mail(stored.id) as photographs
  ) as waiting
  where stored.created_at > now() - interval '7 days'
    and (mailed.parts = 0 or cardinality(waiting.photographs) > 0)
    -- This runs once a minute, so after two minutes the mail is sent within three.
    and (
      arrived.amount >= coalesce(stored.photographs, 0)
      or now() - interval '2 minutes' >= case when mailed.parts = 0 then stored.created_at else arrived.last_at end
    );
$$;

create or replace function private.mail_enquiries() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  address text := (select decrypted_secret from vault.decrypted_secrets where name = 'mail_enquiry_url');
  secret text := (select decrypted_secret from vault.decrypted_secrets where name = 'mail_enquiry_secret');
  due record;
  body jsonb;
begin
  if address is null or secret is null then
    return;
  end if;

  update private.mails as mail set is_sent = true
  from net._http_response as answer
  where not mail.is_sent and answer.id = mail.request and answer.status_code between 200 and 299;

  perform private.add_mails();

  -- Those that were never tried come first, so that one that cannot be sent holds up no other.
  for due in
    select mail.enquiry, mail.part, mail.photographs, mail.announced,
      to_jsonb(stored) - array['photographs_key', 'photographs'] as typed
    from private.mails as mail
    join public.contact_submissions as stored on stored.id = mail.enquiry
    where stored.created_at > now() - interval '7 days'
      and not mail.is_sent
      and (mail.tried_at is null or mail.tried_at <= now() - interval '5 minutes')
    order by mail.tried_at nulls first, stored.created_at, mail.part
    limit 10
  loop
    body := due.typed;
    if due.announced is not null or cardinality(due.photographs) > 0 then
      -- Only their numbers: pg_net has not always sent more than 64 kB (https://github.com/supabase/pg_net/issues/225).
      body := body || jsonb_build_object('photographs', jsonb_build_object(
        'part', due.part, 'announced', due.announced, 'numbers', due.photographs
      ));
    end if;

    update private.mails as mail
    set
      request = net.http_post(
        url := address,
        body := body,
        headers := jsonb_build_object('Content-Type', 'application/json', 'X-Mail-Secret', secret),
        timeout_milliseconds := 40000
      ),
      tried_at = now()
    where mail.enquiry = due.enquiry and mail.part = due.part;
  end loop;
end;
$$;
