-- What visitors send with the contact form: anyone may add a row, nobody may read one back.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text,
  message text not null,

  constraint name_length check (char_length(name) between 1 and 200),
  constraint name_not_blank check (name ~ '\S'),
  -- Line breaks and other control characters would let a sender forge headers in a mail made from
  -- these fields.
  constraint name_one_line check (name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  constraint email_length check (char_length(email) <= 320),
  constraint email_shape check (email ~ '^[^@\s]+@[^@\s]+$'),
  constraint email_one_line check (email !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  constraint phone_length check (char_length(phone) <= 40),
  constraint phone_one_line check (phone !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  constraint message_length check (char_length(message) between 1 and 5000)
);

create index contact_submissions_created_at on public.contact_submissions (created_at);

-- Supabase grants everything on new tables to its API roles; take that back before granting the one
-- thing a visitor needs.
revoke all on table public.contact_submissions from public, anon, authenticated, service_role;
grant insert (name, email, phone, message) on table public.contact_submissions to anon;

alter table public.contact_submissions enable row level security;

create policy visitors_add_enquiries on public.contact_submissions
  for insert to anon
  with check (created_at = now());

comment on table public.contact_submissions is
  'Enquiries sent with the contact form. Visitors (role anon) may add rows and do nothing else.';
comment on column public.contact_submissions.id is 'Made by the database; visitors cannot set it.';
comment on column public.contact_submissions.created_at is
  'When the enquiry was stored; visitors cannot set it.';
comment on column public.contact_submissions.name is
  'Name as typed: 1 to 200 characters on one line, not blank.';
comment on column public.contact_submissions.email is
  'E-mail address as typed: at most 320 characters, something@something, no white space.';
comment on column public.contact_submissions.phone is
  'Phone number as typed, if any: at most 40 characters on one line.';
comment on column public.contact_submissions.message is 'Message as typed: 1 to 5000 characters.';

comment on constraint contact_submissions_pkey on public.contact_submissions is
  'One id, one enquiry.';
comment on constraint name_length on public.contact_submissions is 'Names have 1 to 200 characters.';
comment on constraint name_not_blank on public.contact_submissions is 'A name is more than spaces.';
comment on constraint name_one_line on public.contact_submissions is
  'No control characters or line breaks, against header injection.';
comment on constraint email_length on public.contact_submissions is
  'The longest address RFC 5321 allows has 320 characters.';
comment on constraint email_shape on public.contact_submissions is
  'One @ with something on both sides; no stricter than a browser''s own check.';
comment on constraint email_one_line on public.contact_submissions is
  'No control characters or line breaks, against header injection.';
comment on constraint phone_length on public.contact_submissions is
  'Phone numbers have at most 40 characters.';
comment on constraint phone_one_line on public.contact_submissions is
  'No control characters or line breaks, against header injection.';
comment on constraint message_length on public.contact_submissions is
  'Messages have 1 to 5000 characters.';
comment on index public.contact_submissions_created_at is
  'Finds the enquiries of the last minutes when a repeated one is looked for.';
comment on policy visitors_add_enquiries on public.contact_submissions is
  'Visitors may add an enquiry stamped with the present moment. No policy lets anyone read, change or delete one.';
