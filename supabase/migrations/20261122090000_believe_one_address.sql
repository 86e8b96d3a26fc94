-- Only cf-connecting-ip is believed. Cloudflare, in front of every hosted project, always writes it itself, and so does
-- the local server; x-forwarded-for can be begun with anything by the sender.

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

  -- A household or a phone has a whole IPv6 /64 to send from.
  if family(address::inet) = 6 then
    return network(set_masklen(address::inet, 64))::text;
  end if;
  return host(address::inet);
exception
  when invalid_text_representation then
    return address;
end;
$$;

comment on function private.sender_address(json) is
  'The address a request came from, by cf-connecting-ip only; for IPv6 the network it belongs to.';
