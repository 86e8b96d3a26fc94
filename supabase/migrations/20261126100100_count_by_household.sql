-- Many providers give a household a whole IPv6 /56, so a sender could use 256 networks of the size that was counted.

create or replace function private.sender_address(headers json) returns text
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  -- Without the header all senders are counted as one: too strict, never too loose.
  address text := trim(coalesce(headers ->> 'cf-connecting-ip', ''));
begin
  -- An IPv4 address as a server listening on IPv6 sees it.
  address := regexp_replace(address, '^::ffff:(?=\d+\.)', '', 'i');

  if family(address::inet) = 6 then
    return network(set_masklen(address::inet, 56))::text;
  end if;
  return host(address::inet);
exception
  when invalid_text_representation then
    return address;
end;
$$;

-- A clock that was ahead must not block a sender until that time comes.
create or replace function private.delete_old_enquiries() returns void
  language sql
  set search_path = ''
as $$
  delete from public.contact_submissions where created_at < now() - interval '12 months';
  delete from private.recent_senders where sent_at not between now() - interval '10 minutes' and now();
$$;
