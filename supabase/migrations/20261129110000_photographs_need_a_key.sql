-- Photographs come with a key. Without one, an announced number would only delay the mail of its enquiry by an hour.

update public.contact_submissions set photographs = null where photographs_key is null and photographs is not null;

alter table public.contact_submissions
  add constraint photographs_need_a_key check (photographs is null or photographs_key is not null);

comment on constraint photographs_need_a_key on public.contact_submissions is
  'No number of photographs without a key to send them with.';
