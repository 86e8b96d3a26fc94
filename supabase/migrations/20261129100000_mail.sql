-- Mail: each enquiry reaches the firm as an e-mail, by the function in supabase/functions/mail-enquiry. The webhooks of a
-- hosted project are sent once, whatever becomes of them (https://github.com/supabase/pg_net/issues/110); here an enquiry is
-- sent until the function has answered that the mail is on its way. The local server sends no mail.
--
-- Photographs are attached. The mail waits until all that were announced have come, or for three minutes; what comes later,
-- or does not fit, follows in a further mail. Which photographs a mail has is written down before it is sent for the first
-- time, so that each attempt sends the same mail: the provider takes a second mail with the same idempotency key for the
-- first one.

create table private.mails (
  enquiry uuid not null references public.contact_submissions on delete cascade,
  part smallint not null,
  photographs smallint[] not null default '{}',
  announced smallint,
  request bigint,
  tried_at timestamptz,
  is_sent boolean not null default false,
  primary key (enquiry, part)
);

comment on table private.mails is
  'What has become of the e-mails about each enquiry, since there is an address to send to.';
comment on column private.mails.enquiry is 'The enquiry; forgotten together with it.';
comment on column private.mails.part is '1 for the mail with the words, then 2 and so on for further photographs.';
comment on column private.mails.photographs is 'The numbers of the photographs that this mail has.';
comment on column private.mails.announced is
  'How many photographs the enquiry had when this mail was added; null without photographs.';
comment on column private.mails.request is
  'The last request to the function, as in net._http_response; null before the first.';
comment on column private.mails.tried_at is 'When that request was made; null before the first.';
comment on column private.mails.is_sent is 'Whether the function has answered that the mail is on its way.';
comment on constraint mails_pkey on private.mails is 'One mail for each part of an enquiry.';
comment on constraint mails_enquiry_fkey on private.mails is 'Deleting an enquiry deletes this too.';

-- Closed by the schema already; enabled so that a grant made by mistake still shows nothing.
alter table private.mails enable row level security;
revoke all on table private.mails from public, anon, authenticated, service_role;

create function private.mail_limit() returns integer
  language sql
  immutable
  set search_path = ''
as $$
  select 9000000;
$$;

revoke all on function private.mail_limit() from public;
comment on function private.mail_limit() is
  'How many characters of base64 a mail has at most: providers take mails of 10 MB, most of them larger ones. Five photographs have 2.7 million.';

create function private.photographs_to_mail(enquiry_id uuid) returns smallint[]
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(array_agg(waiting.number order by waiting.number), '{}')
  from (
    select photograph.number, sum(octet_length(photograph.jpeg)) over (order by photograph.number) as total
    from public.enquiry_photographs as photograph
    where photograph.enquiry = enquiry_id
      and not exists (
        select from private.mails as mail
        where mail.enquiry = enquiry_id and photograph.number = any (mail.photographs)
      )
  ) as waiting
  where waiting.total <= private.mail_limit();
$$;

revoke all on function private.photographs_to_mail(uuid) from public;
comment on function private.photographs_to_mail(uuid) is
  'The numbers of the photographs of an enquiry that are in no mail yet, as many as fit into one.';

create function private.add_mails() returns void
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

revoke all on function private.add_mails() from public;
comment on function private.add_mails() is
  'Adds a mail for each new enquiry, and for photographs that came later; neither while announced photographs may still come.';

-- A mail has all columns that a visitor types, also one that is added later.
create function private.mail_enquiries() returns void
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

revoke all on function private.mail_enquiries() from public;
comment on function private.mail_enquiries() is
  'Hands up to ten mails about enquiries of the last 7 days to the function that sends them; each again every 5 minutes until it is sent.';

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;

  if to_regnamespace('cron') is not null then
    perform cron.schedule('mail-enquiries', '* * * * *', 'select private.mail_enquiries()');
  end if;
end;
$$;
