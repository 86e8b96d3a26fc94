-- Enquiries are kept for 12 months, as the privacy page says. Every night on a hosted project; the local server deletes
-- them when it starts and once a day.

create function private.delete_old_enquiries() returns void
  language sql
  set search_path = ''
as $$
  delete from public.contact_submissions where created_at < now() - interval '12 months';
$$;

revoke all on function private.delete_old_enquiries() from public;
comment on function private.delete_old_enquiries() is 'Deletes the enquiries that are older than 12 months.';

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;

  -- A schedule with the same name is replaced.
  if to_regnamespace('cron') is not null then
    perform cron.schedule('delete-old-enquiries', '17 3 * * *', 'select private.delete_old_enquiries()');
  end if;
end;
$$;
