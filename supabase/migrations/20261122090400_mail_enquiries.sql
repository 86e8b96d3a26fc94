-- Each enquiry reaches the firm as an e-mail, by the function in supabase/functions/mail-enquiry. The webhooks of a
-- hosted project are sent once, whatever becomes of them (https://github.com/supabase/pg_net/issues/110); here an
-- enquiry is sent until the function has answered that the mail is on its way.

create table private.mails (
  enquiry uuid primary key references public.contact_submissions on delete cascade,
  request bigint not null,
  tried_at timestamptz not null default now(),
  is_sent boolean not null default false
);
comment on table private.mails is 'What has become of the e-mail about each enquiry, since there is an address to send to.';
comment on column private.mails.enquiry is 'The enquiry; forgotten together with it.';
comment on column private.mails.request is 'The last request to the function, as in net._http_response.';
comment on column private.mails.tried_at is 'When that request was made.';
comment on column private.mails.is_sent is 'Whether the function has answered that the mail is on its way.';
comment on constraint mails_pkey on private.mails is 'One e-mail for each enquiry.';
comment on constraint mails_enquiry_fkey on private.mails is 'Deleting an enquiry deletes this too.';

alter table private.mails enable row level security;
revoke all on table private.mails from public, anon, authenticated, service_role;

create function private.mail_enquiries() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  address text := (select decrypted_secret from vault.decrypted_secrets where name = 'mail_enquiry_url');
  secret text := (select decrypted_secret from vault.decrypted_secrets where name = 'mail_enquiry_secret');
  due record;
begin
  if address is null or secret is null then
    return;
  end if;

  update private.mails as mail set is_sent = true
  from net._http_response as answer
  where not mail.is_sent and answer.id = mail.request and answer.status_code between 200 and 299;

  -- Those that were never tried come first, so that one that cannot be sent holds up no other.
  for due in
    select stored.id, stored.created_at, stored.name, stored.email, stored.phone, stored.message
    from public.contact_submissions as stored
    left join private.mails as mail on mail.enquiry = stored.id
    where stored.created_at > now() - interval '7 days'
      and (mail.enquiry is null or (not mail.is_sent and mail.tried_at <= now() - interval '5 minutes'))
    order by mail.tried_at nulls first, stored.created_at
    limit 10
  loop
    insert into private.mails (enquiry, request)
    values (
      due.id,
      net.http_post(
        url := address,
        body := to_jsonb(due),
        headers := jsonb_build_object('Content-Type', 'application/json', 'X-Mail-Secret', secret),
        timeout_milliseconds := 20000
      )
    )
    on conflict (enquiry) do update set request = excluded.request, tried_at = now();
  end loop;
end;
$$;

revoke all on function private.mail_enquiries() from public;
comment on function private.mail_enquiries() is
  'Hands up to ten enquiries of the last 7 days to the function that mails them; each again every 5 minutes until it is sent.';

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;

  if to_regnamespace('cron') is not null then
    perform cron.schedule('mail-enquiries', '* * * * *', 'select private.mail_enquiries()');
    -- Every run leaves a line there.
    perform cron.schedule(
      'forget-runs', '47 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
    );
  end if;
end;
$$;
