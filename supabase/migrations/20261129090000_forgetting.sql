-- What is forgotten, and when. Enquiries are kept for 12 months, as the privacy page says, and coded addresses of senders
-- for ten minutes; "at most two days", says the privacy page, because on a quiet site only the night deletes them. A hosted
-- project runs this by schedule. The local server runs the deletion when it starts and once a day.

create function private.delete_old_enquiries() returns void
  language sql
  set search_path = ''
as $$
  delete from public.contact_submissions where created_at < now() - interval '12 months';
  delete from private.recent_senders where sent_at not between now() - interval '10 minutes' and now();
  delete from private.recent_photographs where sent_at not between now() - interval '10 minutes' and now();
$$;

revoke all on function private.delete_old_enquiries() from public;
comment on function private.delete_old_enquiries() is
  'Deletes the enquiries that are older than 12 months, with their photographs, and coded addresses that are no longer counted.';

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
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;

  -- A schedule with the same name is replaced.
  if to_regnamespace('cron') is not null then
    perform cron.schedule('delete-old-enquiries', '17 3 * * *', 'select private.delete_old_enquiries()');
    perform cron.schedule('settle-photograph-counts', '*/10 * * * *', 'select private.settle_photograph_counts()');
    -- Every run of a schedule leaves a line there.
    perform cron.schedule(
      'forget-runs', '47 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
    );
  end if;
end;
$$;
