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

-- Triggers run in the order of their names: this one before drop_repeated_enquiry. Rows that the owner adds in SQL come
-- without headers.
create trigger check_request_size
  before insert on public.contact_submissions
  for each row when (nullif(current_setting('request.headers', true), '') is not null)
  execute function private.check_request_size();
comment on trigger check_request_size on public.contact_submissions is
  'Limits each request to 20 enquiries.';
