-- Enquiries: what visitors send with the contact form. Anyone may add one. Only the firm may read and delete them, and
-- nobody changes what a visitor wrote.

create schema private;
revoke all on schema private from public;
comment on schema private is
  'Machinery behind the public tables. Not exposed by the API and closed to its roles.';

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  photographs_key uuid,
  photographs smallint,
  doubtful boolean,

  constraint name_length check (char_length(name) between 1 and 200),
  constraint email_length check (char_length(email) <= 320),
  constraint phone_length check (char_length(phone) <= 40),
  constraint message_length check (char_length(message) between 1 and 5000),
  constraint email_shape check (email ~ '^[^@\s]+@[^@\s]+$'),
  -- Line breaks and other control characters would let a sender forge headers in a mail made from these fields.
  constraint name_one_line check (name !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  constraint email_one_line check (email !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  constraint phone_one_line check (phone !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'),
  -- A name must not turn the text around it.
  constraint name_direction check (name !~ '[\u202A-\u202E\u2066-\u2069]'),
  constraint email_direction check (email !~ '[\u202A-\u202E\u2066-\u2069]'),
  constraint phone_direction check (phone !~ '[\u202A-\u202E\u2066-\u2069]'),
  -- The sum of several keys may be more than five. Each key is limited for itself.
  constraint photographs_number check (photographs >= 1),
  constraint doubtful_if_set check (doubtful)
);

-- A name or a message of which nothing can be seen is no enquiry, and an e-mail address with anything hidden in it cannot
-- be answered. The form has the same rule (src/enquiry/enquiry.ts).
do $$
declare
  -- White space, control and format characters (Unicode's Cc and Cf), those that leave no mark
  -- (Default_Ignorable_Code_Point), and the blank Braille pattern. Listed, because Postgres has no name for most of them,
  -- and what \s means depends on the collation.
  unseen constant text := '\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2'
    '\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164'
    '\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3'
    '\U0001D173-\U0001D17A\U000E0000-\U000E0FFF';
begin
  execute format(
    'alter table public.contact_submissions
       add constraint name_not_blank check (name ~ %1$L),
       add constraint message_not_blank check (message ~ %1$L),
       add constraint email_visible check (email !~ %2$L)',
    '[^' || unseen || ']',
    '[' || unseen || ']'
  );
end $$;

comment on table public.contact_submissions is
  'Enquiries sent with the contact form. Visitors (role anon) may add rows and do nothing else; the firm (service_role) may read and delete them.';

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
comment on column public.contact_submissions.photographs_key is
  'The first random key that photographs of this enquiry are sent with; null without photographs.';
comment on column public.contact_submissions.photographs is
  'How many photographs the enquiry has, also those that may still come; null without photographs.';
comment on column public.contact_submissions.doubtful is
  'True if a program may have filled in the form: its hidden field was filled, and it was sent within 3 seconds. Otherwise null.';

comment on constraint contact_submissions_pkey on public.contact_submissions is
  'One id, one enquiry.';
comment on constraint name_length on public.contact_submissions is 'Names have 1 to 200 characters.';
comment on constraint email_length on public.contact_submissions is
  'The longest address RFC 5321 allows has 320 characters.';
comment on constraint phone_length on public.contact_submissions is
  'Phone numbers have at most 40 characters.';
comment on constraint message_length on public.contact_submissions is
  'Messages have 1 to 5000 characters.';
comment on constraint email_shape on public.contact_submissions is
  'One @ with something on both sides; no stricter than a browser''s own check.';
comment on constraint name_one_line on public.contact_submissions is
  'No control characters or line breaks, against header injection.';
comment on constraint email_one_line on public.contact_submissions is
  'No control characters or line breaks, against header injection.';
comment on constraint phone_one_line on public.contact_submissions is
  'No control characters or line breaks, against header injection.';
comment on constraint name_direction on public.contact_submissions is
  'No characters that change the direction of the text around them.';
comment on constraint email_direction on public.contact_submissions is
  'No characters that change the direction of the text around them.';
comment on constraint phone_direction on public.contact_submissions is
  'No characters that change the direction of the text around them.';
comment on constraint name_not_blank on public.contact_submissions is 'Something of a name can be seen.';
comment on constraint message_not_blank on public.contact_submissions is 'Something of a message can be seen.';
comment on constraint email_visible on public.contact_submissions is 'All of an e-mail address can be seen.';
comment on constraint photographs_number on public.contact_submissions is 'Null without photographs.';
comment on constraint doubtful_if_set on public.contact_submissions is 'Never false: null says the same.';

create index contact_submissions_created_at on public.contact_submissions (created_at);
comment on index public.contact_submissions_created_at is
  'Finds the enquiries of the last days to mail, those that are too old to keep, and the newest to read.';

-- Supabase grants everything on new tables to the roles of its API. This takes it back before it grants what each of them
-- needs. The firm uses the project's secret key, which acts as service_role, or the dashboard.
revoke all on table public.contact_submissions from public, anon, authenticated, service_role;
grant insert (name, email, phone, message, photographs_key, photographs, doubtful)
  on table public.contact_submissions to anon;
grant select, delete on table public.contact_submissions to service_role;

alter table public.contact_submissions enable row level security;

create policy visitors_add_enquiries on public.contact_submissions
  for insert to anon
  with check (created_at = now());
comment on policy visitors_add_enquiries on public.contact_submissions is
  'Visitors may add an enquiry stamped with the present moment. No policy lets anyone read, change or delete one.';
