-- A new field of the form is a new column of public.contact_submissions and a grant on it, nothing else: what looks for
-- repeated enquiries and what mails them take all columns that there are.

create or replace function private.drop_repeated_enquiry() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  typed jsonb := to_jsonb(new) - array['id', 'created_at'];
begin
  -- Of two identical enquiries arriving together, the second waits here until the first is
  -- committed, and then sees it.
  perform pg_advisory_xact_lock(hashtextextended(typed::text, 0));

  if exists (
    select from public.contact_submissions as earlier
    where earlier.created_at > now() - interval '10 minutes'
      and to_jsonb(earlier) - array['id', 'created_at'] = typed
  ) then
    return null;
  end if;

  return new;
end;
$$;

create or replace function private.mail_enquiries() returns void
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
    select stored.*
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
