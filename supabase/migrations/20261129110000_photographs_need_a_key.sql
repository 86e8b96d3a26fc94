-- Photographs come with a key. Without one, the mail of an enquiry would wait for photographs that can never come, and
-- promise them.

update public.contact_submissions set photographs = null where photographs_key is null and photographs is not null;

alter table public.contact_submissions
  add constraint photographs_need_a_key check (photographs is null or photographs_key is not null);

comment on constraint photographs_need_a_key on public.contact_submissions is
  'No number of photographs without a key to send them with.';
